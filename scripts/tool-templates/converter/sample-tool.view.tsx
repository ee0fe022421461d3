import type { FileOutput } from "#core/tool/file-conversion.ts";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import type { ConvertedFile } from "#ui/tool/convert/convert-bytes.ts";
import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import { ConverterFrame } from "#ui/tool/convert/converter-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { SampleToolOptions } from "./sample-tool.schema.ts";
import workerUrl from "./sample-tool.worker.ts?worker&url";

const convert = convertInWorker<SampleToolOptions, ConvertedFile>(workerUrl);

export function View(page: ToolViewProps<SampleToolOptions & { file: string }, FileOutput>) {
  return (
    <ConverterFrame
      page={page}
      convert={convert}
      accept=".txt,.md,text/plain"
      drop="Drop text files or a folder here"
      hint="Or paste one. As many as you like, up to 100 MB each."
      maxBytes={100_000_000}
      doing="Converting"
      action="Convert"
      fields={(submitted) => <BuilderSwitch name="keepBlank" label="Keep blank lines" defaultChecked={submitted["keepBlank"] === "true"} />}
    />
  );
}
