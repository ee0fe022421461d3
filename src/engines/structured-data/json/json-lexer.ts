import type { JsonFault, JsonFaultKind } from "./json-fault.ts";
import { readQuoted } from "./json-string.ts";
import type { Edit, JsonScalar, Span } from "./json-tree.ts";

const MAX_FAULTS = 100;

/** Spaces, comments, names, words and numbers. */
export class JsonLexer {
  readonly text: string;
  readonly faults: JsonFault[] = [];
  readonly edits: Edit[] = [];
  at = 0;
  /** Reading ended early; what follows from that is no fault of its own. */
  protected stopped = false;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  note(kind: JsonFaultKind, start: number, end: number): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ kind, start, end });
  }

  replace(kind: JsonFaultKind, start: number, end: number, text: string, place: Span = { start, end }): void {
    this.note(kind, start, end);
    this.edits.push({ ...place, text });
  }

  insert(kind: JsonFaultKind, at: number, text: string, shown: Span = { start: at, end: at + 1 }): void {
    this.note(kind, shown.start, shown.end);
    this.edits.push({ start: at, end: at, text });
  }

  skipSpace(): void {
    const { text } = this;
    for (;;) {
      let code = text.charCodeAt(this.at);
      while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) code = text.charCodeAt(++this.at);
      // Names, quotes, digits, commas and braces: nothing to look at more closely.
      if (!(code > 0x7f || code === 0x2f || code === 0x3c || code === 0x2d || code === 0x5d || code === 0x0b || code === 0x0c)) return;
      ODD.lastIndex = this.at;
      const [odd] = ODD.exec(text) ?? [];
      if (odd === undefined) return;
      if (odd === "//" || odd === "/*") this.skipComment(odd);
      else this.dropOdd(odd);
    }
  }

  private dropOdd(odd: string): void {
    const start = this.at;
    this.at += odd.length;
    if (odd.length > 1) this.replace("wrapper", start, this.at, "");
    else this.replace("odd-space", start, this.at, " ");
  }

  private skipComment(opening: "//" | "/*"): void {
    const start = this.at;
    const closing = opening === "//" ? "\n" : "*/";
    const end = this.text.indexOf(closing, start + 2);
    this.at = end < 0 ? this.text.length : end + (opening === "//" ? 0 : 2);
    const isWrapper = /^(?:\/\/|\/\*)\s*(?:<!\[CDATA\[|\]\]>|<!--|-->)\s*(?:\*\/)?$/.test(
      this.text.slice(start, Math.min(this.at, start + 60)),
    );
    this.replace(isWrapper ? "wrapper" : "comment", start, this.at, "");
  }

  readKey(): (Span & { value: string }) | null {
    STRAY_QUOTE.lastIndex = this.at;
    const [stray] = STRAY_QUOTE.exec(this.text) ?? [];
    if (stray !== undefined) {
      this.replace("extra-text", this.at, this.at + 1, "");
      this.at += stray.length;
    }
    const start = this.at;
    const quoted = readQuoted(this, "key");
    if (quoted !== null) return { value: quoted, start, end: this.at };
    NAME.lastIndex = start;
    const [name] = NAME.exec(this.text) ?? [];
    if (name === undefined) return null;
    this.at += name.length;
    this.replace("unquoted-key", start, this.at, JSON.stringify(name));
    return { value: name, start, end: this.at };
  }

  readScalar(role: "value" | "item"): JsonScalar | null {
    const start = this.at;
    const quoted = readQuoted(this, role);
    if (quoted !== null) return { kind: "scalar", value: quoted, start, end: this.at };
    const withComma = role === "value" ? this.readNumberWithComma() : null;
    if (withComma) return withComma;
    STRICT.lastIndex = start;
    const [strict] = STRICT.exec(this.text) ?? [];
    if (strict !== undefined) {
      this.at += strict.length;
      const value: string | number | boolean | null = JSON.parse(strict);
      return { kind: "scalar", value, start, end: this.at, ...(typeof value === "number" ? { digits: strict } : {}) };
    }
    WORD.lastIndex = start;
    const word = WORD.exec(this.text)?.[0].trimEnd();
    if (!word) return null;
    this.at += word.length;
    const { kind, value } = meaningOf(word);
    this.replace(kind, start, this.at, JSON.stringify(value));
    return { kind: "scalar", value, start, end: this.at };
  }

  private readNumberWithComma(): JsonScalar | null {
    const start = this.at;
    WITH_COMMA.lastIndex = start;
    const { 0: written, groups } = WITH_COMMA.exec(this.text) ?? {};
    if (written === undefined) return null;
    this.at += written.length;
    const digits = groups?.["thousands"] ? written.replaceAll(",", "") : written.replaceAll(".", "").replace(",", ".");
    this.replace("number", start, this.at, digits);
    return { kind: "scalar", value: Number(digits), start, end: this.at, digits };
  }
}

/** No-break, zero-width and other spaces one at a time; comments; what HTML and XML wrap scripts in. */
const ODD = /[\v\f\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]|\/\/|\/\*|<!--|-->|<!\[CDATA\[|\]\]>/y;
const NAME = /[\p{L}\p{N}_$@][\p{L}\p{N}_$@.-]{0,200}/uy;
/** A literal or a number, and nothing that would belong to it after it. */
const STRICT =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,;}\]/<]|$)(?![ \t]{1,4}[\p{L}\p{Sc}%]{1,12}\s{0,20}[,}\]])/uy;
/**
 * 12,50 and 1.200,00, or 1,200 and 1,200.50: in an object no name can start with what stands after the comma. Before three
 * digits it parts thousands, since prices have two decimals.
 */
const WITH_COMMA =
  /-?(?:(?<thousands>[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,4})?)|(?:[1-9]\d{0,2}(?:\.\d{3})+|0|[1-9]\d*),\d{1,4})(?=\s{0,20}[,}])/y;
/** Alone on its line, before an entry that is whole. */
const STRAY_QUOTE = /"[ \t]{0,20}\r?\n\s{0,200}(?="[^"\n]{1,80}"\s{0,20}:)/y;
const WORD = /[^\s,;:{}[\]"'“”„‘’][^,;{}[\]"“”\n\r]*/y;

function meaningOf(word: string): { kind: JsonFaultKind; value: string | number | boolean | null } {
  const lower = word.toLowerCase();
  if (lower === "true" || lower === "false") return { kind: "literal", value: lower === "true" };
  if (["null", "none", "nil", "undefined", "nan", "infinity", "-infinity"].includes(lower)) return { kind: "literal", value: null };
  const isNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(word) || /^0x[\da-f]{1,12}$/i.test(word);
  return isNumber && Number.isFinite(Number(word)) ? { kind: "number", value: Number(word) } : { kind: "unquoted-text", value: word };
}
