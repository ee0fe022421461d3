/** One hop of a `Forwarded` header: who asked, who was asked, by which name and scheme. Values without their quotes. */
export interface ForwardedElement {
  for?: string;
  by?: string;
  host?: string;
  proto?: string;
}

/**
 * Reads RFC 7239. Undefined when the text breaks its grammar: a header that is half understood must not decide whose request this is.
 * Parameters that the document does not name are read and left out.
 */
export function parseForwarded(text: string): ForwardedElement[] | undefined {
  const elements: ForwardedElement[] = [];
  let element = new Map<string, string>();
  let at = 0;
  for (;;) {
    at = skipSpace(text, at);
    if (text[at] !== "," && text[at] !== ";" && at < text.length) {
      const pair = readPair(text, at);
      // RFC 7239, 4: each parameter may occur once in an element.
      if (!pair || element.has(pair.name)) return undefined;
      element.set(pair.name, pair.value);
      at = skipSpace(text, pair.end);
    }
    if (at === text.length || text[at] === ",") {
      if (element.size > 0) elements.push(elementOf(element));
      if (at === text.length) return elements;
      element = new Map();
    } else if (text[at] !== ";") return undefined;
    at++;
  }
}

function elementOf(pairs: ReadonlyMap<string, string>): ForwardedElement {
  const element: ForwardedElement = {};
  for (const name of ["for", "by", "host", "proto"] as const) {
    const value = pairs.get(name);
    if (value !== undefined) element[name] = value;
  }
  return element;
}

/** token "=" ( token / quoted-string ), no space around the sign. */
function readPair(text: string, start: number): { name: string; value: string; end: number } | undefined {
  const name = readToken(text, start);
  const sign = start + name.length;
  if (name === "" || text[sign] !== "=") return undefined;
  if (text[sign + 1] === '"') {
    const quoted = readQuoted(text, sign + 1);
    return quoted && { name: name.toLowerCase(), ...quoted };
  }
  const value = readToken(text, sign + 1);
  return value === "" ? undefined : { name: name.toLowerCase(), value, end: sign + 1 + value.length };
}

function readToken(text: string, start: number): string {
  TOKEN.lastIndex = start;
  return TOKEN.exec(text)?.[0] ?? "";
}

const TOKEN = /[!#$%&'*+\-.^_`|~\dA-Za-z]*/y;

function readQuoted(text: string, start: number): { value: string; end: number } | undefined {
  let value = "";
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return { value, end: at + 1 };
    if (text[at] === "\\") at++;
    value += text[at] ?? "";
  }
  return undefined;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}
