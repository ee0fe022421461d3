import { problemAt, type WrittenCode } from "#core/tool/minified-code.ts";
import { endsBefore } from "./end-tags.ts";
import type { HtmlOptions } from "./html-options.ts";
import { IndentedLines } from "./indented-lines.ts";
import { type CodeInside, type RewrittenCode, rewriteCode } from "./inline-code.ts";
import { type HtmlPart, readHtml } from "./read-html.ts";
import { hasSameTree } from "./same-tree.ts";
import { type ShieldedHtml, shieldTemplateTags } from "./template-tags.ts";
import { isBlock, isUnseen, SPACES } from "./white-space.ts";

/** HTML with a line for each block, set in by its depth. Words, inline elements and what `<pre>` holds stay as they are. */
export async function beautifyHtml(source: string, indent: string, inside: CodeInside): Promise<WrittenCode> {
  const shielded = shieldTemplateTags(source);
  const read = readHtml(shielded.html);
  if (!read.ok) return { ok: false, problem: problemAt(source, read.at, read.message) };
  const code = await rewriteCode(source, shielded, read.parts, inside);
  const written = new Layout(source, shielded, code, new IndentedLines(indent)).write(read.parts);
  const again = readHtml(shieldTemplateTags(written).html);
  return again.ok && hasSameTree(read, again, BREAKS_BESIDE_BLOCKS, inside)
    ? { ok: true, code: written, notes: code.notes }
    : {
        ok: true,
        code: source,
        notes: ["The code is as it was: with line breaks a browser would have read it differently. Mend its tags first."],
      };
}

const BREAKS_BESIDE_BLOCKS: HtmlOptions = {
  collapseSpaces: true,
  dropBlockSpaces: true,
  dropComments: false,
  dropEndTags: false,
  dropQuotes: false,
  dropTypes: false,
  shortBooleans: false,
  tidyClasses: false,
};

const EMPTY = new Set("hr col frame meta link base".split(" "));

class Layout {
  readonly #source: string;
  readonly #shielded: ShieldedHtml;
  readonly #code: RewrittenCode;
  readonly #lines: IndentedLines;

  constructor(source: string, shielded: ShieldedHtml, code: RewrittenCode, lines: IndentedLines) {
    this.#source = source;
    this.#shielded = shielded;
    this.#code = code;
    this.#lines = lines;
  }

  write(parts: readonly HtmlPart[]): string {
    for (const part of parts) {
      if (part.kind === "text") this.#text(part);
      else if (this.#lines.isIn("pre") && !(part.kind === "close" && part.name === "pre")) this.#lines.add(this.#written(part));
      else if (part.kind === "open") this.#open(part);
      else if (part.kind === "close") this.#close(part);
      else this.#aside(part);
    }
    return this.#lines.end();
  }

  #written = ({ start, end }: HtmlPart) => this.#source.slice(start, end);

  #text(part: Extract<HtmlPart, { kind: "text" }>): void {
    const rewritten = this.#code.texts.get(part);
    if (rewritten !== undefined) this.#lines.addCode(rewritten);
    else if (part.place.keepsSpaces || this.#written(part).includes("<![CDATA[")) this.#lines.add(this.#written(part));
    else this.#lines.addWords(this.#shielded.outsideTags(this.#source, part.start, part.end, (words) => words.replace(SPACES, " ")));
  }

  #open(part: Extract<HtmlPart, { kind: "open" }>): void {
    const tag = this.#written(part);
    const { name } = part;
    // What the author left open, and a browser closes here.
    while (endsBefore(this.#lines.innermost, name)) this.#lines.leave();
    if (!part.isHtml || !(isBlock(name) || (isUnseen(name) && this.#lines.mayBreak()))) this.#lines.add(tag);
    else if (EMPTY.has(name)) this.#lines.addAlone(tag);
    else this.#lines.enter(name, tag);
  }

  #close(part: Extract<HtmlPart, { kind: "close" }>): void {
    if (part.isHtml) this.#lines.leaveBy(part.name, this.#written(part));
    else this.#lines.add(this.#written(part));
  }

  /** Comments and the doctype. */
  #aside(part: HtmlPart): void {
    if (this.#lines.mayBreak()) this.#lines.addAlone(this.#written(part));
    else this.#lines.add(this.#written(part));
  }
}
