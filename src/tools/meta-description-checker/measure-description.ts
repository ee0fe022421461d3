import { descriptionPreview } from "#engines/serp-preview/description-preview.ts";

/** What the page shows of a description that is being written. Loaded when somebody writes: the table of widths is 8 KB. */
export function measureDescription(text: string) {
  const description = text.replace(/\s+/g, " ").trim();
  return { description, ...descriptionPreview(description) };
}
