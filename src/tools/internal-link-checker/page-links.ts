import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { linkSide } from "#core/crawl/link-side.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { present } from "#core/errors/present.ts";
import { runRules } from "#core/rules/run-rules.ts";
import type { TargetFacts } from "#engines/crawler/link-check/target-facts.ts";
import { targetVerdict } from "#engines/crawler/link-check/target-verdict.ts";
import type { PageLinkRow, PageLinks } from "./internal-link-checker.schema.ts";
import type { PageExtra } from "./internal-link-event.ts";
import { lacksNoopener, pageLinkRules } from "./page-link-rules.ts";

const MAX_ROWS = 2_000;

/** Every link of one page, what it is and what is wrong with it. */
export function pageLinksFrom(state: CrawlState, checked: ReadonlyMap<string, TargetFacts>): PageLinks {
  const home = state.home ?? "";
  const facts = state.pages.get(home)?.facts;
  const edges = state.links.byPage.get(home) ?? [];
  const seen = new Set<string>();
  const rows: PageLinkRow[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const shape = state.links.shapes[present(edges[at])];
    if (shape) rows.push(rowOf(shape, edges[at + 1] ?? 0, home, seen, checked));
  }
  const { empty = [] } = (facts?.extra ?? {}) as Partial<PageExtra>;
  const more = state.links.more;
  return {
    ...(facts?.title === undefined ? {} : { title: facts.title }),
    links: rows.slice(0, MAX_ROWS),
    more: more + Math.max(0, rows.length - MAX_ROWS),
    counts: countsOf(rows, more),
    findings: runRules(pageLinkRules, {
      home,
      rows,
      more,
      empty,
      isNofollow: facts?.content?.nofollow === true,
      isScriptBuilt: facts?.scriptBuilt === true,
    }),
  };
}

function rowOf(
  { url, text, rel, region, flags }: LinkShape,
  line: number,
  home: string,
  seen: Set<string>,
  checked: ReadonlyMap<string, TargetFacts>,
): PageLinkRow {
  const address = url.split("#", 1)[0] ?? "";
  const isFirst = !seen.has(address);
  seen.add(address);
  const facts = checked.get(address);
  return {
    url,
    text,
    isImage: flags.image === true,
    rel: [...rel],
    region,
    line,
    where: flags.invalid || url === "" ? "other" : linkSide(url, home),
    isFirst,
    isBlank: flags.blank === true,
    faults: (["empty", "generic", "uncrawlable"] as const).filter((fault) => flags[fault]),
    ...(facts?.status === undefined ? {} : { status: facts.status }),
    ...(facts ? { answer: targetVerdict(address, facts).words } : {}),
  };
}

function countsOf(rows: readonly PageLinkRow[], more: number): PageLinks["counts"] {
  const count = (is: (row: PageLinkRow) => boolean) => rows.filter(is).length;
  const internal = rows.filter(({ where }) => where === "internal");
  return {
    all: rows.length + more,
    internal: internal.length,
    uniqueInternal: new Set(internal.map(({ url }) => url.split("#", 1)[0])).size,
    subdomain: count(({ where }) => where === "subdomain"),
    external: count(({ where }) => where === "external"),
    other: count(({ where }) => where === "other"),
    nofollow: count(({ rel }) => rel.includes("nofollow")),
    ugc: count(({ rel }) => rel.includes("ugc")),
    sponsored: count(({ rel }) => rel.includes("sponsored")),
    blankWithoutNoopener: count(lacksNoopener),
  };
}
