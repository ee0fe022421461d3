import { titlePreview } from "#engines/serp-preview/result-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";

/** What the page shows of a title that is being written. Loaded when somebody writes: the table of widths is 8 KB. */
export function measureTitle(text: string) {
  const title = text.replace(/\s+/g, " ").trim();
  const boldPx = textWidth(title, { ...DESKTOP_TITLE, bold: true }).px;
  return { title, ...textWidth(title, DESKTOP_TITLE), boldPx, ...titlePreview(title) };
}
