import { isToken, splitList, unquoted } from "./header-fields.ts";

export interface StrictTransportSecurity {
  maxAge: number;
  includesSubDomains: boolean;
  preload: boolean;
}

/** By RFC 6797, section 6.1: max-age once, no directive twice. Undefined when a browser must ignore the header. */
export function parseStrictTransportSecurity(value: string): StrictTransportSecurity | undefined {
  const said = new Map<string, string | null>();
  for (const directive of splitList(value, ";")) {
    const equals = directive.indexOf("=");
    const name = (equals < 0 ? directive : directive.slice(0, equals)).trim().toLowerCase();
    const argument = equals < 0 ? null : directive.slice(equals + 1).trim();
    const read = argument === null ? null : isToken(argument) ? argument : unquoted(argument);
    if (!isToken(name) || read === undefined || said.has(name)) return undefined;
    said.set(name, read);
  }
  const maxAge = said.get("max-age");
  if (!maxAge || !/^\d+$/.test(maxAge)) return undefined;
  return { maxAge: Number(maxAge), includesSubDomains: said.has("includesubdomains"), preload: said.has("preload") };
}
