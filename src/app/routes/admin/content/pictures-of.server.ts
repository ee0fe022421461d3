import { parseAssetReference } from "#core/content/asset-reference.ts";
import type { ContentSource } from "#core/content/content-source.ts";

/** Every picture that a document of the site holds, for choosing one. */
export async function picturesOf(content: ContentSource): Promise<string[]> {
  const found = new Set<string>();
  collect(await content.fetch("*", {}), found);
  return [...found].toSorted();
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string" && value.startsWith("image-") && parseAssetReference(value)) found.add(value);
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) collect(inner, found);
}
