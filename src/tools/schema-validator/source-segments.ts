import type { Place } from "#engines/structured-data/entity.ts";
import { faultWords } from "#engines/structured-data/json/json-fault.ts";
import type { VocabularyNote } from "#engines/structured-data/vocabulary/vocabulary-note.ts";
import { orList } from "./rules/feature-rules.ts";
import type { SchemaSubject } from "./schema-subject.ts";
import type { SchemaFacts } from "./schema-validator.schema.ts";

const AROUND = 2;
const MAX_LINES = 150;
const MAX_WIDTH = 160;
const MAX_NOTES = 6;

/** The parts of the source that something is said about, with the lines around them. */
export function sourceSegments({ data, vocabulary, features }: SchemaSubject): SchemaFacts["source"] {
  const notes = new Map<number, { texts: Set<string>; column: number }>();
  const note = ({ line, column }: Place, text: string) => {
    const known = notes.get(line) ?? { texts: new Set(), column };
    known.texts.add(text);
    notes.set(line, known);
  };
  for (const { faults, repeatedKeys } of data.blocks) {
    for (const { kind, place } of faults) note(place, `${faultWords[kind].title}. ${faultWords[kind].repair}`);
    for (const { key, place } of repeatedKeys) note(place, `“${key.slice(0, 60)}” stands twice in this object.`);
  }
  for (const { kind, detail, place } of data.problems) {
    const words = PROBLEMS[kind];
    if (words) note(place, words.replace("…", detail.slice(0, 80)));
  }
  for (const found of vocabulary) {
    const words = noteWords(found);
    if (words) note(found.place, words);
  }
  for (const { feature, missing } of features)
    for (const { paths, place } of missing)
      note(place, `${feature.name} needs ${orList([...new Set(paths.map((path) => path.slice(path.lastIndexOf(".") + 1)))].slice(0, 3))}.`);
  return segmentsOf(notes, data);
}

const PROBLEMS: Partial<Record<SchemaSubject["data"]["problems"][number]["kind"], string>> = {
  "script-type": "No reader knows the type “…”.",
  "context-missing": "@context is missing.",
  "context-misspelled": "“…” is not schema.org’s address.",
  "json-ld-refused": "A JSON-LD processor stops here: ….",
  "itemref-missing": "No element has the id “…”.",
  "itemref-loop": "This reference leads back to itself.",
  "itemscope-missing": "itemscope is missing.",
  "itemtype-relative": "“…” is not a whole address.",
  "vocab-missing": "“…” belongs to no vocabulary.",
};

function noteWords({ kind, term, found, expected, suggestion }: VocabularyNote): string | null {
  const meant = suggestion ? ` Did you mean ${suggestion}?` : "";
  if (kind === "unknown-type" || kind === "unknown-property") return `schema.org does not know ${term.slice(0, 60)}.${meant}`;
  if (kind === "outside-domain") return `${term} does not belong to this type.`;
  if (kind === "outside-range") return `${term} takes ${expected.slice(0, 4).join(", ")}, not ${found}.`;
  if (kind === "unknown-member") return `${found} is not a member of ${expected.join(", ")}.${meant}`;
  if (kind === "superseded") return `Replaced by ${suggestion}.`;
  if (kind === "empty-value") return `${term} is empty.`;
  return kind.startsWith("bad-") ? `“${found}” is not in the form that ${term} takes.${suggestion ? ` Write ${suggestion}.` : ""}` : null;
}

function segmentsOf(
  notes: ReadonlyMap<number, { texts: Set<string>; column: number }>,
  data: SchemaSubject["data"],
): SchemaFacts["source"] {
  const segments: SchemaFacts["source"] = [];
  let count = 0;
  for (const line of [...notes.keys()].sort((a, b) => a - b)) {
    const from = Math.max(1, line - AROUND, (segments.at(-1)?.at(-1)?.line ?? 0) + 1);
    const to = Math.min(data.lines.lines, line + AROUND);
    count += Math.max(0, to - from + 1);
    if (count > MAX_LINES) break;
    const isNext = segments.at(-1)?.at(-1)?.line === from - 1;
    const segment = isNext ? (segments.at(-1) ?? []) : [];
    if (!isNext && from <= to) segments.push(segment);
    for (let number = from; number <= to; number++) segment.push(lineOf(number, notes.get(number), data));
  }
  return segments;
}

/** Of a long line, the part around the first thing that is said about it. */
function lineOf(line: number, note: { texts: Set<string>; column: number } | undefined, { source, lines }: SchemaSubject["data"]) {
  const start = lines.startOf(line);
  const end = line < lines.lines ? lines.startOf(line + 1) : source.length;
  const from = note && end - start > MAX_WIDTH ? Math.max(start, start + note.column - 41) : start;
  const text = source.slice(from, Math.min(end, from + MAX_WIDTH)).replace(/[\r\n]+$/, "");
  return {
    line,
    text: `${from > start ? "… " : ""}${text}${from + MAX_WIDTH < end ? " …" : ""}`,
    notes: [...(note?.texts ?? [])].slice(0, MAX_NOTES),
  };
}
