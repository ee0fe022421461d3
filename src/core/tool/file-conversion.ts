import * as z from "zod/mini";
import { present } from "#core/errors/present.ts";

/** What a program or a form without JavaScript may send; in a browser the file itself is converted and stays where it is. */
export const MAX_SENT_MB = 15;
/** Four characters stand for three bytes. */
const MAX_FILE_CHARACTERS = (MAX_SENT_MB * 1e6 * 4) / 3;

/** The fields of a converter's input, before its options. */
export const fileInput = {
  /** Its bytes in base64. */
  file: z
    .base64("Send the bytes of the file in base64.")
    .check(
      z.minLength(1, "Choose a file."),
      z.maxLength(
        MAX_FILE_CHARACTERS,
        `${MAX_SENT_MB} MB is the most our server converts. In a browser with JavaScript there is no such limit.`,
      ),
    ),
  fileName: z._default(z.string().check(z.maxLength(255, "A file name has at most 255 characters.")), "file"),
};

export const fileOutput = z.object({
  fileName: z.string(),
  type: z.string(),
  /** Its bytes in base64. */
  file: z.string(),
  /** What the visitor should know about this file. */
  note: z.optional(z.string()),
});
export type FileOutput = z.output<typeof fileOutput>;

interface FileBytes {
  name: string;
  bytes: Uint8Array;
}

interface MadeBytes extends FileBytes {
  type: string;
  note?: string | undefined;
}

/** One file in, one file out. The sentence of an error it throws is shown to the visitor. */
export type FileEngine<Options> = (file: FileBytes, options: Options) => Promise<MadeBytes> | MadeBytes;

/** A converter's `run`: the same engine that works in the browser, on a file in base64. */
export function convertBase64<Options extends object>(engine: FileEngine<Options>) {
  return async ({ file, fileName, ...options }: { file: string; fileName: string } & Options): Promise<FileOutput> => {
    const { name, type, bytes, note } = await engine({ name: fileName, bytes: bytesOf(file) }, options as unknown as Options);
    return { fileName: name, type, file: base64Of(bytes), ...(note === undefined ? {} : { note }) };
  };
}

/** “photo.png” as “photo.webp”. */
export const withEnding = (name: string, ending: string): string => `${name.replace(/\.[^./\\]+$/, "")}.${ending}`;

const LETTERS = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
const PAD = "=".charCodeAt(0);

/** Without `btoa`, which wants a text of all bytes first, which takes seconds for a picture of a camera. */
export function base64Of(bytes: Uint8Array): string {
  const letters = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  for (let from = 0, to = 0; from < bytes.length; from += 3) {
    const three = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) letters[to++] = present(LETTERS[(three >> shift) & 63]);
  }
  letters.fill(PAD, letters.length - ((3 - (bytes.length % 3)) % 3));
  return new TextDecoder().decode(letters);
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
