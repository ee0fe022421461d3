import { readCsv } from "#core/text/read-csv.ts";

/** What Search Console's links report exports, one table or several pasted one after another. */
export interface LinksExport {
  /** Pages that link, with the day they were last read. */
  pages: { url: string; crawled: string | null }[];
  /** Sites that link, with how many of their pages do. */
  sites: { domain: string; pages: number }[];
  /** Pages of the own site that are linked to. */
  targets: { url: string; links: number }[];
  /** Words of links, the most frequent first. */
  anchors: string[];
}

/** Undefined when no table of it is known. */
export function readLinksExport(text: string): LinksExport | undefined {
  const found: LinksExport = { pages: [], sites: [], targets: [], anchors: [] };
  for (const part of text.replace(/^\uFEFF/, "").split(/\r?\n\s*\r?\n/)) {
    const [head = [], ...rows] = readCsv(part);
    const titles = head.map((title) => title.trim().toLowerCase());
    const at = (...names: string[]) => titles.findIndex((title) => names.includes(title));
    const [page, site, target, anchor] = [
      at("linking page", "source page"),
      at("site", "linking site"),
      at("target page", "linked page"),
      at("link text", "text", "anchor text"),
    ];
    const count = at("linking pages", "incoming links", "links");
    const crawled = at("last crawled");
    for (const row of rows) {
      const number = Number((row[count] ?? "").replace(/[,\s.]/g, ""));
      if (anchor !== -1 && row[anchor]) found.anchors.push(row[anchor].slice(0, 200));
      else if (page !== -1 && isAddress(row[page])) found.pages.push({ url: row[page], crawled: dayOf(row[crawled]) });
      else if (target !== -1 && isAddress(row[target]) && Number.isFinite(number)) found.targets.push({ url: row[target], links: number });
      else if (site !== -1 && row[site] && Number.isFinite(number)) found.sites.push({ domain: row[site].slice(0, 253), pages: number });
    }
  }
  return Object.values(found).some((rows) => rows.length > 0) ? found : undefined;
}

const isAddress = (text: string | undefined): text is string => text !== undefined && /^https?:\/\//i.test(text) && URL.canParse(text);

const dayOf = (text: string | undefined) => /\d{4}-\d\d-\d\d/.exec(text ?? "")?.[0] ?? null;
