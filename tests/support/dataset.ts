import { readFileSync } from "node:fs";
import type { RawDocument } from "#core/content/raw-document.ts";

const documents: RawDocument[] = readFileSync(new URL("../../content/data.ndjson", import.meta.url), "utf8")
  .split("\n")
  .filter((row) => row !== "")
  .map((row) => JSON.parse(row));

/** The repository's own documents of a type: tests count them here, so that an editor's next one turns none of them red. */
export const documentsOf = (type: string): RawDocument[] => documents.filter(({ _type }) => _type === type);
