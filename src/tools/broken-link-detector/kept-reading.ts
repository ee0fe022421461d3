import type { PageReading } from "#engines/crawler/reading/page-reading.ts";

/** What a run keeps in memory of each page, to look for fragments and soft 404s when all are read. */
export type KeptReading = Pick<PageReading, "targets" | "title" | "h1" | "bodyText">;

const MAX_TEXT = 20_000;

export function keptReading({ targets, title, h1, bodyText }: PageReading): KeptReading {
  return { targets, title, bodyText: bodyText.slice(0, MAX_TEXT), ...(h1 === undefined ? {} : { h1 }) };
}
