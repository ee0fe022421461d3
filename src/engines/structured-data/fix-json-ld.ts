import type { Place } from "./entity.ts";
import { faultWords } from "./json/json-fault.ts";
import type { Edit } from "./json/json-tree.ts";
import { applyEdits } from "./json/read-json.ts";
import type { JsonLdBlock } from "./json-ld/read-json-ld.ts";
import type { VocabularyNote } from "./vocabulary/vocabulary-note.ts";

export interface FixedJsonLd {
  text: string;
  /** What was changed, in the order of the lines. */
  changes: { line: number; text: string }[];
}

/** A block with everything repaired that has one obvious repair; null when there is nothing of that kind. */
export function fixJsonLd(block: JsonLdBlock, notes: readonly VocabularyNote[]): FixedJsonLd | null {
  const offset = block.place.start;
  const edits: Edit[] = [...block.edits];
  const changes = (block.repaired === null ? [] : block.faults).map(({ kind, place }) => ({ place, text: faultWords[kind].title }));
  const replace = (place: Place, expected: string | null, text: string, change: string) => {
    const start = place.start - offset;
    const end = place.end - offset;
    if (start < 0 || end > block.text.length) return;
    const written = block.text.slice(start, end);
    if (expected !== null && written !== JSON.stringify(expected)) return;
    edits.push({ start, end, text });
    changes.push({ place, text: change });
  };
  for (const { kind, detail, place } of block.problems) {
    if (kind === "context-misspelled") replace(place, detail, '"https://schema.org"', `@context ${detail} → https://schema.org`);
    if (kind === "context-missing")
      replace({ ...place, end: place.start + 1 }, null, '{\n  "@context": "https://schema.org",', "@context added");
  }
  for (const { kind, term, found, suggestion, place } of notes) {
    if (suggestion === null) continue;
    if (kind === "unknown-type" || kind === "unknown-property" || kind === "superseded")
      replace(place, term, JSON.stringify(suggestion), `${term} → ${suggestion}`);
    if (kind === "bad-date" || kind === "bad-number") replace(place, found, JSON.stringify(suggestion), `${found} → ${suggestion}`);
    if (kind === "unknown-member") replace(place, null, JSON.stringify(`https://schema.org/${suggestion}`), `${found} → ${suggestion}`);
  }
  if (edits.length === 0) return null;
  const text = applyEdits(block.text, edits).trim();
  if (!isJson(text)) return null;
  const inOrder = changes.sort((a, b) => a.place.start - b.place.start);
  return { text, changes: inOrder.map(({ place, text: change }) => ({ line: place.line, text: change })) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
