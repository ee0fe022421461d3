import type { MetaFact } from "#engines/page-snapshot/page-snapshot.ts";

/**
 * What a quote inside the content left over. It closes the attribute; the words after it become attributes, and the quote at the end then
 * stands in the name of one. Empty when nothing is broken.
 */
export function strayAttributes({ attributes }: MetaFact): string[] {
  const names = Object.keys(attributes);
  if (!names.some((name) => /["']/.test(name))) return [];
  return names.filter((name) => !/^(?:name|content|property|itemprop|id|class|data-.*)$/.test(name));
}

/** The words back in their order, as far as the source shows them. */
export function restoredContent({ snippet, raw }: MetaFact): string {
  const content = /content\s*=\s*(["'])([\s\S]*)\1/i.exec(snippet)?.[2];
  return (content ?? raw).replace(/\s+/g, " ").trim();
}
