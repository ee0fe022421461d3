import type { MinifyOptions } from "terser";
import { problemAt, type WrittenCode } from "#core/tool/minified-code.ts";

export interface JavaScriptOptions {
  action?: "minify" | "beautify" | undefined;
  /** Top-level names of a script belong to the page and stay; those of a module are its own. */
  type?: "script" | "module" | undefined;
  keepNames?: boolean | undefined;
  dropConsole?: boolean | undefined;
  dropLicences?: boolean | undefined;
  /** Syntax of 2020 may be used where it is shorter. */
  modern?: boolean | undefined;
  sourceMap?: boolean | undefined;
}

/** Half a megabyte of code that writes code: loaded when the first is there to be minified. */
const loadTerser = () => import("terser");

export async function writeJavaScript(code: string, options: JavaScriptOptions): Promise<WrittenCode> {
  const { minify } = await loadTerser();
  const module = options.type === "module";
  try {
    const made = await minify({ "code.js": code }, { ...(options.action === "beautify" ? READABLE : optionsOf(options)), module });
    const written = made.code ?? "";
    // What is handed out has been read again: a fault of the minifier must not become one of the page.
    await minify(written, { compress: false, mangle: false, module }).catch(blameMinifier);
    return { ok: true, code: written, ...(typeof made.map === "string" ? { map: made.map } : {}) };
  } catch (error) {
    return { ok: false, problem: problemIn(code, error) };
  }
}

/** Its place is one in the written code, which nobody has seen. */
function blameMinifier(cause: unknown): never {
  if (cause instanceof RangeError) throw cause;
  throw new UnreadableOutput("What the minifier wrote could not be read again, so it is not handed out.", { cause });
}

class UnreadableOutput extends Error {}

function optionsOf(options: JavaScriptOptions): MinifyOptions {
  const { keepNames = false, dropConsole = false, dropLicences = false, modern = false, sourceMap = false } = options;
  return {
    keep_classnames: keepNames,
    keep_fnames: keepNames,
    compress: { drop_console: dropConsole, ecma: modern ? 2020 : 5 },
    format: { comments: dropLicences ? false : /^!|@preserve|@licen[cs]e|@cc_on/i, ecma: modern ? 2020 : 5 },
    ...(sourceMap ? { sourceMap: { filename: "code.min.js", includeSources: true, url: "code.min.js.map" } } : {}),
  };
}

const READABLE: MinifyOptions = {
  compress: false,
  mangle: false,
  format: { beautify: true, braces: true, comments: "all", indent_level: 2, keep_numbers: true, keep_quoted_props: true, quote_style: 3 },
};

function problemIn(code: string, error: unknown) {
  if (error instanceof UnreadableOutput) return problemAt(code, 0, `${error.message} The fault is ours, not your code's.`);
  if (error instanceof RangeError) return problemAt(code, 0, "The code is nested too deeply to be read.");
  // Flags that no regular expression has are no error to the parser: it falls over them.
  if (error instanceof TypeError)
    return problemAt(code, 0, "The code cannot be read. A regular expression with a wrong flag is the usual cause.");
  const { message, pos } = error as { message?: unknown; pos?: unknown };
  if (typeof pos !== "number") throw error;
  // A fault at the end of the file is behind its last sign.
  return problemAt(code, Math.min(pos, code.length), `${sentence(String(message))}.`);
}

/** “Unexpected token punc «;»” without the words of those who write parsers. */
function sentence(message: string): string {
  return message
    .replace(/(?:token:? )?eof (?:«.*?»|\(.*\))/, "end of the code")
    .replace(/(?:token:? )?(?:punc|operator|name|keyword|string|num|atom|big_int|regexp) (?:«(.*?)»|\((.*)\))/g, "“$1$2”");
}
