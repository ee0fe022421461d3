import { attributeOf, contentOf, type HeadTag, keyOf } from "#engines/head-tags/head-tag.ts";

export interface TagChange {
  kind: "added" | "removed" | "changed" | "same";
  /** What the tag is: “description”, “canonical”, “hreflang fr-CA”. */
  name: string;
  before: string;
  after: string;
}

/** What becomes of each tag of a page, in the order of the new ones; what goes comes last. */
export function diffTags(before: readonly HeadTag[], after: readonly HeadTag[]): TagChange[] {
  const old = Map.groupBy(before, nameOf);
  const changes = after.map((tag): TagChange => {
    const name = nameOf(tag);
    const was = old.get(name)?.shift();
    const [from, to] = [was === undefined ? "" : valueOfTag(was), valueOfTag(tag)];
    return { kind: was === undefined ? "added" : from === to ? "same" : "changed", name, before: from, after: to };
  });
  const gone = [...old].flatMap(([name, tags]) =>
    tags.map((tag): TagChange => ({ kind: "removed", name, before: valueOfTag(tag), after: "" })),
  );
  return [...changes, ...gone];
}

/** Where two texts begin and cease to differ: the parts before and after are the same. */
export function changedPart(a: string, b: string): { start: number; endA: number; endB: number } {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, endA: a.length - end, endB: b.length - end };
}

function nameOf(tag: HeadTag): string {
  if (tag.element === "title") return "title";
  if (tag.element === "meta") {
    const media = attributeOf(tag, "media");
    const name = attributeOf(tag, "charset") === undefined ? keyOf(tag) : "charset";
    return media ? `${name} ${media}` : name;
  }
  const [rel = "", hreflang, type] = [attributeOf(tag, "rel"), attributeOf(tag, "hreflang"), attributeOf(tag, "type")];
  if (hreflang) return `hreflang ${hreflang}`;
  return rel === "icon" ? `icon ${type ?? "ico"}` : rel;
}

function valueOfTag(tag: HeadTag): string {
  return tag.text ?? attributeOf(tag, "charset")?.toLowerCase() ?? attributeOf(tag, "href") ?? contentOf(tag);
}
