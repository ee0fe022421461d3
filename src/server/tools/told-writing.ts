import type { WritingNews } from "#core/providers/language-model.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";

/** The same ports, of which somebody hears what a language model writes. */
export function toldWriting<Ports extends Pick<ToolPorts, "writeText">>(ports: Ports, tell: (news: WritingNews) => void): Ports {
  return {
    ...ports,
    writeText(task, options) {
      tell({ kind: "begins" });
      return ports.writeText(task, {
        ...options,
        onText(text) {
          options.onText?.(text);
          tell({ kind: "piece", text });
        },
      });
    },
  };
}
