import * as z from "zod/mini";

/** A file that somebody exported, for forms without JavaScript and for programs: a page unpacks it itself. */
export const exportFile = z.optional(z.base64("Send the bytes of the file in base64.").check(z.maxLength(7_000_000, "5 MB is the limit.")));
