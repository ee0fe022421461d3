import * as z from "zod/mini";

/** A file in JSON, for programs and for forms without JavaScript; in a browser the file itself is converted and stays where it is. */
const MAX_FILE_CHARACTERS = 2_000_000;

/** The fields of a converter's input, before its options. */
export const fileInput = {
  /** Its bytes in base64. */
  file: z
    .base64("Send the bytes of the file in base64.")
    .check(
      z.minLength(1, "Choose a file."),
      z.maxLength(MAX_FILE_CHARACTERS, "1.5 MB is the most our server converts. In a browser with JavaScript there is no such limit."),
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

/** One file in, one file out. What it throws is told to the visitor: a sentence. */
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

export function base64Of(bytes: Uint8Array): string {
  let text = "";
  // Every byte an argument: too many of them overflow the stack.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
