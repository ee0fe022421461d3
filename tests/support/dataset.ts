import { readFileSync } from "node:fs";
import type { RawDocument } from "#core/content/raw-document.ts";

const documents: RawDocument[] = readFileSync(new URL("../../content/data.ndjson", import.meta.url), "utf8")
  .split("\n")
  .filter((row) => row !== "")
  .map((row) => JSON.parse(row));

/** The repository's own documents of a type: tests count them here, so that an editor's next one turns none of them red. */
export const documentsOf = (type: string): RawDocument[] => documents.filter(({ _type }) => _type === type);

/** The document of a type under an address. */
function documentAt(type: string, slug: string): RawDocument {
  const found = documentsOf(type).find((each) => (each["slug"] as { current: string }).current === slug);
  if (!found) throw new Error(`No ${type} is called ${slug}.`);
  return found;
}

/** The posts of a category or of an author. */
export function postsOf(type: "category" | "author", slug: string): RawDocument[] {
  const { _id } = documentAt(type, slug);
  const refers = (reference: unknown) => (reference as { _ref: string })._ref === _id;
  return documentsOf("post").filter(({ author, categories }) => (type === "author" ? [author] : (categories as unknown[])).some(refers));
}
