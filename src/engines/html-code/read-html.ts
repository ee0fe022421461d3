import { type DefaultTreeAdapterMap, defaultTreeAdapter, html as names, Parser, type ParserOptions, type Token } from "parse5";
import { keepsWhiteSpace } from "./white-space.ts";

/** Where the text after a tag stands. */
interface HtmlPlace {
  /** The element that is open; nothing before the first of a page, and at the top of a part of one. */
  parent: string;
  /** False in drawings and formulas, which are XML in their ways. */
  isHtml: boolean;
  /** In `<pre>` and the like every white space counts. */
  keepsSpaces: boolean;
  /** What follows `</body>` is put at its end. */
  isAfterBody: boolean;
}

export interface HtmlAttribute {
  name: string;
  value: string;
  start: number;
  end: number;
}

interface Range {
  start: number;
  end: number;
}

/** A page as a flat list, in the order of its source. */
export type HtmlPart =
  | (Range & { kind: "open"; name: string; isHtml: boolean; attributes: readonly HtmlAttribute[]; isSelfClosing: boolean })
  /** `isOwn` when it closes the element that was opened last. */
  | (Range & { kind: "close"; name: string; isHtml: boolean; isOwn: boolean })
  | (Range & { kind: "comment" })
  | (Range & { kind: "doctype" })
  | (Range & { kind: "text"; place: HtmlPlace });

type HtmlRoot = DefaultTreeAdapterMap["document"] | DefaultTreeAdapterMap["documentFragment"];

export interface ReadHtml {
  parts: readonly HtmlPart[];
  root: HtmlRoot;
  /** False for a part of one, without doctype, head or body. */
  isPage: boolean;
}

export interface HtmlFault {
  at: number;
  message: string;
}

/** Deeper or larger trees cost more than their length: the budget keeps the time that a hostile page takes in proportion to its size. */
const MAX_DEPTH = 512;
const MAX_NODES = 250_000;

/** Reads as a browser does, to the letter of the standard: it says which text is code, which white space counts and what a tag closes. */
export function readHtml(html: string): ({ ok: true } & ReadHtml) | ({ ok: false } & HtmlFault) {
  const faults: { code: string; startOffset: number }[] = [];
  const options = { ...OPTIONS, onParseError: (fault: (typeof faults)[number]) => isFatal(fault.code) && faults.push(fault) };
  // Code without a head or body is a part of a page: a row of a table may stand alone in it.
  const isPage = /<(?:!doctype|\/?(?:html|head|body|frameset))\b/i.test(html);
  const parser = isPage ? new RecordingParser(options) : (RecordingParser.getFragmentParser(null, options) as RecordingParser);
  parser.source = html;
  try {
    parser.tokenizer.write(html, true);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { ok: false, at: parser.at, message: error.message };
  }
  const [fault] = faults;
  if (fault) return { ok: false, at: parser.beginningOf(fault), message: FATAL[fault.code] ?? "" };
  return { ok: true, parts: parser.parts, root: isPage ? parser.document : parser.getFragment(), isPage };
}

const OPTIONS: ParserOptions<DefaultTreeAdapterMap> = {
  sourceCodeLocationInfo: true,
  // A browser with scripts takes the content of noscript for text; so it stays as it is.
  scriptingEnabled: true,
};

/** What a browser would quietly mend at the end of a file, by taking the rest of the page for a part of it. */
const FATAL: Readonly<Record<string, string>> = {
  "eof-in-tag": "This tag is never closed: its “>” is missing, or a quotation mark before it.",
  "eof-in-comment": "This comment is never closed.",
  "eof-in-doctype": "This doctype is never closed.",
  "eof-in-cdata": "This CDATA section is never closed.",
  "eof-in-script-html-comment-like-text": "This script has a “<!--” in it that is never closed.",
  "eof-in-element-that-can-contain-only-text": "This element is never closed, and takes the rest of the page for its text.",
};
const isFatal = (code: string) => code in FATAL;

class TooMuch extends Error {}

class RecordingParser extends Parser<DefaultTreeAdapterMap> {
  readonly parts: HtmlPart[] = [];
  source = "";
  /** As far as it was read. */
  at = 0;
  #place: HtmlPlace = { parent: "", isHtml: true, keepsSpaces: false, isAfterBody: false };
  #nodes = 0;
  #depth = 0;
  #keeping = 0;

  override onItemPush(node: DefaultTreeAdapterMap["parentNode"], id: names.TAG_ID, isTop: boolean): void {
    if (++this.#depth > MAX_DEPTH)
      throw new TooMuch(`Elements stand in each other more than ${MAX_DEPTH} deep here; browsers stop there too.`);
    if (++this.#nodes > MAX_NODES) throw new TooMuch(`The page has more than ${MAX_NODES.toLocaleString("en-US")} elements up to here.`);
    if (keepsWhiteSpace(node)) this.#keeping++;
    super.onItemPush(node, id, isTop);
  }

  override onItemPop(node: DefaultTreeAdapterMap["parentNode"], isTop: boolean): void {
    this.#depth--;
    if (keepsWhiteSpace(node)) this.#keeping--;
    super.onItemPop(node, isTop);
  }

  override onStartTag(token: Token.TagToken): void {
    const { startOffset: start, endOffset: end } = this.#begin(token);
    const places = token.location?.attrs ?? {};
    // The parser gives some of a drawing's attributes other names.
    const attributes = token.attrs.flatMap(({ name, value }) => {
      const place = places[name];
      return place ? [{ name, value, start: place.startOffset, end: place.endOffset }] : [];
    });
    const wasHtml = this.#isHtml();
    super.onStartTag(token);
    const isHtml = wasHtml && this.#isHtml() && token.tagName !== "svg" && token.tagName !== "math";
    this.#end({ kind: "open", name: token.tagName, isHtml, attributes, isSelfClosing: token.selfClosing, start, end });
  }

  override onEndTag(token: Token.TagToken): void {
    const { startOffset: start, endOffset: end } = this.#begin(token);
    const wasHtml = this.#isHtml();
    const isOwn = this.#current()?.tagName === token.tagName;
    super.onEndTag(token);
    if (token.tagName === "body" || token.tagName === "html") this.#isAfterBody = true;
    this.#end({ kind: "close", name: token.tagName, isHtml: wasHtml && this.#isHtml(), isOwn, start, end });
  }
  #isAfterBody = false;

  override onComment(token: Token.CommentToken): void {
    const { startOffset: start, endOffset: end } = this.#begin(token);
    super.onComment(token);
    this.#end({ kind: "comment", start, end });
  }

  override onDoctype(token: Token.DoctypeToken): void {
    const { startOffset: start, endOffset: end } = this.#begin(token);
    super.onDoctype(token);
    this.#end({ kind: "doctype", start, end });
  }

  override onEof(token: Token.EOFToken): void {
    this.#text(this.source.length);
    super.onEof(token);
  }

  /** Where the construct began that was never closed: its fault is reported at the end of the file. */
  beginningOf({ code, startOffset }: { code: string; startOffset: number }): number {
    if (code === "eof-in-element-that-can-contain-only-text" || code === "eof-in-script-html-comment-like-text")
      return this.parts.findLast(({ kind }) => kind === "open")?.start ?? startOffset;
    const last = this.parts.at(-1);
    if (last?.kind !== "text") return last?.start ?? startOffset;
    const found = this.source.slice(last.start).search(code === "eof-in-cdata" ? /<!\[CDATA\[/ : /<[a-z/!]/i);
    return found === -1 ? startOffset : last.start + found;
  }

  #begin(token: Token.Token): Token.Location {
    const location = token.location as Token.Location;
    this.#text(location.startOffset);
    return location;
  }

  #end(part: HtmlPart): void {
    // The same end tag is passed in a second time where it also closes the element around it.
    if (part.end > this.at) this.parts.push(part);
    this.at = part.end;
    this.#place = {
      // The root of a part of a page is made up.
      parent: this.fragmentContext && this.openElements.stackTop === 0 ? "" : (this.#current()?.tagName ?? ""),
      isHtml: this.#isHtml(),
      keepsSpaces: this.#keeping > 0,
      isAfterBody: this.#isAfterBody,
    };
  }

  #text(end: number): void {
    if (end > this.at) this.parts.push({ kind: "text", start: this.at, end, place: this.#place });
    this.at = end;
  }

  #current(): DefaultTreeAdapterMap["element"] | undefined {
    const node = this.openElements.current;
    return node && defaultTreeAdapter.isElementNode(node) ? node : undefined;
  }

  #isHtml(): boolean {
    return (this.#current()?.namespaceURI ?? names.NS.HTML) === names.NS.HTML;
  }
}
