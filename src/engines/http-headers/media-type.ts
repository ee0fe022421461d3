import { isToken, splitList, unquoted } from "./header-fields.ts";

export interface MediaType {
  /** Lower-cased: "text/html". */
  essence: string;
  /** Names lower-cased; the first of two counts. */
  parameters: ReadonlyMap<string, string>;
}

/** Content-Type by RFC 9110, section 8.3.1; undefined when it is none. */
export function parseMediaType(value: string): MediaType | undefined {
  const [essence = "", ...rest] = splitList(value, ";");
  const [type = "", subtype = "", more] = essence.split("/");
  if (!isToken(type) || !isToken(subtype) || more !== undefined) return undefined;
  const parameters = new Map<string, string>();
  for (const parameter of rest) {
    const equals = parameter.indexOf("=");
    const name = parameter.slice(0, equals).toLowerCase();
    const argument = parameter.slice(equals + 1);
    const read = isToken(argument) ? argument : unquoted(argument);
    if (equals < 1 || !isToken(name) || read === undefined) return undefined;
    if (!parameters.has(name)) parameters.set(name, read);
  }
  return { essence: essence.toLowerCase(), parameters };
}
