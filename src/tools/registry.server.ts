import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { collectTools } from "./collect-tools.ts";

export type ToolRegistry = ReadonlyMap<string, RegisteredTool>;

interface RegisteredTool {
  tool: AnyTool;
  copy: ToolCopy;
}

/** Every folder below this one that holds a `.tool.ts` and a `.copy.ts`. Nobody edits a list. */
export const tools: ToolRegistry = collectTools(
  import.meta.glob<AnyTool>("./*/*.tool.ts", { eager: true, import: "tool" }),
  import.meta.glob<ToolCopy>("./*/*.copy.ts", { eager: true, import: "copy" }),
);
