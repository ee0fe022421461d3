import { countWords } from "#core/crawl/crawl-words.ts";
import type { FigureRow } from "#core/figures/figure.schema.ts";
import { headlineOf, topicsOf } from "./competitor-analysis.engine.ts";
import type { CompetitorAnalysisOutput } from "./competitor-analysis.schema.ts";
import type { ReadPage, ReadSite } from "./read-site.ts";
import { measuresOf } from "./site-measures.ts";

export interface NamedSite {
  key: string;
  host: string;
  url: string;
}

/** What a run tells as it goes: all that it finds follows from these, after a restart too. */
export type CompetitorEvent =
  | { kind: "started"; on: string; sites: readonly NamedSite[]; notes: readonly string[] }
  | { kind: "page"; site: string; page: ReadPage }
  | { kind: "read"; site: string; outcome: Omit<ReadSite, "pages"> }
  | { kind: "standing"; rows: FigureRow[] };

export interface SiteSoFar extends NamedSite {
  site: ReadSite;
  isDone: boolean;
}

export function sitesSoFar(events: readonly CompetitorEvent[]): SiteSoFar[] {
  const started = events.find((event) => event.kind === "started");
  return (started?.sites ?? []).map((named) => {
    // A site that was half read when the server stopped is read again, and its pages come twice.
    const pages = new Map(
      events.flatMap((event) => (event.kind === "page" && event.site === named.key ? [[event.page.url, event.page]] : [])),
    );
    const outcome = events.find((event) => event.kind === "read" && event.site === named.key);
    return {
      ...named,
      site: { ...(outcome?.kind === "read" ? outcome.outcome : UNDER_WAY), pages: [...pages.values()] },
      isDone: outcome !== undefined,
    };
  });
}

const UNDER_WAY: Omit<ReadSite, "pages"> = { home: null, trouble: "", isCut: false, found: 0, sitemap: null };

/** The comparison of what was read so far; undefined before the first page. */
export function resultSoFar(events: readonly CompetitorEvent[]): CompetitorAnalysisOutput | undefined {
  return events.some(({ kind }) => kind === "page" || kind === "read") ? resultFrom(events) : undefined;
}

export function resultFrom(events: readonly CompetitorEvent[]): CompetitorAnalysisOutput {
  const started = events.find((event) => event.kind === "started");
  if (!started) throw new Error("a run that never began");
  const read = sitesSoFar(events);
  const withPages = read.map(({ key, host, site }) => ({ key, host, pages: site.pages }));
  const topics = topicsOf(withPages, started.on);
  return {
    headline: headlineOf(topics, withPages),
    sites: read.map(({ key, host }) => ({ key, title: key === "site-0" ? `You: ${host}` : host })),
    measures: measuresOf(read, started.on),
    standing: events.find((event) => event.kind === "standing")?.rows ?? [],
    topics,
    notes: [...started.notes, ...read.flatMap(troubleOf)],
  };
}

function troubleOf({ host, isDone, site: { trouble, isCut, pages } }: SiteSoFar): string[] {
  if (!isDone) return [`${host}: the run was stopped after ${countWords(pages.length, "page")} of it.`];
  if (trouble !== "" || pages.length === 0) return [`${host}: ${trouble || "None of its addresses answers with a page."}`];
  return isCut ? [`${host} answers slowly or asks for pauses: after 30 seconds we had ${pages.length} of its pages.`] : [];
}
