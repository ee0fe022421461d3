import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { placeOfTag, tokensOf } from "../page/page-tree.ts";
import { isAbsoluteIri } from "../page/resolve-iri.ts";
import type { SyntaxProblem } from "../syntax-problem.ts";
import type { Item } from "./item.ts";
import { type ItemWalk, isTired } from "./item-properties.ts";

/** Each kind is reported up to so many times. */
const MAX_EACH = 50;

/** Attributes that say nothing, since what they need is not there. */
export function microdataProblems(walk: ItemWalk, items: ReadonlyMap<HtmlElement, Item>): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  const counts = new Map<string, number>();
  const note = (kind: SyntaxProblem["kind"], detail: string, element: HtmlElement, attribute: string) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count <= MAX_EACH) problems.push({ kind, detail, place: placeOfTag(element, attribute) });
  };
  for (const { element, id } of walk.missing) note("itemref-missing", id, element, "itemref");
  for (const element of walk.loops) note("itemref-loop", attributeOf(element, "id") ?? "", element, "id");
  for (const element of loopsBetween(items)) note("itemref-loop", attributeOf(element, "itemref") ?? "", element, "itemref");
  if (isTired(walk)) for (const { element } of [...items.values()].slice(0, 1)) note("too-many-values", "itemref", element, "itemref");
  for (const [element, { isItem }] of walk.marks) {
    const value = (name: string) => attributeOf(element, name);
    if (value("itemprop") !== null && !walk.claimed.has(element) && !isTired(walk))
      note("itemprop-outside", value("itemprop") ?? "", element, "itemprop");
    if (value("itemtype") !== null && !isItem) note("itemscope-missing", value("itemtype") ?? "", element, "itemtype");
    if (value("itemref") !== null && !isItem) note("itemref-useless", value("itemref") ?? "", element, "itemref");
    if (value("itemid") !== null && (!isItem || tokensOf(value("itemtype")).length === 0))
      note("itemid-useless", value("itemid") ?? "", element, "itemid");
    for (const type of isItem ? tokensOf(value("itemtype")) : [])
      if (!isAbsoluteIri(type)) note("itemtype-relative", type, element, "itemtype");
  }
  return problems;
}

/** Items that are, over others, values of themselves. */
function loopsBetween(items: ReadonlyMap<HtmlElement, Item>): HtmlElement[] {
  const byKey = new Map([...items.values()].map((item) => [item.entity.key, item]));
  const state = new Map<number, "open" | "done">();
  const found: HtmlElement[] = [];
  for (const { entity } of items.values()) {
    const path: { key: number; next: number[] }[] = [];
    const enter = (key: number) => {
      state.set(key, "open");
      path.push({ key, next: innerKeys(byKey.get(key)) });
    };
    if (!state.has(entity.key)) enter(entity.key);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const key = step.next.pop();
      if (key === undefined) {
        state.set(step.key, "done");
        path.pop();
      } else if (state.get(key) === "open") {
        const item = byKey.get(step.key);
        if (item) found.push(item.element);
      } else if (!state.has(key)) {
        enter(key);
      }
    }
  }
  return found;
}

function innerKeys(item: Item | undefined): number[] {
  const values = [...(item?.entity.properties.values() ?? [])].flatMap((property) => property.values);
  return values.flatMap((value) => (value.kind === "entity" ? [value.key] : []));
}
