import type { JsonMember, JsonNode, JsonObject } from "../json/json-tree.ts";
import type { ExpandedNode } from "./expand-json-ld.ts";

/** The source objects that the nodes on top of an expanded block came from, in the nodes' order. */
export function alignRoots(expanded: readonly ExpandedNode[], root: JsonNode): (JsonObject | null)[] {
  const candidates = rootObjects(root);
  if (candidates.length === expanded.length) return candidates;
  // Expansion leaves out nodes that say nothing; those that stay keep their order.
  let next = 0;
  return expanded.map((node) => {
    const from = next;
    for (let index = from; index < candidates.length; index++) {
      const candidate = candidates[index];
      if (candidate && couldBe(node, candidate)) {
        next = index + 1;
        return candidate;
      }
    }
    return null;
  });
}

function rootObjects(root: JsonNode): JsonObject[] {
  if (root.kind === "scalar") return [];
  if (root.kind === "array")
    return root.items.flatMap((item) => (item.kind === "array" ? rootObjects(item) : item.kind === "object" ? [item] : []));
  const content = root.members.filter(({ key }) => key !== "@context");
  const [only] = content;
  if (content.length === 1 && only?.key === "@graph") return writtenValues(only.value).filter((item) => item.kind === "object");
  return [root];
}

function couldBe(node: ExpandedNode, written: JsonObject): boolean {
  const names = membersByName(written);
  const properties = Object.keys(node).filter((key) => !key.startsWith("@"));
  return properties.length > 0 && properties.every((iri) => names.has(localName(iri)));
}

/** An object's entries by the end of their names: "name" for name, schema:name and https://schema.org/name; "graph" for @graph. */
export function membersByName(written: JsonObject | null): Map<string, JsonMember> {
  return new Map(written?.members.map((member) => [localName(member.key), member]));
}

export function localName(key: string): string {
  return key.slice(Math.max(key.lastIndexOf("/"), key.lastIndexOf("#"), key.lastIndexOf(":"), key.lastIndexOf("@")) + 1);
}

export function typeMember(written: JsonObject | null): JsonMember | undefined {
  return written?.members.findLast(({ key }) => key === "@type" || key === "type");
}

/** The values that an entry holds one by one: arrays, @list and @set opened, nulls left out as expansion does. */
export function writtenValues(value: JsonNode | undefined): JsonNode[] {
  if (!value) return [];
  if (value.kind === "array") return value.items.flatMap(writtenValues);
  if (value.kind === "scalar") return value.value === null ? [] : [value];
  const container = value.members.find(({ key }) => key === "@list" || key === "@set");
  return container ? writtenValues(container.value) : [value];
}

/** `{"@id": …}` and nothing else: it means an entity, and not the page at that address. */
export function isReference(written: JsonNode | undefined): boolean {
  return written?.kind === "object" && written.members.length === 1 && /^@?id$/.test(written.members[0]?.key ?? "");
}
