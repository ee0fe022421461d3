import { diffWordsWithSpace } from "diff";
import type { Field, Fields } from "#core/content/content-field.ts";
import { underOwnNames } from "#core/content/field-path.ts";
import { present } from "#core/errors/present.ts";

export interface Piece {
  text: string;
  kind: "same" | "added" | "removed";
}

/** One change, as a writer reads it. */
export interface DiffRow {
  kind: "changed" | "added" | "removed";
  /** Where: `Text`, `Sources, 2, Title`. */
  label: string;
  /** A heading is shown as one. */
  isHeading: boolean;
  pieces: Piece[];
}

type Document = Readonly<Record<string, unknown>>;

/** What became of a document, field by field and, in texts, paragraph by paragraph. */
export function diffDocuments(fields: Fields, before: Document, after: Document, nameOf: (reference: string) => string): DiffRow[] {
  const [was, is] = [underOwnNames(fields, before), underOwnNames(fields, after)];
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === "derived" || isSame(was[name], is[name])) return [];
    if (field.kind === "richText") return diffMembers(listOf(was[name]), listOf(is[name]), field.label, nameOf);
    return diffValues(was[name], is[name], field, nameOf);
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const listOf = (value: unknown): Block[] => (Array.isArray(value) ? (value as Block[]) : []);

interface Block extends Record<string, unknown> {
  _key?: string;
  style?: string;
}

/** Blocks are told apart by their keys: one that moved and one that was rewritten are still themselves. */
function diffMembers(was: readonly Block[], is: readonly Block[], label: string, nameOf: (reference: string) => string): DiffRow[] {
  const earlier = new Map(was.map((block) => [block._key, block]));
  const later = new Set(is.map(({ _key }) => _key));
  const rows: DiffRow[] = [];
  const removed = (block: Block) => rows.push(whole("removed", label, block, nameOf));
  let at = 0;
  for (const block of is) {
    for (; at < was.length && !later.has(was[at]?._key); at++) removed(present(was[at]));
    const same = earlier.get(block._key);
    if (same) at = Math.max(at, was.indexOf(same) + 1);
    if (!same) rows.push(whole("added", label, block, nameOf));
    else if (!isSame(same, block)) rows.push(...diffBlock(same, block, label, nameOf));
  }
  for (; at < was.length; at++) if (!later.has(was[at]?._key)) removed(present(was[at]));
  return rows;
}

function diffBlock(was: Block, is: Block, label: string, nameOf: (reference: string) => string): DiffRow[] {
  if (is["_type"] !== "table") return [changed(label, wordsOf(was, nameOf), wordsOf(is, nameOf), isHeading(is))];
  const [before, after] = [rowsOf(was), rowsOf(is)];
  const isSameShape = before.length === after.length && before.every((row, index) => row.length === after[index]?.length);
  if (!isSameShape) return [changed("Table", wordsOf(was, nameOf), wordsOf(is, nameOf))];
  const heads = after[0] ?? [];
  return after.flatMap((row, y) =>
    row.flatMap((cell, x) => {
      const earlier = before[y]?.[x] ?? "";
      return cell === earlier ? [] : [changed(`Table, row “${row[0] || y + 1}”, column ${heads[x] || x + 1}`, earlier, cell)];
    }),
  );
}

const rowsOf = (table: Block) => listOf(table["rows"]).map((row) => (row["cells"] ?? []) as string[]);

function diffValues(was: unknown, is: unknown, { kind, label }: Field, nameOf: (reference: string) => string): DiffRow[] {
  const members = [...listOf(was), ...listOf(is)];
  const isKeyed = members.some((item) => typeof item === "object" && item !== null && "_key" in item && !("_ref" in item));
  if (isKeyed) return diffMembers(listOf(was), listOf(is), label, nameOf);
  const [before, after] = [wordsOf(was, nameOf), wordsOf(is, nameOf)];
  if (WORDY.has(kind)) return [changed(label, before, after)];
  // A date or a name is another one as a whole.
  const pieces: Piece[] = [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
  return [{ ...changed(label, before, after), pieces: pieces.filter(({ text }) => text !== "") }];
}

const WORDY: ReadonlySet<string> = new Set(["text", "html", "group", "list", "either"]);

function changed(label: string, was: string, is: string, heading = false): DiffRow {
  const kind = was === "" ? "added" : is === "" ? "removed" : "changed";
  const pieces = diffWordsWithSpace(was, is).map(
    ({ value, added, removed }): Piece => ({ text: value, kind: added ? "added" : removed ? "removed" : "same" }),
  );
  return { kind, label, isHeading: heading, pieces: pieces.length > 0 ? pieces : [{ text: "Form changed, words the same", kind: "same" }] };
}

const whole = (kind: "added" | "removed", label: string, block: Block, nameOf: (reference: string) => string): DiffRow => ({
  kind,
  label,
  isHeading: isHeading(block),
  pieces: [{ text: wordsOf(block, nameOf) || "Nothing written", kind }],
});

const isHeading = ({ style }: Block) => style === "h2" || style === "h3";

/** The words in a value of any form; a document that is named, by its title. */
function wordsOf(value: unknown, nameOf: (reference: string) => string): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value))
    return value
      .map((item) => wordsOf(item, nameOf))
      .filter(Boolean)
      .join(isSpans(value) ? "" : ", ");
  const { _ref } = value as { _ref?: unknown };
  if (typeof _ref === "string") return nameOf(_ref);
  return Object.entries(value)
    .filter(([name]) => !name.startsWith("_") && !HIDDEN.has(name))
    .map(([, inner]) => wordsOf(inner, nameOf))
    .filter(Boolean)
    .join(" · ");
}

const HIDDEN = new Set(["marks", "markDefs", "style", "listItem", "level"]);
const isSpans = (list: readonly unknown[]) => list.some((item) => (item as { _type?: string } | null)?._type === "span");
