import type { ConvertedFile } from "#ui/tool/convert/convert-bytes.ts";
import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import { FileConverter } from "#ui/tool/convert/file-converter.tsx";
import { madeOf } from "#ui/tool/convert/made-file.ts";
import { useFileQueue } from "#ui/tool/convert/use-file-queue.ts";
import type { HtmlToPhpConverterInput } from "./html-to-php-converter.schema.ts";
import workerUrl from "./html-to-php-converter.worker.ts?worker&url";

type Options = Omit<HtmlToPhpConverterInput, "html">;

const convert = convertInWorker<Options, ConvertedFile>(workerUrl);
const ACCEPT = ".html,.htm,.xhtml,.php,.phtml,.txt,.svg,text/html";

/** Whole files in the form that is chosen above, byte for byte. */
export function PhpFiles({ options }: { options: Options }) {
  const files = useFileQueue<Options, ConvertedFile>({ convert, accept: ACCEPT, maxBytes: 50_000_000 });
  return (
    <FileConverter
      files={files}
      name="php"
      accept={ACCEPT}
      words={{
        drop: "Or drop HTML files or a folder here",
        hint: "Each becomes a .php file in the form chosen above, in its own encoding. They never leave your device.",
        doing: "Converting",
      }}
      optionsNow={() => options}
      madeOf={madeOf}
    />
  );
}
