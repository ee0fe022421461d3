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
  const patches = items.slice(0, 3).map((item) => ({ words: suggestionFor(item), item }));
  // Of pictures that the page says nothing about, only an ornament can be repaired by us.
  const isWordless = patches.every(({ words }) => words === "");
  const tags = patches.flatMap(({ words, item }) =>
    words === "" && (!isWordless || !mayBeOrnament(item)) ? [] : (patchedTag(item.fact.snippet, words) ?? []),
  );
  if (tags.length === 0) return {};
  return { fix: { kind: "html", label: isWordless ? "If it is an ornament; else write what it tells" : label, code: tags.join("\n") } };
}

/** A button, an area or all that a link consists of never is one. */
const mayBeOrnament = ({ element, anchor }: AltItem) => element === "img" && !anchor?.isImageOnly;

/** “One image has”, “12 images have”. */
export function count(items: readonly unknown[], noun: string, plural = `${noun}s`): string {
  return items.length === 1 ? `One ${noun}` : `${items.length.toLocaleString("en-US")} ${plural}`;
}
export const has = (items: readonly unknown[]) => (items.length === 1 ? "has" : "have");
