import type { FetchHtmlContentOutput } from "./fetch-html-content.schema.ts";

/**
 * Googlebot reads the first 2 MB of an HTML file, unpacked: https://developers.google.com/search/docs/crawling-indexing/googlebot, checked
 * 2026-11-15. Two million bytes, since the page does not say which kind of megabyte it means.
 */
const GOOGLE_BYTES = 2_000_000;

/** The line on which that falls, counted in the bytes that were sent. */
export function googleCut(body: Uint8Array): FetchHtmlContentOutput["googleCut"] {
  if (body.byteLength <= GOOGLE_BYTES) return null;
  let line = 1;
  for (let index = 0; index < GOOGLE_BYTES; index++) if (body[index] === 10) line++;
  return { line, bytesAfter: body.byteLength - GOOGLE_BYTES };
}
