/** A stretch of a text, as offsets in it. */
export interface Span {
  start: number;
  end: number;
}

/** A JSON value that remembers where each part of it stands. */
export type JsonNode = JsonObject | JsonArray | JsonScalar;

export interface JsonObject extends Span {
  kind: "object";
  members: JsonMember[];
}

export interface JsonMember {
  key: string;
  keySpan: Span;
  value: JsonNode;
}

export interface JsonArray extends Span {
  kind: "array";
  items: JsonNode[];
}

export interface JsonScalar extends Span {
  kind: "scalar";
  value: string | number | boolean | null;
  /** A number as it was written: 40.71280 says more than 40.7128. */
  digits?: string;
}

/** The plain value, as JSON.parse would give it: of a key that repeats, the last one counts. */
export function plainValue(node: JsonNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "array") return node.items.map(plainValue);
  const value: Record<string, unknown> = {};
  for (const { key, value: inner } of node.members) {
    // Assigning to __proto__ would change the object's prototype.
    if (key === "__proto__")
      Object.defineProperty(value, key, { value: plainValue(inner), enumerable: true, configurable: true, writable: true });
    else value[key] = plainValue(inner);
  }
  return value;
}

/** A change to a text: what stands between the offsets gives way to `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}
