import { INDEXED_BYTES } from "#core/rules/limits.ts";
import type { FetchHtmlContentOutput } from "./fetch-html-content.schema.ts";

/** The line on which Googlebot stops, counted in the bytes that were sent. */
export function googleCut(body: Uint8Array): FetchHtmlContentOutput["googleCut"] {
  if (body.byteLength <= INDEXED_BYTES) return null;
  let line = 1;
  for (let index = 0; index < INDEXED_BYTES; index++) if (body[index] === 10) line++;
  return { line, bytesAfter: body.byteLength - INDEXED_BYTES };
}
