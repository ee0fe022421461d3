import type { ExprNode } from "groq-js";
import type { RawDocument } from "#core/content/raw-document.ts";

/** The answer to a query for the documents of one type, which a change of few of them changes in few places. */
export interface KeptList {
  type: string;
  /** One a document, each with its `_id`, in order. */
  rows: readonly Row[];
  /** Types, and ids of documents that were not there: when one of these changes, every row may. */
  reads: Set<string>;
}

interface Row {
  _id: string;
}

export interface ListWork {
  /** Answers the list's query as if these were all documents of its type. */
  among(documents: readonly RawDocument[], reads: Set<string>): unknown;
  documentWith(id: string): RawDocument | undefined;
}

/** A list of whole rows that is worth keeping, or undefined for any other answer. */
export function keepList(type: string, answer: unknown, reads: Set<string>): KeptList | undefined {
  const rows = answer as Row[];
  return rows.every((row) => typeof row?._id === "string") && !reads.has(type) ? { type, rows, reads } : undefined;
}

/** The list after documents changed, were added or removed (then undefined), or undefined where it must be made from the start. */
export function followChanges(
  list: KeptList,
  changes: ReadonlyMap<string, { type: string; now: RawDocument | undefined }>,
  { among, documentWith }: ListWork,
): KeptList | undefined {
  const { type, reads } = list;
  const own = new Map([...changes].filter(([, change]) => change.type === type));
  for (const [id, change] of changes) if (reads.has(change.type) || reads.has(id)) return undefined;
  if (own.size === 0) return list;
  if (own.size > MOST_AT_ONCE) return undefined;

  const rows = list.rows.filter(({ _id }) => !own.has(_id));
  const noted = new Set(reads);
  for (const { now } of own.values()) {
    const [row] = now ? (among([now], noted) as Row[]) : [];
    if (now && row) rows.splice(placeOf(now), 0, row);
  }
  return keepList(type, rows, noted);

  /** The query itself says which of two comes first. */
  function placeOf(document: RawDocument): number {
    let from = 0;
    let to = rows.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = documentWith(rows[middle]?._id ?? "");
      const two = other ? [document, other].sort((a, b) => (a._id < b._id ? -1 : 1)) : [document];
      const [first] = among(two, noted) as Row[];
      if (first?._id === document._id) to = middle;
      else from = middle + 1;
    }
    return from;
  }
}

/** The type whose documents a plan lists: all that a filter leaves, in some order, each as its own row. */
export function listedType(plan: ExprNode, typeIn: (filter: ExprNode) => string | undefined): string | undefined {
  if (plan.type === "Map" || (plan.type === "PipeFuncCall" && plan.name === "order")) return listedType(plan.base, typeIn);
  return plan.type === "Filter" ? typeIn(plan.expr) : undefined;
}

/** Beyond this a list is made from the start. */
const MOST_AT_ONCE = 100;
