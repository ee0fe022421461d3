import { metricOf } from "./export-columns.ts";
import { isoDays, wholeNumber } from "./export-numbers.ts";
import { tablesIn } from "./unpack-export.ts";

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

/**
 * Undefined when no table of it is known. Its headings come in the language of whoever exported it, so the values tell the tables apart:
 * addresses with counts are pages that are linked to, addresses without are pages that link, hosts with counts are sites.
 */
export function readLinksExport(text: string): LinksExport | undefined {
  const found: LinksExport = { pages: [], sites: [], targets: [], anchors: [] };
  for (const { rows } of tablesIn(text)) {
    const [head = [], ...body] = rows;
    if (head.some((title) => metricOf(title) === "clicks")) continue;
    const columns = head.map((title, index) => ({ title, values: body.map((cells) => cells[index] ?? "") }));
    const columnOf = (isOne: (value: string) => boolean) => columns.find(({ values }) => mostly(values, isOne))?.values;
    const [addresses, hosts, counts] = [columnOf(isAddress), columnOf(isHost), columnOf(isCount)];
    const days = isoDays(columnOf((value) => DAY.test(value)) ?? []);
    const anchors = columns.find(({ title }) => LINK_TEXT.test(title))?.values;
    for (const [index] of body.entries()) {
      const [address = "", host = "", words] = [addresses?.[index], hosts?.[index], anchors?.[index]];
      const count = wholeNumber(counts?.[index] ?? "");
      if (words) found.anchors.push(words.slice(0, 200));
      else if (isAddress(address) && counts && count !== null) found.targets.push({ url: address, links: count });
      else if (isAddress(address) && !counts) found.pages.push({ url: address, crawled: days[index] ?? null });
      else if (isHost(host) && count !== null) found.sites.push({ domain: host.slice(0, 253), pages: count });
    }
  }
  return Object.values(found).some((rows) => rows.length > 0) ? found : undefined;
}

const DAY = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})/;
/** “Link text”, “Text”, “Anchor text”, “Linktext”, “Texte du lien”, “Texto del enlace”, “Testo”, “Linktekst”, “Tekst linku”, “リンク テキスト”. */
const LINK_TEXT = /te(?:xt|sto|kst)|anchor|anker|ancre|テキスト/i;

const isCount = (text: string) => !DAY.test(text) && wholeNumber(text) !== null;
const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
const isHost = (text: string) => /^(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+$/u.test(text);

function mostly(values: readonly string[], isOne: (value: string) => boolean): boolean {
  const known = values.slice(0, 50).filter((value) => value !== "");
  return known.length > 0 && known.filter(isOne).length * 2 > known.length;
}
