import { tokenize, tokenTypes } from "css-tree/tokenizer";
import { type CodeProblem, problemAt } from "#core/tool/minified-code.ts";

export interface CssToken {
  type: number;
  text: string;
  start: number;
}

/** CSS as a flat list: what opens a block, what stands in it, where it closes. Flat, so that no nesting is too deep. */
export type CssPart =
  | { kind: "open"; tokens: readonly CssToken[] }
  | { kind: "close" }
  | { kind: "declaration"; tokens: readonly CssToken[] }
  /** An at-rule without a block. */
  | { kind: "at"; tokens: readonly CssToken[] }
  | { kind: "comment"; text: string };

export const is = tokenTypes as Readonly<
  Record<
    | "Ident"
    | "Function"
    | "AtKeyword"
    | "Hash"
    | "String"
    | "BadString"
    | "Url"
    | "BadUrl"
    | "Delim"
    | "Number"
    | "Percentage"
    | "Dimension"
    | "WhiteSpace"
    | "CDC"
    | "Colon"
    | "Semicolon"
    | "Comma"
    | "LeftSquareBracket"
    | "RightSquareBracket"
    | "LeftParenthesis"
    | "RightParenthesis"
    | "LeftCurlyBracket"
    | "RightCurlyBracket"
    | "Comment",
    number
  >
>;

const CLOSER = new Map([
  [is.Function, is.RightParenthesis],
  [is.LeftParenthesis, is.RightParenthesis],
  [is.LeftSquareBracket, is.RightSquareBracket],
  [is.LeftCurlyBracket, is.RightCurlyBracket],
]);
const CLOSERS = new Set(CLOSER.values());

/** Splits as CSS Syntax 3 and CSS Nesting say. What a browser would quietly mend at the end of a file is reported instead. */
export function readCss(css: string): { ok: true; parts: CssPart[] } | { ok: false; problem: CodeProblem } {
  const reader = new Reader(css);
  // The tokenizer tells tokens by a callback and cannot be stopped: after a fault the rest is passed over.
  tokenize(css, (type, start, end) => {
    if (!reader.problem) reader.take({ type, text: css.slice(start, end), start });
  });
  reader.end();
  return reader.problem ? { ok: false, problem: reader.problem } : { ok: true, parts: reader.parts };
}

class Reader {
  readonly parts: CssPart[] = [];
  problem: CodeProblem | undefined;
  readonly #css: string;
  #statement: CssToken[] = [];
  #isCustom = false;
  readonly #blocks: CssToken[] = [];
  readonly #brackets: CssToken[] = [];

  constructor(css: string) {
    this.#css = css;
  }

  take(token: CssToken): void {
    const fault = faultOfToken(token);
    const { type } = token;
    if (fault) this.#fail(token, fault);
    else if (type === is.WhiteSpace) {
      if (this.#statement.length > 0) this.#statement.push(token);
    } else if (type === is.Comment && this.#statement.length === 0) this.parts.push({ kind: "comment", text: token.text });
    else if (type === is.LeftCurlyBracket && this.#brackets.length === 0 && !this.#isCustom) this.#open(token);
    else if (type === is.RightCurlyBracket && this.#brackets.length === 0) this.#close(token);
    else if (type === is.Semicolon && this.#brackets.length === 0 && this.#ends()) this.#flush();
    else if (CLOSERS.has(type)) this.#closeBracket(token);
    else this.#push(token);
  }

  end(): void {
    if (this.problem) return;
    const open = this.#brackets.at(-1) ?? this.#blocks.at(-1);
    const [first] = this.#statement;
    if (open) this.#fail(open, `This ${open.text} is never closed.`);
    else if (first?.type === is.AtKeyword) this.#flush();
    else if (this.#statement.some(({ type }) => type !== is.Semicolon && type !== is.WhiteSpace && type !== is.Comment))
      this.#fail(first as CssToken, "A rule begins here, and its { } block never comes.");
  }

  /** Outside of blocks a ; ends an at-rule only: elsewhere it makes browsers skip the rule it stands before, so it stays where it is. */
  #ends(): boolean {
    return this.#blocks.length > 0 || this.#statement[0]?.type === is.AtKeyword;
  }

  #push(token: CssToken): void {
    this.#statement.push(token);
    if (CLOSER.has(token.type)) this.#brackets.push(token);
    if (token.type === is.Colon && this.#blocks.length > 0) this.#isCustom ||= isCustomProperty(this.#statement);
  }

  #closeBracket(token: CssToken): void {
    const open = this.#brackets.pop();
    if (open && CLOSER.get(open.type) === token.type) this.#statement.push(token);
    else this.#fail(token, open ? `This ${token.text} stands where ${open.text} has to be closed.` : `This ${token.text} closes nothing.`);
  }

  #open(token: CssToken): void {
    if (this.#statement.length === 0) this.#fail(token, "This block has no selector before it.");
    this.parts.push({ kind: "open", tokens: this.#statement });
    this.#blocks.push(token);
    this.#statement = [];
  }

  #close(token: CssToken): void {
    this.#flush();
    if (!this.#blocks.pop()) this.#fail(token, "This } closes nothing.");
    this.parts.push({ kind: "close" });
  }

  #flush(): void {
    const [first] = this.#statement;
    if (first) this.parts.push({ kind: first.type === is.AtKeyword ? "at" : "declaration", tokens: this.#statement });
    this.#statement = [];
    this.#isCustom = false;
  }

  #fail({ start }: CssToken, message: string): void {
    this.problem = problemAt(this.#css, start, message);
  }
}

function faultOfToken({ type, text }: CssToken): string | undefined {
  if (type === is.Comment && (text.length < 4 || !text.endsWith("*/"))) return "This comment is never closed.";
  if (type === is.BadString) return "This string is never closed on its line.";
  if (type === is.String && !closesString(text)) return "This string is never closed.";
  if (type === is.BadUrl) return "There is a sign in this url() that has to be quoted or escaped.";
  if (type === is.Url && !text.endsWith(")")) return "This url( is never closed.";
  return undefined;
}

/** A backslash before the last quote makes it a part of the string, unless the backslash is escaped itself. */
function closesString(text: string): boolean {
  if (text.length < 2 || text.at(-1) !== text[0]) return false;
  const backslashes = /\\*$/.exec(text.slice(0, -1))?.[0].length ?? 0;
  return backslashes % 2 === 0;
}

const isCustomProperty = (statement: readonly CssToken[]): boolean =>
  statement[0]?.type === is.Ident &&
  statement[0].text.startsWith("--") &&
  statement.slice(1, -1).every(({ type }) => type === is.WhiteSpace || type === is.Comment);
