import type { WrittenCode } from "#core/tool/minified-code.ts";
import { type CssPart, type CssToken, is, readCss } from "./read-css.ts";
import { squeezeTokens } from "./squeeze-tokens.ts";

/** CSS with a line for each selector and declaration. Comments stay, values stay. */
export function beautifyCss(css: string, indent: string): WrittenCode {
  const read = readCss(css);
  return read.ok ? { ok: true, code: writeLines(read.parts, indent) } : read;
}

function writeLines(parts: readonly CssPart[], indent: string): string {
  const lines: string[] = [];
  let depth = 0;
  let before: CssPart["kind"] | undefined;
  const add = (text: string) => lines.push(`${indent.repeat(Math.min(depth, DEEPEST_INDENT))}${text}`);
  for (const part of parts) {
    // A rule stands apart from what comes before it, unless that is its comment or the start of its block.
    if (before === "close" && part.kind !== "close") lines.push("");
    else if (part.kind === "open" && (before === "declaration" || before === "at")) lines.push("");
    if (part.kind === "close") {
      depth--;
      add("}");
    } else if (part.kind === "open") {
      for (const line of selectorLines(part.tokens)) add(line);
      depth++;
    } else if (part.kind === "comment") add(part.text);
    else add(`${part.kind === "at" ? prelude(part.tokens) : declaration(part.tokens)};`);
    before = part.kind;
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

/** Deeper blocks stand below each other: a hostile file would be all white space. */
const DEEPEST_INDENT = 40;

const spaced = { keepsComment: () => true, isSpaced: true };
const prelude = (tokens: readonly CssToken[]) => squeezeTokens(tokens, { place: "at", ...spaced });

function selectorLines(tokens: readonly CssToken[]): string[] {
  if (tokens[0]?.type === is.AtKeyword) return [`${prelude(tokens)} {`];
  const selectors: CssToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if ([is.Function, is.LeftParenthesis, is.LeftSquareBracket].includes(token.type)) depth++;
    if (token.type === is.RightParenthesis || token.type === is.RightSquareBracket) depth--;
    if (token.type === is.Comma && depth === 0) selectors.push([]);
    else selectors.at(-1)?.push(token);
  }
  return selectors.map((selector, index) => {
    const text = squeezeTokens(selector, { place: "selector", ...spaced });
    return `${text}${index === selectors.length - 1 ? " {" : ","}`;
  });
}

function declaration(tokens: readonly CssToken[]): string {
  const colon = tokens.findIndex(({ type }) => type === is.Colon);
  if (colon < 0) return squeezeTokens(tokens, { place: "value", ...spaced });
  const name = squeezeTokens(tokens.slice(0, colon), { place: "value", ...spaced });
  const value = tokens.slice(colon + 1);
  const isCustom = name.startsWith("--");
  const text = isCustom
    ? value
        .map((token) => token.text)
        .join("")
        .trim()
    : squeezeTokens(value, { place: "value", ...spaced });
  return `${name}: ${text}`;
}
