import { attributeText } from "./code-strings.ts";
import type { HeadTag } from "./head-tag.ts";

export function writeHtml(tags: readonly HeadTag[]): string {
  return tags.map(htmlTag).join("\n");
}

export function htmlTag({ element, attributes, text }: HeadTag): string {
  const start = [element, ...attributes.map(([name, value]) => `${name}="${attributeText(value)}"`)].join(" ");
  return text === undefined ? `<${start}>` : `<${start}>${attributeText(text).replaceAll("&quot;", '"')}</${element}>`;
}
