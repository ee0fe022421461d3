/** The part of a JSON Schema that says how a text becomes a value. */
interface Property {
  type?: string | string[];
  anyOf?: Property[];
  items?: Property;
}

/** Texts of a query or a form as a tool's input: numbers, switches and lists by what the tool's schema says of each field. */
export function queryToInput(properties: Record<string, Property>, given: Readonly<Record<string, string>>): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(given)) {
    const property = properties[name];
    if (!property || text === "") continue;
    input[name] = readValue(text, typesOf(property));
  }
  return input;
}

function readValue(text: string, types: ReadonlySet<string>): unknown {
  if (types.has("array")) return text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if ((types.has("number") || types.has("integer")) && !types.has("string") && text.trim() !== "" && Number.isFinite(Number(text)))
    return Number(text);
  if (types.has("boolean") && !types.has("string")) return /^(?:true|on|1|yes)$/i.test(text);
  return text;
}

function typesOf(property: Property): ReadonlySet<string> {
  const own = typeof property.type === "string" ? [property.type] : (property.type ?? []);
  return new Set([...own, ...(property.anyOf ?? []).flatMap((inner) => [...typesOf(inner)])]);
}
