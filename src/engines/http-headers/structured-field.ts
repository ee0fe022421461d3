/** A value of a structured field, with the name of its type. https://www.rfc-editor.org/rfc/rfc9651#section-3.3 */
export type BareItem =
  | { type: "integer" | "decimal" | "date"; value: number }
  | { type: "string" | "token" | "display"; value: string }
  | { type: "binary"; value: Uint8Array }
  | { type: "boolean"; value: boolean };

type Parameters = ReadonlyMap<string, BareItem>;
export interface Item {
  item: BareItem;
  parameters: Parameters;
}
interface InnerList {
  items: readonly Item[];
  parameters: Parameters;
}
export type Member = Item | InnerList;

/** One item, or undefined when the text is none: a reader then has to act as if the header were not there. */
export function parseItem(text: string): Item | undefined {
  return parseWhole(text, readItem);
}

export function parseList(text: string): Member[] | undefined {
  return parseWhole(text, readList);
}

export function parseDictionary(text: string): Map<string, Member> | undefined {
  return parseWhole(text, readDictionary);
}

/** https://www.rfc-editor.org/rfc/rfc9651#section-4.2 */
function parseWhole<Value>(text: string, read: (input: Input) => Value): Value | undefined {
  const input = new Input(text);
  try {
    input.skip(" ");
    const value = read(input);
    input.skip(" ");
    return input.isAtEnd ? value : undefined;
  } catch (fault) {
    if (fault instanceof NotStructured) return undefined;
    throw fault;
  }
}

class NotStructured extends Error {}

/** The text and how far it was read. */
class Input {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  peek(): string {
    return this.#text.charAt(this.#at);
  }

  take(): string {
    return this.#text.charAt(this.#at++);
  }

  takeIf(character: string): boolean {
    const isThere = this.peek() === character;
    if (isThere) this.#at++;
    return isThere;
  }

  expect(character: string): void {
    if (this.take() !== character) throw new NotStructured();
  }

  skip(characters: string): void {
    while (!this.isAtEnd && characters.includes(this.peek())) this.#at++;
  }

  /** What a sticky pattern matches here; refused when it does not. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw new NotStructured();
    this.#at += found.length;
    return found;
  }
}

function readList(input: Input): Member[] {
  const members: Member[] = [];
  while (!input.isAtEnd) {
    members.push(readMember(input));
    if (endsAfterMember(input)) return members;
  }
  return members;
}

function readDictionary(input: Input): Map<string, Member> {
  const members = new Map<string, Member>();
  while (!input.isAtEnd) {
    const key = input.match(KEY);
    // The last of two counts, in the place of the first.
    if (input.takeIf("=")) members.set(key, readMember(input));
    else members.set(key, { item: TRUE, parameters: readParameters(input) });
    if (endsAfterMember(input)) return members;
  }
  return members;
}

/** A comma must be followed by another member. */
function endsAfterMember(input: Input): boolean {
  input.skip(" \t");
  if (input.isAtEnd) return true;
  input.expect(",");
  input.skip(" \t");
  if (input.isAtEnd) throw new NotStructured();
  return false;
}

function readMember(input: Input): Member {
  return input.peek() === "(" ? readInnerList(input) : readItem(input);
}

function readInnerList(input: Input): InnerList {
  input.expect("(");
  const items: Item[] = [];
  while (!input.isAtEnd) {
    input.skip(" ");
    if (input.peek() === ")") {
      input.take();
      return { items, parameters: readParameters(input) };
    }
    items.push(readItem(input));
    if (input.peek() !== " " && input.peek() !== ")") throw new NotStructured();
  }
  throw new NotStructured();
}

function readItem(input: Input): Item {
  return { item: readBareItem(input), parameters: readParameters(input) };
}

function readParameters(input: Input): Parameters {
  if (input.peek() !== ";") return NO_PARAMETERS;
  const parameters = new Map<string, BareItem>();
  while (input.peek() === ";") {
    input.take();
    input.skip(" ");
    const key = input.match(KEY);
    parameters.set(key, input.takeIf("=") ? readBareItem(input) : TRUE);
  }
  return parameters;
}

const TRUE: BareItem = { type: "boolean", value: true };
const NO_PARAMETERS: Parameters = new Map();
const KEY = /[a-z*][a-z0-9_\-.*]*/y;
const TOKEN = /[A-Za-z*][\w!#$%&'*+\-.^`|~:/]*/y;
const NUMBER = /-?\d+(?:\.\d*)?/y;
const STRING = /"[\x20-\x21\x23-\x5b\x5d-\x7e]*(?:\\["\\][\x20-\x21\x23-\x5b\x5d-\x7e]*)*"/y;
const BINARY = /:[A-Za-z0-9+/]*={0,2}:/y;
const DISPLAY = /%"(?:[\x20-\x21\x23\x24\x26-\x7e]|%[0-9a-f]{2})*"/y;

function readBareItem(input: Input): BareItem {
  const first = input.peek();
  if (/[-\d]/.test(first)) return readNumber(input);
  if (first === '"') return { type: "string", value: input.match(STRING).slice(1, -1).replace(/\\(.)/g, "$1") };
  if (/[A-Za-z*]/.test(first)) return { type: "token", value: input.match(TOKEN) };
  if (first === ":") return readBinary(input);
  if (first === "?") return { type: "boolean", value: input.match(/\?[01]/y) === "?1" };
  if (first === "@") {
    input.take();
    const { type, value } = readNumber(input);
    if (type !== "integer") throw new NotStructured();
    return { type: "date", value };
  }
  if (first === "%") return readDisplayString(input);
  throw new NotStructured();
}

/** At most 15 digits, or 12 before the point and 3 after it. */
function readNumber(input: Input): { type: "integer" | "decimal"; value: number } {
  const text = input.match(NUMBER);
  const [whole = "", part] = text.replace("-", "").split(".");
  if (part === undefined) {
    if (whole.length > 15) throw new NotStructured();
    // Minus zero is zero.
    return { type: "integer", value: Number(text) || 0 };
  }
  if (whole.length > 12 || part.length === 0 || part.length > 3) throw new NotStructured();
  return { type: "decimal", value: Number(text) || 0 };
}

function readBinary(input: Input): BareItem {
  const text = input.match(BINARY).slice(1, -1);
  const bare = text.replace(/=+$/, "");
  // One letter over a group of four holds no byte.
  if (bare.length % 4 === 1) throw new NotStructured();
  return { type: "binary", value: Uint8Array.from(atob(bare), (character) => character.charCodeAt(0)) };
}

function readDisplayString(input: Input): BareItem {
  const text = input.match(DISPLAY).slice(2, -1);
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const isEscape = text[at] === "%";
    bytes.push(isEscape ? Number.parseInt(text.slice(at + 1, at + 3), 16) : text.charCodeAt(at));
    if (isEscape) at += 2;
  }
  try {
    return { type: "display", value: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes)) };
  } catch {
    throw new NotStructured();
  }
}
