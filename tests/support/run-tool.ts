import * as z from "zod/mini";
import type { BrowserTool, ServerTool } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { fetchedPage, pagePorts } from "./page-ports.ts";

type Given = Pick<ToolPorts, keyof ReturnType<typeof pagePorts> | "showImage">;

/** What a tool answers to an input that its schema reads; what it asks the network for is not there unless ports are given. */
export async function runTool<Input extends z.core.$ZodObject, Output extends z.core.$ZodType>(
  tool: BrowserTool<Input, Output> | ServerTool<Input, Output, keyof Given>,
  input: z.input<Input>,
  ports: Partial<Given> = {},
): Promise<z.output<Output>> {
  const read = z.parse(tool.input, input);
  if (tool.runsIn === "browser") return tool.run(read);
  const around = { ...pagePorts((address) => fetchedPage(address, { status: 404 })), showImage: (address: string) => address, ...ports };
  return tool.run(read, around, new AbortController().signal);
}
