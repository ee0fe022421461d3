import type { MinifiedCode } from "#core/tool/minified-code.ts";
import type { Convert, QueuedFile } from "../convert/file-queue.ts";
import type { MadeFile } from "../convert/made-file.ts";

export interface MinifyOptions {
  action?: "minify" | "beautify" | undefined;
  sourceMap?: boolean | undefined;
}

export interface MinifiedFile {
  blob: Blob;
  gzip: { before: number; after: number };
}

/** Whole files, each without a source map: one file comes of one file. */
export function minifyFilesBy<Options extends MinifyOptions>(
  minify: Convert<Options, MinifiedCode>,
  type: string,
): Convert<Options, MinifiedFile> {
  return async (file, options, task) => {
    const { code, problem, before, after } = await minify(file, { ...options, sourceMap: false }, task);
    if (code === null || !after)
      throw new Error(problem ? `Line ${problem.line}, column ${problem.column}: ${problem.message}` : "It cannot be read.");
    return { blob: new Blob([code], { type }), gzip: { before: before.gzip, after: after.gzip } };
  };
}

/** Beside its source: “site.min.css”. A readable one takes its name. */
export function minifiedFile({ blob }: MinifiedFile, { path, options }: QueuedFile<MinifyOptions, MinifiedFile>): MadeFile {
  return { path: options.action === "beautify" ? path : path.replace(/(?:\.min)?(\.[^./]*)?$/, ".min$1"), blob };
}

export interface CodeLanguage {
  /** “CSS” */
  name: string;
  /** “css” */
  ending: string;
  /** “text/css” */
  type: string;
  /** As the attribute of an input. */
  accept: string;
  placeholder: string;
}
