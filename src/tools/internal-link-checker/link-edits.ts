import { type CrawlState, crawlState } from "#core/crawl/crawl-state.ts";
import { linkSide } from "#core/crawl/link-side.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { type PageEdit, pagesToEdit } from "#core/crawl/pages-to-edit.ts";
import { present } from "#core/errors/present.ts";
import { toCsv } from "#core/text/csv.ts";
import { type SiteGraph, siteGraph } from "#engines/site-graph/site-graph.ts";
import { type InternalLinkEvent, isCrawlEvent } from "./internal-link-event.ts";

interface Place {
  page: string;
  line: number;
  shape: LinkShape;
}

/** Of a whole site: what to change on which page, and every link that leaves it. */
export function editFiles(events: readonly InternalLinkEvent[]) {
  const state = crawlState(events.filter(isCrawlEvent));
  const site = siteGraph(state);
  if (!site) return [];
  const home = state.home ?? "";
  const places = placesOf(state);
  const missing = events.flatMap((event) => (event.kind === "opportunities" ? event.found : []));
  const edits = [
    ...places.flatMap((place) => editsAt(place, site, home)),
    ...missing.map(({ from, to, phrase }) => ({
      page: from,
      words: phrase,
      wrong: "Names a page of yours and does not link to it.",
      instead: to,
    })),
  ];
  return [pagesToEdit(edits, home), { name: "outside-links.csv", type: "text/csv; charset=utf-8", body: outsideTable(places, home) }];
}

export function countOutside(state: CrawlState): number {
  return placesOf(state).filter(({ shape }) => isOutside(shape, state.home ?? "")).length;
}

const isOutside = ({ url }: LinkShape, home: string): boolean => linkSide(url, home) === "external";

function placesOf({ links }: CrawlState): Place[] {
  const places: Place[] = [];
  for (const [page, packed] of links.byPage)
    for (let at = 0; at < packed.length; at += 2) {
      const shape = links.shapes[present(packed[at])];
      if (shape?.kind === "a" || shape?.kind === "area") places.push({ page, line: packed[at + 1] ?? 0, shape });
    }
  return places;
}

/** A link may have to be changed for several reasons; each is said. */
function editsAt({ page, line, shape }: Place, { pages, numberOf }: SiteGraph, home: string): PageEdit[] {
  const { url, text, region, rel, flags } = shape;
  const isInside = linkSide(url, home) === "internal";
  const target = pages[numberOf(url) ?? -1];
  const reasons: Pick<PageEdit, "wrong" | "instead">[] = [];
  if (flags.invalid || flags.uncrawlable) reasons.push({ wrong: "No crawler can follow it." });
  if (flags.empty) reasons.push({ wrong: "Has no words: a screen reader says only “link”." });
  if (isInside && flags.generic) reasons.push({ wrong: "Its words say nothing of the page behind it." });
  if (isInside && rel.includes("nofollow")) reasons.push({ wrong: "Carries nofollow to a page of your own." });
  if (target && !target.verdict.belongs && LEADS_ASTRAY.includes(target.verdict.reason)) {
    const end = pages[target.end];
    reasons.push({ wrong: target.verdict.words, instead: end?.verdict.belongs ? end.url : undefined });
  }
  return reasons.map((reason) => ({ page, line, words: text, where: region, link: url, ...reason }));
}

const LEADS_ASTRAY: readonly string[] = ["dead", "server-error", "no-answer", "redirect"];

function outsideTable(places: readonly Place[], home: string): string {
  return toCsv([
    ["page", "line", "words", "where", "rel", "address"],
    ...places
      .filter(({ shape }) => isOutside(shape, home))
      .map(({ page, line, shape }) => [page, line, shape.text, shape.region, shape.rel.join(" "), shape.url]),
  ]);
}
