import { type CssToken, is } from "./read-css.ts";

type CssPlace = "selector" | "at" | "value";

interface Options {
  place: CssPlace;
  keepsComment(text: string): boolean;
  /** A token as it is to be written; `inside` are the functions around it. */
  write?: (token: CssToken, inside: readonly string[]) => string;
  /** “, ” and “ > ” for people. */
  isSpaced?: boolean;
}

/** Tokens as text with no more white space than they need to mean the same. */
export function squeezeTokens(tokens: readonly CssToken[], { place, keepsComment, write, isSpaced = false }: Options): string {
  let out = "";
  let previous: CssToken | undefined;
  let hasSpace = false;
  let hasComment = false;
  const inside: string[] = [];
  for (const token of tokens) {
    if (token.type === is.WhiteSpace) hasSpace = true;
    else if (token.type === is.Comment) {
      if (keepsComment(token.text)) out += `${out !== "" && hasSpace ? " " : ""}${token.text}`;
      hasComment = true;
    } else {
      if (previous) {
        if (isSpaced && token.type !== is.Comma && (previous.type === is.Comma || isCombinator(previous, token, place, inside))) out += " ";
        else if (!hasSpace) out += hasComment && mayMerge(previous, token) ? "/**/" : "";
        else if (!isTight(previous, token, place, inside)) out += " ";
      }
      if (OPENERS.has(token.type)) inside.push(token.text.toLowerCase());
      out += write ? write(token, inside) : token.text;
      if (token.type === is.RightParenthesis || token.type === is.RightSquareBracket || token.type === is.RightCurlyBracket) inside.pop();
      previous = token;
      hasSpace = false;
      hasComment = false;
    }
  }
  return out;
}

const OPENERS = new Set([is.Function, is.LeftParenthesis, is.LeftSquareBracket, is.LeftCurlyBracket]);
const EDGES = new Set([is.Function, is.LeftParenthesis, is.LeftSquareBracket]);

function isTight(a: CssToken, b: CssToken, place: CssPlace, inside: readonly string[]): boolean {
  if (place === "at" && a.type === is.Colon) return inside.length > 0 && b.type !== is.RightParenthesis;
  if (a.type === is.Comma || b.type === is.Comma) return true;
  if (EDGES.has(a.type) || b.type === is.RightParenthesis || b.type === is.RightSquareBracket) return true;
  // A hexadecimal escape ends with a white space, which is in its token; what follows it is kept apart.
  if (/\s$/.test(a.text)) return false;
  if (place === "selector")
    return isSign(a, inside.at(-1) === "[" ? "=~|^$*" : ">+~") || isSign(b, inside.at(-1) === "[" ? "=~|^$*" : ">+~");
  if (place === "at") return inside.length > 0 && (isSign(a, "<>=") || isSign(b, "<>="));
  if (isSign(b, "!") || isSign(a, "!")) return true;
  // Never a comment out of a division.
  return (isSign(a, "/") && !isSign(b, "*")) || (isSign(b, "/") && !isSign(a, "*/"));
}

const isSign = ({ type, text }: CssToken, signs: string) => type === is.Delim && signs.includes(text);

const isCombinator = (a: CssToken, b: CssToken, place: CssPlace, inside: readonly string[]) =>
  place === "selector" && inside.length === 0 && (isSign(a, ">+~") || isSign(b, ">+~"));

const WORDS = new Set([is.Ident, is.Function, is.Url, is.AtKeyword, is.Hash, is.Dimension, is.Number, is.Percentage, is.Delim, is.CDC]);

/** Whether two tokens that only a comment held apart could be read as one. Now and then it could not: then a comment stays for nothing. */
const mayMerge = (a: CssToken, b: CssToken) =>
  WORDS.has(a.type) && (WORDS.has(b.type) || b.type === is.LeftParenthesis || b.type === is.Colon);
