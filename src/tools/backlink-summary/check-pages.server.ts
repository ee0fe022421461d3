import { getDomain } from "tldts";
import { AppError } from "#core/errors/app-error.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "now">;

/** One after another: the pages may be of one host. */
async function eachInTurn<Item, Row>(items: readonly Item[], work: (item: Item) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const item of items) rows.push(await work(item));
  return rows;
}

export const PAGE_COLUMNS = [
  { key: "link", title: "Link" },
  { key: "rel", title: "Followed" },
  { key: "anchor", title: "Words of the link" },
  { key: "status", title: "Answer" },
];

/** Is the link there? Each page is read now, with its scripts not run. */
export function checkPages(pages: readonly string[], domain: string, { fetchPage, now }: Ports, signal: AbortSignal): Promise<FigureRow[]> {
  const asOf = now().toISOString().slice(0, 10);
  const measured = (value: string): Figure => ({ state: "measured", value, source: "The page, read now", asOf });
  return eachInTurn(pages, async (name): Promise<FigureRow> => {
    try {
      const page = await fetchPage(name, { signal, onTruncate: "keep", maxBytes: 3_000_000, totalMs: 10_000 });
      const { links, nofollow } = await readPage(Buffer.from(page.body).toString("utf8"), page.url);
      const found = links.filter(({ url, kind }) => (kind === "a" || kind === "area") && getDomain(url) === domain);
      const status = measured(page.hops.length > 1 ? `${page.status}, after a redirect` : String(page.status));
      const [first] = found;
      if (!first) return { name, figures: { link: measured("Not there"), status } };
      const rel = nofollow ? "no, by the page’s robots tag" : first.rel.find((word) => ["nofollow", "ugc", "sponsored"].includes(word));
      return {
        name,
        figures: {
          link: measured(found.length === 1 ? "There" : `There, ${found.length} times`),
          rel: measured(rel ? `No: ${rel}` : "Yes"),
          anchor: measured(first.text === "" ? "None" : first.text.slice(0, 120)),
          status,
        },
      };
    } catch (error) {
      return { name, figures: { link: unreachable(error) } };
    }
  });
}

export const TARGET_COLUMNS = [
  { key: "links", title: "Links to it" },
  { key: "answer", title: "Answers now with" },
];

/** Pages of the own site that others link to: dead or moved ones waste their links. */
export function checkTargets(
  targets: readonly { url: string; links: number }[],
  checked: number,
  { fetchPage, now }: Ports,
  signal: AbortSignal,
): Promise<FigureRow[]> {
  const asOf = now().toISOString().slice(0, 10);
  let left = checked;
  return eachInTurn(targets, async ({ url, links }): Promise<FigureRow> => {
    const count: Figure = { state: "measured", value: links, source: "Your Search Console export", asOf };
    if (left-- <= 0)
      return {
        name: url,
        figures: {
          links: count,
          answer: { state: "unavailable", reason: "unsupported", detail: `The ${checked} most linked pages are asked a run.` },
        },
      };
    try {
      const page = await fetchPage(url, { signal, onTruncate: "keep", maxBytes: 200_000, totalMs: 10_000 });
      const value = page.hops.length > 1 ? `${page.status}, at ${page.url}` : String(page.status);
      return { name: url, figures: { links: count, answer: { state: "measured", value, source: "The page, asked now", asOf } } };
    } catch (error) {
      return { name: url, figures: { links: count, answer: unreachable(error) } };
    }
  });
}

function unreachable(error: unknown): Figure {
  if (!(error instanceof AppError) || error.code === "cancelled") throw error;
  return { state: "unavailable", reason: "upstream-error", detail: error.message };
}
