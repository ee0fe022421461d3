import type { RawDocument } from "#core/content/raw-document.ts";

/** One document a line, as the content service exports them. */
export function parseNdjson(text: string): RawDocument[] {
  return text.split("\n").flatMap((line, number) => {
    if (line.trim() === "") return [];
    const document = parseLine(line, number + 1);
    if (typeof document._id === "string" && typeof document._type === "string") return [document];
    throw new Error(`Line ${number + 1} of the dataset has no _id and _type: ${line.slice(0, 80)}`);
  });
}

function parseLine(line: string, number: number): RawDocument {
  try {
    return JSON.parse(line) as RawDocument;
  } catch (cause) {
    throw new Error(`Line ${number} of the dataset is not JSON: ${line.slice(0, 80)}`, { cause });
  }
}

/** Sorted by type, then id; `_id` and `_type` lead each line: a changed document is one changed line. */
export function toNdjson(documents: readonly RawDocument[]): string {
  const key = ({ _type, _id }: RawDocument) => `${_type}\n${_id}`;
  return [...documents]
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
    .map(({ _id, _type, ...fields }) => `${JSON.stringify({ _id, _type, ...fields })}\n`)
    .join("");
}
