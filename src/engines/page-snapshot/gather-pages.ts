import { AppError } from "#core/errors/app-error.ts";
import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput, PageReport } from "#core/page-check/page-report.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import { refuseUnreadable } from "./readable-page.ts";
import { takeSnapshot } from "./take-snapshot.ts";

export interface GatheredPage {
  snapshot: PageSnapshot;
  kept: PageReport<unknown>["kept"];
}

interface Gathered {
  pages: GatheredPage[];
  failures: PageCheckOutput<unknown>["failures"];
}

/** Of a list: enough to be quick, few enough not to crowd one host. */
const AT_ONCE = 4;

/** The pages that an input names. One page that cannot be read throws; of several, it stands among the failures. */
export async function gatherPages(
  input: PageInput,
  ports: Pick<ToolPorts, "openPage">,
  signal: AbortSignal,
  { acceptsAny }: { acceptsAny: boolean },
): Promise<Gathered> {
  const open = async (address: string) => snapshotOf(await ports.openPage({ url: address }, signal), address, acceptsAny);
  if (input.urls) return gatherList(input.urls, open);
  if (input.snapshot !== undefined) {
    const kept = await ports.openPage({ snapshot: input.snapshot }, signal);
    const { pages, failures } = await gatherList(input.compareWith === undefined ? [] : [input.compareWith], open);
    return { pages: [snapshotOf(kept, kept.input, acceptsAny), ...pages], failures };
  }
  if (input.compareWith !== undefined) return gatherList([input.url ?? "", input.compareWith], open);
  if (input.html !== undefined) {
    const opened = await ports.openPage({ html: input.html, ...(input.url === undefined ? {} : { url: input.url }) }, signal);
    return { pages: [snapshotOf(opened, opened.input, acceptsAny)], failures: [] };
  }
  return { pages: [await open(input.url ?? "")], failures: [] };
}

async function gatherList(urls: readonly string[], open: (address: string) => Promise<GatheredPage>): Promise<Gathered> {
  const addresses = [...new Set(urls)];
  const outcomes: (GatheredPage | Gathered["failures"][number])[] = new Array(addresses.length);
  let next = 0;
  const work = async () => {
    for (let index = next++; index < addresses.length; index = next++) {
      const address = addresses[index] ?? "";
      outcomes[index] = await open(address).catch((fault: unknown) => {
        if (!(fault instanceof AppError)) throw fault;
        return { input: address, code: fault.code, message: fault.message };
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    pages: outcomes.filter((outcome) => "snapshot" in outcome),
    failures: outcomes.filter((outcome) => "code" in outcome),
  };
}

/** One parse for all tools that look at one page: the port returns the same object while it has the page. */
const parsed = new WeakMap<OpenedPage["page"], PageSnapshot>();

function snapshotOf({ page, id, takenAt, until, age, earlier }: OpenedPage, input: string, acceptsAny: boolean): GatheredPage {
  if (!acceptsAny) refuseUnreadable(page);
  let snapshot = parsed.get(page);
  if (!snapshot) {
    snapshot = takeSnapshot(page, { input });
    parsed.set(page, snapshot);
  }
  return {
    snapshot: snapshot.request.input === input ? snapshot : { ...snapshot, request: { ...snapshot.request, input } },
    kept: id === null ? null : { id, takenAt, until, ...(age === undefined ? {} : { age }), ...(earlier ? { earlier } : {}) },
  };
}
