/** "1.24 s", "320 ms". */
export function msText(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(ms >= 10_000 ? 1 : 2)} s` : `${Math.round(ms)} ms`;
}

/** "1.2 MB", "84 KB", "300 bytes". */
export function bytesText(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} KB` : `${Math.round(bytes)} bytes`;
}

/** A score, a shift or a time, by the short name of what was measured. */
export function figureText(what: string, value: number): string {
  if (what === "score") return String(Math.round(value));
  return what === "CLS" ? String(Math.round(value * 1000) / 1000) : msText(value);
}
