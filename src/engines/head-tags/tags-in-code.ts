import type { HeadTag } from "./head-tag.ts";

/** The tags of a fix of our own writing, one a line; none when anything else stands among them. */
export function tagsInCode(code: string): HeadTag[] {
  const tags = code.split("\n").map((line): HeadTag | null => {
    const title = /^<title>([^<]*)<\/title>$/.exec(line);
    if (title) return { element: "title", attributes: [], text: unescaped(title[1] ?? "") };
    const [, element, rest = ""] = /^<(meta|link) ((?:[\w:-]+="[^"]*" ?)+)>$/.exec(line) ?? [];
    if (element !== "meta" && element !== "link") return null;
    return { element, attributes: [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, unescaped(value)]) };
  });
  return tags.every((tag) => tag !== null) ? tags : [];
}

/** Back from what fixes are escaped with, one layer. */
function unescaped(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
