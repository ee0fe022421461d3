import type { RedirectRow } from "./redirect.ts";

/** Rows as the list that `readRedirectList` reads: CSV with every choice spelled out. */
export function writeRedirectList(rows: readonly RedirectRow[]): string {
  return rows.map(redirectLine).join("\n");
}

export function redirectLine({ from, to, code, kind, keepQuery }: RedirectRow): string {
  return [cell(from), cell(to), code, kind, keepQuery ? "keep" : "drop"].join(",");
}

const cell = (text: string) => (/[",;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
