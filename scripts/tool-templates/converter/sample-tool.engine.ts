import { type FileEngine, withEnding } from "#core/tool/file-conversion.ts";
import type { SampleToolOptions } from "./sample-tool.schema.ts";

/** One file in, one file out, without the page: it runs in a worker, and on the server for forms without JavaScript. */
export const sampleTool: FileEngine<SampleToolOptions> = ({ name, bytes }, { keepBlank = false }) => {
  const text = new TextDecoder().decode(bytes);
  if (text.includes("\uFFFD")) throw new Error("This file is no text in UTF-8. Save it as UTF-8 and choose it again.");
  const lines = text.split(/\r?\n/).filter((line) => keepBlank || line.trim() !== "");
  return { name: withEnding(name, "txt"), type: "text/plain", bytes: new TextEncoder().encode(lines.join("\n")) };
};
