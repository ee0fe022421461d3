import type { JsonFault, JsonFaultKind } from "./json-fault.ts";
import { JsonReader } from "./json-reader.ts";
import type { Edit, JsonNode } from "./json-tree.ts";

export interface ReadJson {
  /** What the text says, faults overlooked; null when nothing can be made of it. */
  root: JsonNode | null;
  /** In the order of the text, the first hundred; empty exactly when JSON.parse takes the text. */
  faults: JsonFault[];
  /** The text with every fault repaired, valid JSON; null when there is nothing to repair or no way to. */
  repaired: string | null;
}

/** Reads JSON with places, strictly and with a proposal for each fault. Linear, and no input makes it throw. */
export function readJson(text: string): ReadJson & { edits: Edit[] } {
  const reader = new JsonReader(text);
  const root = reader.readDocument();
  const { faults, edits } = reader;
  if (faults.length === 0 || root === null || faults.some(({ kind }) => beyondRepair.has(kind)))
    return { root, faults, repaired: null, edits: [] };
  const repaired = applyEdits(text, edits);
  return isJson(repaired) ? { root, faults, repaired, edits } : { root, faults, repaired: null, edits: [] };
}

const beyondRepair = new Set<JsonFaultKind>(["empty", "too-deep", "no-value"]);

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    // An insertion comes before what is replaced at the same place; of two that overlap the first counts.
    if (edit.start < at) continue;
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
