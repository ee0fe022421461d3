import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { CheckWorld } from "#engines/crawler/link-check/check-target.ts";
import { createHostQueue } from "#engines/crawler/link-check/host-queue.ts";
import { hasFragment } from "#engines/crawler/link-check/link-fragment.ts";
import { readAnswer } from "#engines/crawler/read-answer.ts";
import type { PageReading } from "#engines/crawler/reading/page-reading.ts";
import type { BrokenLinkEvent } from "./broken-link-event.ts";
import type { KeptReading } from "./kept-reading.ts";
import { createTargetOf } from "./link-book.ts";

interface Options {
  events: readonly BrokenLinkEvent[];
  state: CrawlState;
  /** Pages that this attempt has read. */
  readings: ReadonlyMap<string, KeptReading>;
  world: CheckWorld;
  pace: { perHost: number; atOnce: number; minDelayMs: number };
  tell(event: BrokenLinkEvent): void;
}

/** Pages that are read for the sake of their fragments alone. */
const MAX_READ = 300;
/** A page of fewer words is filled by scripts, which may also make its ids. */
const MIN_WORDS = 12;

/** Looks on every page that a fragment points to whether there is such a part. */
export async function checkFragments({ events, state, readings, world, pace, tell }: Options): Promise<void> {
  const settled = new Set(events.flatMap((event) => (event.kind === "fragments" ? event.url : [])));
  const checked = new Map(events.flatMap((event) => (event.kind === "checked" ? [[event.url, event] as const] : [])));
  const wanted = wantedFragments(state);
  const queue = createHostQueue({ ...pace, now: world.now, sleep: world.sleep });
  let read = 0;
  for (const [address, { identity, fragments }] of wanted) {
    if (settled.has(address)) continue;
    const known = readings.get(identity);
    if (known) judge(address, fragments, known);
    else if (answersAsPage(address, identity) && read++ < MAX_READ)
      queue.add(new URL(address).host, async () => {
        const reading = await readTarget(address);
        if (reading) judge(address, fragments, reading);
      });
  }
  await queue.done();

  function judge(address: string, fragments: ReadonlySet<string>, { targets, bodyText }: Pick<KeptReading, "targets" | "bodyText">) {
    const isFrame = targets.size < 3 && address !== state.home && bodyText(1_000).split(" ").length < MIN_WORDS;
    const missing = isFrame ? [] : [...fragments].filter((fragment) => !hasFragment(targets, fragment));
    tell({ kind: "fragments", at: world.now(), url: address, missing });
  }

  function answersAsPage(address: string, identity: string): boolean {
    const facts = checked.get(address) ?? state.pages.get(identity)?.facts;
    if (facts?.status !== 200 || facts.type !== undefined || "soft" in facts) return false;
    // A redirect with a part of its own leads there, whatever the link says (RFC 9110, 10.2.2).
    return !("hops" in facts && facts.hops?.some(([, to]) => to.includes("#")));
  }

  async function readTarget(address: string): Promise<PageReading | undefined> {
    const { fetchPage, signal, timeout, breathe } = world;
    const late = timeout(15_000);
    try {
      const options = { maxBytes: 5_000_000, onTruncate: "keep", keepAlive: true } as const;
      const page = await fetchPage(new URL(address), { ...options, signal: AbortSignal.any([signal, late]) });
      // The end of a page that was cut may hold the part.
      return page.truncated ? undefined : (await readAnswer(page, { nowMs: world.now(), pause: breathe })).reading;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (late.aborted || error instanceof AppError) return undefined;
      throw error;
    }
  }
}

function wantedFragments(state: CrawlState): Map<string, { identity: string; fragments: Set<string> }> {
  const wanted = new Map<string, { identity: string; fragments: Set<string> }>();
  const toTarget = createTargetOf(state);
  for (const shape of state.links.shapes) {
    if ((shape.kind !== "a" && shape.kind !== "area") || !shape.url.includes("#")) continue;
    const target = toTarget(shape);
    if (target?.fragment === undefined) continue;
    const { address, identity, fragment } = target;
    // Of pasted HTML there is only the page itself.
    if (address.startsWith(PASTED) && address !== PASTED) continue;
    const entry = wanted.get(address) ?? { identity, fragments: new Set() };
    entry.fragments.add(fragment);
    wanted.set(address, entry);
  }
  return wanted;
}
