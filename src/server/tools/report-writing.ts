import type { WritingNews } from "#core/providers/language-model.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";

/** The same ports, with a listener for what a language model writes. */
export function reportWriting<Ports extends Pick<ToolPorts, "writeText">>(ports: Ports, report: (news: WritingNews) => void): Ports {
  return {
    ...ports,
    writeText(task, options) {
      report({ kind: "begins" });
      return ports.writeText(task, {
        ...options,
        onText(text) {
          options.onText?.(text);
          report({ kind: "piece", text });
        },
      });
    },
  };
}
