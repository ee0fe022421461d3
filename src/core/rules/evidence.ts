import type { Finding } from "./finding.schema.ts";
import type { Verdict } from "./rule.ts";

export type Evidence = NonNullable<Finding["evidence"]>[number];

export const MAX_SNIPPET = 300;

/** A fact of the page, with a part of it marked. */
export function factEvidence(fact: { line: number | null; column: number | null }, snippet: string, marked?: string): Evidence {
  const cut = snippet.slice(0, MAX_SNIPPET);
  const from = marked ? cut.indexOf(marked) : -1;
  return { line: fact.line, column: fact.column, snippet: cut, ...(marked && from >= 0 ? { mark: [from, from + marked.length] } : {}) };
}

export function pass(title: string, detail = ""): Verdict[] {
  return [{ status: "pass", title, detail }];
}
