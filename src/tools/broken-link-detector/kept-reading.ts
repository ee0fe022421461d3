import type { PageReading } from "#engines/crawler/reading/page-reading.ts";

/** What a run keeps in memory of each page, to look for fragments and soft 404s when all are read. */
export type KeptReading = Pick<PageReading, "targets" | "title" | "h1"> & { bodyText(most: number): string };

const MAX_TEXT = 20_000;
const FEW = 1_000;

/** The text as a copy of its own: a part of the page's would hold all of the page. Most sites answer 404 for what they do not have, and need little of it. */
export function keptReading({ targets, title, h1, bodyText }: PageReading, keepsText: boolean): KeptReading {
  const text = Buffer.from(bodyText(keepsText ? MAX_TEXT : FEW)).toString();
  return { targets, title, bodyText: (most) => text.slice(0, most), ...(h1 === undefined ? {} : { h1 }) };
}
