import { present } from "#core/errors/present.ts";
import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { isHtml, type PageTree, tokensOf } from "../page/page-tree.ts";

/** Elements visited beyond one visit to each. itemref lets many items share one large part, and each reads it anew. */
const MAX_REPEATED_VISITS = 100_000;

/** What an element's microdata attributes say. */
interface ItemMarks {
  isItem: boolean;
  names: readonly string[];
  reverseNames: readonly string[];
}

export interface ItemWalk {
  /** Elements with microdata attributes; only HTML elements have any. */
  marks: ReadonlyMap<HtmlElement, ItemMarks>;
  /** Elements that were found to be properties of some item. */
  claimed: Set<HtmlElement>;
  /** An element reached twice from one item: nested references, or a loop. */
  loops: HtmlElement[];
  /** Ids that nothing has. */
  missing: { element: HtmlElement; id: string }[];
  visitsLeft: number;
}

export function newItemWalk({ elements }: PageTree): ItemWalk {
  const marks = new Map<HtmlElement, ItemMarks>();
  for (const element of elements) {
    if (!isHtml(element) || !element.attrs.some(({ name }) => name.startsWith("item"))) continue;
    marks.set(element, {
      isItem: attributeOf(element, "itemscope") !== null,
      names: tokensOf(attributeOf(element, "itemprop")),
      reverseNames: tokensOf(attributeOf(element, "itemprop-reverse")),
    });
  }
  return { marks, claimed: new Set(), loops: [], missing: [], visitsLeft: elements.length + MAX_REPEATED_VISITS };
}

export function isTired({ visitsLeft }: ItemWalk): boolean {
  return visitsLeft <= 0;
}

/**
 * The elements that are properties of an item, in the order of the source:
 * https://html.spec.whatwg.org/multipage/microdata.html#associating-names-with-items
 */
export function itemProperties(root: HtmlElement, tree: PageTree, walk: ItemWalk): HtmlElement[] {
  const results: HtmlElement[] = [];
  const memory = new Set([root]);
  const pending = tree.childrenOf(root).reverse();
  for (const id of tokensOf(attributeOf(root, "itemref"))) {
    const element = tree.elementWithId(id);
    if (element) pending.push(element);
    else walk.missing.push({ element: root, id });
  }
  for (let current = pending.pop(); current && !isTired(walk); current = pending.pop()) {
    walk.visitsLeft--;
    if (memory.has(current)) {
      walk.loops.push(current);
      continue;
    }
    memory.add(current);
    const marks = walk.marks.get(current);
    if (!marks?.isItem) {
      const children = tree.childrenOf(current);
      for (let index = children.length - 1; index >= 0; index--) pending.push(present(children[index]));
    }
    if (marks && marks.names.length + marks.reverseNames.length > 0) {
      results.push(current);
      walk.claimed.add(current);
    }
  }
  return results.sort((a, b) => tree.orderOf(a) - tree.orderOf(b));
}
