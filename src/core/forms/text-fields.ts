import { z } from "zod";

/**
 * What people type, as every form takes it. Control characters go: none is meant, a line break would end a header of a mail, and PostgreSQL
 * keeps no NUL.
 */
export const lineField = (longest: number) => typed(longest, (text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " "));

/** Several lines. */
export const paragraphField = (longest: number) =>
  typed(longest, (text) => text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]+/gu, " "));

function typed(longest: number, clean: (text: string) => string) {
  return z
    .string("Send this as text.")
    .max(longest * 2, tooLong(longest))
    .overwrite((text) => clean(text).trim())
    .max(longest, tooLong(longest));
}

const tooLong = (longest: number) => `Shorten it to ${longest.toLocaleString("en-US")} characters.`;
