import type { HtmlElement } from "#core/html/parse-html.ts";
import type { TextBlock } from "../page-snapshot.ts";
import type { Region } from "../region.ts";
import { collapse } from "./text-collector.ts";

/** Gathers what readers see, one block at a time: a paragraph, a heading, a table cell. */
export class TextBlocks {
  readonly blocks: TextBlock[] = [];
  #pieces: string[] = [];
  #begin: Omit<TextBlock, "text"> | null = null;

  /** `heading` is the index of the last heading before it, -1 before the first. */
  add(text: string, where: { line: number; region: Region; heading: number; tagName: string }): void {
    if (this.#begin === null) {
      if (/^[\t\n\f\r ]*$/.test(text)) return;
      this.#begin = where;
    }
    this.#pieces.push(text);
  }

  /** Text before and after a block's edge belongs to different blocks. */
  edge(element: HtmlElement): void {
    if (!inline.has(element.tagName)) this.end();
  }

  end(): void {
    if (this.#begin) this.blocks.push({ ...this.#begin, text: collapse(this.#pieces.join("")) });
    this.#pieces = [];
    this.#begin = null;
  }
}

/** Phrasing content that stands within a line: https://html.spec.whatwg.org/multipage/rendering.html#phrasing-content-3 */
const inline = new Set(
  (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label map mark nobr q rp rt ruby s samp small span strike " +
    "strong sub sup time tt u var wbr"
  ).split(" "),
);
