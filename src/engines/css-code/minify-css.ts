import type { WrittenCode } from "#core/tool/minified-code.ts";
import { type CssPart, type CssToken, is, readCss } from "./read-css.ts";
import { shorterToken } from "./shorter-value.ts";
import { squeezeTokens } from "./squeeze-tokens.ts";

export interface MinifyCssOptions {
  /** Comments that begin with /*! */
  keepLicences: boolean;
  /** Shorter numbers and colors, not white space alone. */
  shortenValues: boolean;
  dropEmptyRules: boolean;
}

/** CSS in fewer bytes, rule by rule and in the same order: nothing is merged, moved or taken for a duplicate. */
export function minifyCss(css: string, options: MinifyCssOptions): WrittenCode {
  const read = readCss(css);
  return read.ok ? { ok: true, code: writeParts(read.parts, options), notes: notesOn(read.parts) } : read;
}

function writeParts(parts: readonly CssPart[], options: MinifyCssOptions): string {
  const out: string[] = [];
  /** Where each open block began, and whether nothing in it means that it does nothing: a keyframe without a property still counts. */
  const blocks: { at: number; canGo: boolean; isKeyframes: boolean }[] = [];
  const keepsComment = (text: string) => options.keepLicences && text.startsWith("/*!");
  let needsSemicolon = false;
  const add = (text: string, endsWithSemicolon: boolean) => {
    if (needsSemicolon) out.push(";");
    out.push(text);
    needsSemicolon = endsWithSemicolon;
  };
  for (const part of parts) {
    if (part.kind === "comment") {
      if (keepsComment(part.text)) add(part.text, false);
    } else if (part.kind === "open") {
      const isAt = part.tokens[0]?.type === is.AtKeyword;
      const isKeyframes = blocks.at(-1)?.isKeyframes === true || (isAt && /keyframes$/i.test(part.tokens[0]?.text ?? ""));
      const before = out.length;
      add(`${squeezeTokens(part.tokens, { place: isAt ? "at" : "selector", keepsComment })}{`, false);
      blocks.push({ at: before, canGo: options.dropEmptyRules && !isAt && !isKeyframes, isKeyframes });
    } else if (part.kind === "close") {
      const block = blocks.pop();
      const hadSemicolon = out[block?.at ?? 0] === ";";
      needsSemicolon = false;
      if (block?.canGo && out.length === block.at + (hadSemicolon ? 2 : 1)) {
        out.length = block.at;
        needsSemicolon = hadSemicolon;
      } else out.push("}");
    } else if (part.kind === "at") add(squeezeTokens(part.tokens, { place: "at", keepsComment }), true);
    else add(declaration(part.tokens, options, keepsComment), true);
  }
  if (needsSemicolon) out.push(";");
  return out.join("");
}

function declaration(tokens: readonly CssToken[], { shortenValues }: MinifyCssOptions, keepsComment: (text: string) => boolean): string {
  const colon = tokens.findIndex(({ type }) => type === is.Colon);
  // No declaration, and so nothing for a browser; it stays as it is.
  if (colon < 0) return squeezeTokens(tokens, { place: "value", keepsComment });
  const name = squeezeTokens(tokens.slice(0, colon), { place: "value", keepsComment });
  const value = tokens.slice(colon + 1);
  // Scripts read custom properties as they were written; old filters have a syntax of their own.
  if (name.startsWith("--") || isOldFilter(value)) return `${name}:${asWritten(value) || (name.startsWith("--") ? " " : "")}`;
  const property = name.toLowerCase().replace(/^[^a-z-]/, "");
  return `${name}:${squeezeTokens(value, {
    place: "value",
    keepsComment,
    ...(shortenValues ? { write: (token, inside) => shorterToken(property, token, inside) } : {}),
  })}`;
}

const isOldFilter = (value: readonly CssToken[]) => value.some(({ type, text }) => type === is.Ident && text.toLowerCase() === "progid");

const asWritten = (tokens: readonly CssToken[]) =>
  tokens
    .map(({ text }) => text)
    .join("")
    .trim();

function notesOn(parts: readonly CssPart[]): string[] {
  const notes: string[] = [];
  const lost = parts.find((part) => part.kind === "open" && part.tokens.some(({ type }) => type === is.Semicolon));
  if (lost?.kind === "open")
    notes.push(`A “;” outside of every block makes browsers skip the rule after it: ${asWritten(lost.tokens).slice(0, 60)}. It is kept.`);
  const none = parts.filter((part) => part.kind === "declaration" && !part.tokens.some(({ type }) => type === is.Colon));
  if (none[0]?.kind === "declaration")
    notes.push(
      `${none.length === 1 ? "One statement is" : `${none.length} statements are`} no declaration, and browsers skip it: ${asWritten(none[0].tokens).slice(0, 60)}. Kept.`,
    );
  return notes;
}
