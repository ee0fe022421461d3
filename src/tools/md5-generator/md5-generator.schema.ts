import * as z from "zod/mini";

/** 1 MB of text; files of any size are hashed in the browser. */
const MAX_CHARACTERS = 1_000_000;

export const md5GeneratorInput = z.object({
  text: z.string().check(z.maxLength(MAX_CHARACTERS, "The text is longer than 1 MB. Save it as a file and choose the file instead.")),
});
export type Md5GeneratorInput = z.output<typeof md5GeneratorInput>;

export const digests = z.object({ bytes: z.number(), md5: z.string(), sha1: z.string(), sha256: z.string(), sha512: z.string() });
export type Digests = z.output<typeof digests>;
