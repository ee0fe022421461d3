import { problemAt, type WrittenCode } from "#core/tool/minified-code.ts";
import { canDropComment } from "./comments.ts";
import { canDropEndTag } from "./end-tags.ts";
import type { HtmlOptions } from "./html-options.ts";
import { type CodeInside, type RewrittenCode, rewriteCode } from "./inline-code.ts";
import { type HtmlPart, type ReadHtml, readHtml } from "./read-html.ts";
import { hasSameTree } from "./same-tree.ts";
import { type ShieldedHtml, shieldTemplateTags } from "./template-tags.ts";
import { isBlank, isBlock, isSilent, SPACES } from "./white-space.ts";
import { writeTag } from "./write-tag.ts";

/** HTML in fewer bytes that gives the same tree. The result is parsed again and compared with the source before it is returned. */
export async function minifyHtml(source: string, options: HtmlOptions, inside: CodeInside): Promise<WrittenCode> {
  const shielded = shieldTemplateTags(source);
  const read = readHtml(shielded.html);
  if (!read.ok) return { ok: false, problem: problemAt(source, read.at, read.message) };
  const code = await rewriteCode(source, shielded, read.parts, inside);
  const notes = [...code.notes, ...notesOn(source, shielded, options)];
  for (const [chosen, note] of [
    [options],
    [careful(options), CAREFUL],
    [{ ...careful(options), collapseSpaces: false }, CAREFUL],
  ] as const) {
    const written = new Writer(source, shielded, read, chosen, code).write();
    const again = readHtml(shieldTemplateTags(written).html);
    if (again.ok && hasSameTree(read, again, chosen, inside)) return { ok: true, code: written, notes: note ? [note, ...notes] : notes };
  }
  return { ok: true, code: source, notes: [GIVEN_UP] };
}

/** Rules that stand on how a browser repairs what is not well formed. */
const careful = (options: HtmlOptions): HtmlOptions => ({ ...options, dropEndTags: false, dropBlockSpaces: false, dropQuotes: false });
const CAREFUL =
  "Some rules were left out: with them a browser would have read this page differently, because its tags do not close each other as they should.";
const GIVEN_UP = "The code is as it was: any shorter form would have been read differently by a browser. Mend its tags first.";

class Writer {
  readonly #source: string;
  readonly #shielded: ShieldedHtml;
  readonly #page: ReadHtml;
  readonly #options: HtmlOptions;
  readonly #code: RewrittenCode;
  /** Where the last element or text begins: what comes behind `</body>` may still be put into it. */
  readonly #lastContent: number;

  constructor(source: string, shielded: ShieldedHtml, page: ReadHtml, options: HtmlOptions, code: RewrittenCode) {
    this.#source = source;
    this.#shielded = shielded;
    this.#page = page;
    this.#options = options;
    this.#code = code;
    const last = page.parts.findLast(
      (part) => part.kind === "open" || (part.kind === "text" && !isBlank(source.slice(part.start, part.end))),
    );
    this.#lastContent = last?.start ?? 0;
  }

  write(): string {
    const kept = this.#page.parts.filter((part) => !this.#isDropped(part));
    const pieces: { part: HtmlPart; text: string }[] = [];
    for (const [at, part] of kept.entries()) {
      const before = pieces.at(-1);
      const text = part.kind === "text" ? this.#text(part, before, kept[at + 1]) : this.#tag(part);
      if (text !== "") pieces.push({ part, text });
    }
    return pieces.map(({ part, text }, at) => (this.#isNeedless(part, pieces[at + 1]?.part) ? "" : text)).join("");
  }

  #isDropped(part: HtmlPart): boolean {
    return (
      part.kind === "comment" &&
      this.#options.dropComments &&
      canDropComment(this.#source.slice(part.start, part.end)) &&
      this.#shielded.tagsIn(part.start, part.end).length === 0
    );
  }

  #isNeedless(part: HtmlPart, next: HtmlPart | undefined): boolean {
    return (
      part.kind === "close" &&
      part.isHtml &&
      (part.isOwn || part.name === "html") &&
      this.#options.dropEndTags &&
      canDropEndTag(part.name, next)
    );
  }

  #tag(part: Exclude<HtmlPart, { kind: "text" }>): string {
    const written = this.#source.slice(part.start, part.end);
    if (part.kind === "comment") return written;
    if (part.kind === "doctype") return /^<!doctype\s+html\s*>$/i.test(written) ? "<!doctype html>" : written;
    const tags = this.#shielded.tagsIn(part.start, part.end);
    if (part.kind === "close") return tags.length > 0 ? written : `</${part.isHtml ? part.name : written.slice(2, 2 + part.name.length)}>`;
    const withTag = part.attributes.filter(({ start, end }) => this.#shielded.tagsIn(start, end).length > 0);
    const isInValues = tags.every((tag) => withTag.some(({ name, start, end }) => tag.start > start + name.length && tag.end < end));
    if (!isInValues) return written;
    return writeTag(this.#source, part, this.#options, {
      isFixed: (attribute) => withTag.includes(attribute),
      changed: (attribute) => this.#code.attributes.get(attribute),
    });
  }

  #text(
    part: Extract<HtmlPart, { kind: "text" }>,
    before: { part: HtmlPart; text: string } | undefined,
    next: HtmlPart | undefined,
  ): string {
    const { place, start, end } = part;
    const rewritten = this.#code.texts.get(part);
    if (rewritten !== undefined) return rewritten;
    const written = this.#source.slice(start, end);
    if (place.keepsSpaces || !this.#options.collapseSpaces || written.includes("<![CDATA[")) return written;
    const isSilentPlace = isSilent(place.parent) || (place.parent === "" && this.#page.isPage);
    if (isBlank(written) && (isSilentPlace || (place.isAfterBody && start > this.#lastContent))) return "";
    let text = this.#shielded.outsideTags(this.#source, start, end, (words) => words.replace(SPACES, " "));
    const isFirst = before === undefined || (before.part.kind === "text" ? before.text.endsWith(" ") : this.#eats(before.part));
    if (isFirst) text = text.replace(/^ /, "");
    const endsInTag = this.#shielded.tagsIn(start, end).at(-1)?.end === end;
    if (!endsInTag && (next === undefined || this.#eats(next))) text = text.replace(/ $/, "");
    return text;
  }

  /** Whether white space beside a tag goes. */
  #eats(part: HtmlPart): boolean {
    if (part.kind !== "open" && part.kind !== "close") return false;
    if (!part.isHtml) return false;
    if (part.name === "body" && (part.kind === "open" || part.start > this.#lastContent)) return true;
    return this.#options.dropBlockSpaces && isBlock(part.name);
  }
}

function notesOn(source: string, { tags }: ShieldedHtml, { collapseSpaces }: HtmlOptions): string[] {
  const notes: string[] = [];
  if (tags.length > 0)
    notes.push(
      `${tags.length === 1 ? "One template tag was" : `${tags.length.toLocaleString("en-US")} template tags were`} kept as written, and so were the scripts, styles and comments that have one in them.`,
    );
  if (collapseSpaces && /white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces|preserve)/i.test(source))
    notes.push(
      "A style sheet in this page keeps white space (white-space: pre). This tool cannot see which elements it means: if line breaks matter in them, keep white space.",
    );
  return notes;
}
