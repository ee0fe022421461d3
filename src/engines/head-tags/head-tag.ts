/** One element of a page's head, before it is written in some language. */
export interface HeadTag {
  element: "title" | "meta" | "link";
  attributes: readonly (readonly [name: string, value: string])[];
  /** What stands between the tags: a title's words. */
  text?: string | undefined;
}

export function metaTag(attribute: "name" | "property" | "http-equiv", key: string, content: string): HeadTag {
  return {
    element: "meta",
    attributes: [
      [attribute, key],
      ["content", content],
    ],
  };
}

/** What a meta tag is called, by whichever attribute names it. */
export function keyOf(tag: HeadTag): string {
  return attributeOf(tag, "name") ?? attributeOf(tag, "property") ?? attributeOf(tag, "http-equiv") ?? "";
}

export function attributeOf(tag: HeadTag, attribute: string): string | undefined {
  return tag.attributes.find(([name]) => name === attribute)?.[1];
}

export function contentOf(tag: HeadTag): string {
  return attributeOf(tag, "content") ?? "";
}

/** On one line, without space at the ends: what a tag's value may be. */
export function oneLine(text: string | undefined): string {
  return text?.replace(/\s+/g, " ").trim() ?? "";
}
