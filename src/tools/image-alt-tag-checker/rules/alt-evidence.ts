import { type Evidence, factEvidence } from "#core/rules/evidence.ts";
import type { Verdict } from "#core/rules/rule.ts";
import type { AltItem } from "../alt-subject.ts";
import { patchedTag } from "../patched-tag.ts";
import { suggestionFor } from "../suggest-alt.ts";

/** The first of several; the pictures below the findings show all. */
const SHOWN = 5;

export function evidenceOf(items: readonly AltItem[], marked: (item: AltItem) => string | undefined = () => undefined): Evidence[] {
  return items.slice(0, SHOWN).map((item) => factEvidence(item.fact, item.fact.snippet, marked(item)));
}

/** The first tags again with an alt, to be read before they are pasted. */
export function patchFix(items: readonly AltItem[], label: string): Pick<Verdict, "fix"> {
  const tags = items.slice(0, 3).flatMap((item) => patchedTag(item.fact.snippet, suggestionFor(item)) ?? []);
  return tags.length === 0 ? {} : { fix: { kind: "html", label, code: tags.join("\n") } };
}

/** “One image has”, “12 images have”. */
export function count(items: readonly unknown[], noun: string, plural = `${noun}s`): string {
  return items.length === 1 ? `One ${noun}` : `${items.length.toLocaleString("en-US")} ${plural}`;
}
export const has = (items: readonly unknown[]) => (items.length === 1 ? "has" : "have");
