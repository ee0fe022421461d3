import { type HeadTag, metaTag, oneLine } from "./head-tag.ts";
import { belongsTo, type OgFields, ogProperties } from "./og-properties.ts";

/**
 * The tags of an object, in the protocol's order: a structured property follows its root at once, and arrays keep their order
 * (https://ogp.me/#structured, https://ogp.me/#array). What does not belong to the type is left out.
 */
export function ogTags(fields: OgFields): HeadTag[] {
  const tags: HeadTag[] = [];
  const type = oneLine(fields.type) || undefined;
  for (const property of ogProperties) {
    if (!belongsTo(property, type)) continue;
    const attribute = "attribute" in property ? property.attribute : "property";
    const add = (key: string, value: string) => {
      if (value !== "") tags.push(metaTag(attribute, key, value));
    };
    if ("of" in property && oneLine(fields[property.of]) === "") continue;
    const given = fields[property.field];
    if (!Array.isArray(given)) {
      add(property.key, oneLine(given));
      continue;
    }
    for (const line of given.map(oneLine).filter(Boolean)) {
      if (property.kind !== "rows") {
        add(property.key, line);
        continue;
      }
      const [root = "", ...parts] = line.split("|").map((part) => part.trim());
      if (root === "") continue;
      add(property.key, root);
      for (const [index, key] of property.parts.entries()) add(key, parts[index] ?? "");
    }
  }
  return tags;
}
