import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { FileConverter } from "../convert/file-converter.tsx";
import type { Convert } from "../convert/file-queue.ts";
import { useFileQueue } from "../convert/use-file-queue.ts";
import type { CodeLanguage } from "./minify-frame.tsx";

interface Props<Options extends object> {
  name: string;
  language: CodeLanguage;
  minify: Convert<Options, MinifiedCode>;
  options: Options;
}

/** Whole files with the options that are chosen above, each with the place of its first fault. */
export function MinifyFiles<Options extends object>({ name, language, minify, options }: Props<Options>) {
  const files = useFileQueue<Options, MinifiedCode & { code: string }>({
    convert: async (file, given, work) => withCode(await minify(file, given, work)),
    accept: language.accept,
    maxBytes: 20_000_000,
  });
  const isBeautified = "action" in options && options.action === "beautify";
  return (
    <FileConverter
      files={files}
      name={name}
      accept={language.accept}
      words={{
        drop: `Or drop ${language.name} files or a folder here`,
        hint: `Each becomes ${isBeautified ? `a readable .${language.ending} file` : `a .min.${language.ending} file`} with the options above. They never leave your device.`,
        doing: isBeautified ? "Beautifying" : "Minifying",
      }}
      optionsNow={() => options}
      madeOf={({ code }, { path, options: used }) => ({
        path: "action" in used && used.action === "beautify" ? path : path.replace(/(?:\.min)?(\.[^./]*)?$/, ".min$1"),
        blob: new Blob([code], { type: language.type }),
      })}
      details={({ before, after }) =>
        after && (
          <p className="meta">
            gzip {before.gzip.toLocaleString("en-US")} → {after.gzip.toLocaleString("en-US")} bytes
          </p>
        )
      }
    />
  );
}

function withCode(made: MinifiedCode): MinifiedCode & { code: string } {
  const { code, problem } = made;
  if (code === null) throw new Error(problem ? `Line ${problem.line}, column ${problem.column}: ${problem.message}` : "It cannot be read.");
  return { ...made, code };
}
