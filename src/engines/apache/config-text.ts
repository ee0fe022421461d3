import type { ConfigLine } from "./config-file.schema.ts";

/** Lines as a file: UTF-8, line feeds, one at the end. */
export function configText(lines: readonly ConfigLine[]): string {
  return lines.map(({ text }) => `${text}\n`).join("");
}

/** A line, with its explanation if it needs one. */
export function line(text: string, note?: string): ConfigLine {
  return note === undefined ? { text } : { text, note };
}

export function indented(lines: readonly ConfigLine[], by = "  "): ConfigLine[] {
  return lines.map(({ text, ...rest }) => ({ text: text === "" ? "" : by + text, ...rest }));
}
