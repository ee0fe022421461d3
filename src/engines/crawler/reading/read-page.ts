import { HtmlScanner } from "./html-scanner.ts";
import { PageReader } from "./page-reader.ts";
import type { PageReading } from "./page-reading.ts";

const PIECE = 32_768;

/**
 * One linear pass over the tags, without a tree: no page, however nested, costs more than its length. `pause` is awaited between
 * pieces, so that a page of 5 MB does not hold up the rest of the server.
 */
export async function readPage(html: string, address: string, pause: () => Promise<void> = async () => {}): Promise<PageReading> {
  const reader = new PageReader(address, html);
  const scanner = new HtmlScanner(html, reader);
  for (let end = PIECE; scanner.readTo(end); end += PIECE) await pause();
  return reader.result();
}
