import { Tokenizer } from "parse5";
import { PageReader } from "./page-reader.ts";
import type { PageReading } from "./page-reading.ts";

const PIECE = 65_536;

/**
 * One linear pass over the tags, without a tree: no page, however nested, costs more than its length. `pause` is awaited between
 * pieces, so that a page of 5 MB does not hold up the rest of the server.
 */
export async function readPage(html: string, address: string, pause: () => Promise<void> = async () => {}): Promise<PageReading> {
  const reader = new PageReader(address, html);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, reader);
  reader.setMode = (mode) => {
    tokenizer.state = mode;
  };
  for (let at = 0; at < html.length; at += PIECE) {
    if (at > 0) await pause();
    tokenizer.write(html.slice(at, at + PIECE), at + PIECE >= html.length);
  }
  return reader.result();
}
