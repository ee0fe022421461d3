import type { JsonFaultKind } from "./json-fault.ts";
import type { Edit, Span } from "./json-tree.ts";

/** Where the text stands, and where its mistakes are reported. */
interface JsonReading {
  readonly text: string;
  readonly edits: Edit[];
  at: number;
  replace(kind: JsonFaultKind, start: number, end: number, text: string, place?: Span): void;
  insert(kind: JsonFaultKind, at: number, text: string, shown?: Span): void;
}

/**
 * A text in quotes at the reader's place, straight or not; null when none starts there.
 * A closing quote counts as one only when JSON can go on after it: otherwise it stands inside the text and was not escaped.
 */
export function readQuoted(reader: JsonReading, role: "key" | "value" | "item"): string | null {
  const { text } = reader;
  const start = reader.at;
  const style = styleAt(text, start);
  if (!style) return null;
  const quote = quoteLength(text, start);
  if (style.fault) reader.replace(style.fault, start, start + quote, '"');
  const parts: string[] = [];
  let from = start + quote;
  let at = from;
  const take = (replacement: string, length: number) => {
    parts.push(text.slice(from, at), replacement);
    at += length;
    from = at;
  };
  for (;;) {
    style.stop.lastIndex = at;
    at = style.stop.exec(text)?.index ?? text.length;
    const sign = text[at];
    if (sign === undefined) {
      reader.insert("open-string", text.length, '"', { start, end: start + quote });
      break;
    }
    if (sign === "\\") {
      const { value, length, repair } = escapeAt(text, at);
      if (repair !== null) reader.replace("bad-escape", at, at + length, repair);
      take(value, length);
    } else if (sign < " ") {
      const end = (sign === "\n" || sign === "\r") && endOfOpenString(text, at);
      if (end) {
        reader.insert("open-string", end, '"', { start, end: start + quote });
        at = end;
        break;
      }
      const length = text.startsWith("\r\n", at) ? 2 : 1;
      reader.replace(
        /[\n\r\t]/.test(sign) ? "line-break" : "control-character",
        at,
        at + length,
        JSON.stringify(length === 2 ? "\n" : sign).slice(1, -1),
      );
      take(length === 2 ? "\n" : sign, length);
    } else {
      const length = quoteLength(text, at);
      if (style.closes.includes(sign) && canGoOnAfter(text, at + length, role)) {
        if (style.fault) reader.edits.push({ start: at, end: at + length, text: '"' });
        const value = parts.join("") + text.slice(from, at);
        reader.at = at + length;
        return value;
      }
      // Inside curly or single quotes a straight one is part of the text; inside straight ones it was left unescaped.
      if (sign === '"' && style.fault) reader.edits.push({ start: at, end: at + 1, text: '\\"' });
      else if (sign === '"') reader.replace("inner-quote", at, at + 1, '\\"');
      else if (sign === "&") reader.edits.push({ start: at, end: at + length, text: '\\"' });
      take(sign === "&" ? '"' : sign, length);
    }
  }
  reader.at = at;
  return parts.join("") + text.slice(from, at);
}

interface QuoteStyle {
  fault: "smart-quotes" | "single-quotes" | "entity-quotes" | null;
  closes: string;
  /** The next sign that may end the text or may not stand in it. */
  stop: RegExp;
}

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: control characters are what must not stand in a JSON text.
const straight: QuoteStyle = { fault: null, closes: '"', stop: /["\\\x00-\x1f]/g };
const curly: QuoteStyle = { fault: "smart-quotes", closes: '"“”„‟«»', stop: /["“”„‟«»\\\x00-\x1f]/g };
const single: QuoteStyle = { fault: "single-quotes", closes: "'‘’‚`", stop: /["'‘’‚`\\\x00-\x1f]/g };
const entity: QuoteStyle = { fault: "entity-quotes", closes: "&", stop: /["\\\x00-\x1f]|&(?:quot|#34|#x22);/gi };
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: see above

function styleAt(text: string, at: number): QuoteStyle | null {
  const sign = text[at] ?? "";
  if (sign === '"') return straight;
  if (sign !== "" && "“”„‟«»".includes(sign)) return curly;
  if (sign !== "" && "'‘’‚`".includes(sign)) return single;
  return quoteLength(text, at) > 1 ? entity : null;
}

/** A quote is one sign, or a character reference that nobody decodes inside a script. */
function quoteLength(text: string, at: number): number {
  return /^&(?:quot|#34|#x22);/i.exec(text.slice(at, at + 6))?.[0].length ?? 1;
}

function escapeAt(text: string, at: number): { value: string; length: number; repair: string | null } {
  const next = text[at + 1] ?? "";
  const plain = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" }[next];
  if (plain !== undefined) return { value: plain, length: 2, repair: null };
  const hex = next === "u" ? /^[\da-fA-F]{4}/.exec(text.slice(at + 2, at + 6))?.[0] : undefined;
  if (hex !== undefined) return { value: String.fromCharCode(Number.parseInt(hex, 16)), length: 6, repair: null };
  // \' comes from JavaScript; any other backslash is taken for itself.
  return next === "'" ? { value: "'", length: 2, repair: "'" } : { value: "\\", length: 1, repair: "\\\\" };
}

/** Whether a quote that ends before `at` can be a closing one. */
function canGoOnAfter(text: string, at: number, role: "key" | "value" | "item"): boolean {
  const next = skipPlainSpace(text, at);
  const sign = text[next];
  if (sign === undefined || sign === "/" || sign === "<") return true;
  if (role === "key") return ":=\"“'{[},".includes(sign);
  if (sign === "}" || sign === "]" || sign === ";") return true;
  // “He said "no""”: of two quotes side by side at the end of a value the second closes it.
  if (sign === '"' && next === at && /^\s*[,}\]]/.test(text.slice(next + 1, next + 60))) return false;
  if (sign === '"' || sign === "“" || sign === "'") return true;
  if (text.startsWith("-->", next)) return true;
  if (sign !== ",") return false;
  // “He said "no", then left”: after the comma no entry starts, so the quote was part of the text.
  const after = text.slice(skipPlainSpace(text, next + 1)).slice(0, 60);
  if (after === "" || /^[}\],;/<]/.test(after) || /^["“„'‘]|^&(?:quot|#34|#x22);/i.test(after)) return true;
  return role === "item" ? /^(?:[[{\d-]|true|false|null)/.test(after) : /^[\p{L}_$@][\w$@.-]*\s*[:=]/u.test(after);
}

function skipPlainSpace(text: string, at: number): number {
  const space = /[ \t\n\r]*/y;
  space.lastIndex = at;
  return at + (space.exec(text)?.[0].length ?? 0);
}

/** A line ends inside a text, and the next one starts like a new entry: the closing quote was forgotten. Where it belongs, or 0. */
function endOfOpenString(text: string, at: number): number {
  const nextEntry = /[\s]{0,200}(?:["“][^"“”\n]{1,80}["”]\s{0,20}:|[}\]]\s{0,20}[,}\]])/y;
  nextEntry.lastIndex = at;
  if (!nextEntry.test(text)) return 0;
  const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1), at - 2000), at);
  return at - (/,?\s*$/.exec(line.slice(-40))?.[0].length ?? 0);
}
