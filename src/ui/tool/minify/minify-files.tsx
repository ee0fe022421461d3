import type { MinifiedCode } from "#core/tool/minified-code.ts";
import { FileConverter } from "../convert/file-converter.tsx";
import type { Convert } from "../convert/file-queue.ts";
import { useFileQueue } from "../convert/use-file-queue.ts";
import { type CodeLanguage, type MinifiedFile, type MinifyOptions, minifiedFile, minifyFilesBy } from "./minify-file.ts";

interface Props<Options extends MinifyOptions> {
  name: string;
  language: CodeLanguage;
  minify: Convert<Options, MinifiedCode>;
  options: Options;
}

/** Whole files with the options that are chosen above, each with the place of its first fault. */
export function MinifyFiles<Options extends MinifyOptions>({ name, language, minify, options }: Props<Options>) {
  const files = useFileQueue<Options, MinifiedFile>({
    convert: minifyFilesBy(minify, language.type),
    accept: language.accept,
    maxBytes: 20_000_000,
  });
  const isBeautified = options.action === "beautify";
  const hint = [
    `Each becomes ${isBeautified ? `a readable .${language.ending} file` : `a .min.${language.ending} file`} with the options above.`,
    "They never leave your device.",
    options.sourceMap && !isBeautified && "Only pasted code gets a source map.",
  ];
  return (
    <FileConverter
      files={files}
      name={name}
      accept={language.accept}
      words={{
        drop: `Or drop ${language.name} files or a folder here`,
        hint: hint.filter(Boolean).join(" "),
        doing: isBeautified ? "Beautifying" : "Minifying",
      }}
      optionsNow={() => options}
      madeOf={minifiedFile}
      details={packedSizes}
    />
  );
}

const packedSizes = ({ gzip: { before, after } }: MinifiedFile) => (
  <p className="meta">
    gzip {before.toLocaleString("en-US")} → {after.toLocaleString("en-US")} bytes
  </p>
);
