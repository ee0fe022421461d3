import { isToken, splitList, unquoted } from "./header-fields.ts";

/** Protocols that Alt-Svc offers, by RFC 7838: "h3" of `h3=":443"; ma=86400`. Empty for "clear" and for what is malformed. */
export function offeredProtocols(value: string): string[] {
  if (value.trim() === "clear") return [];
  const offers = splitList(value).flatMap((member) => {
    const [service = ""] = splitList(member, ";");
    const equals = service.indexOf("=");
    const [protocol, authority] = [service.slice(0, equals), service.slice(equals + 1)];
    return equals > 0 && isToken(protocol) && unquoted(authority) !== undefined ? [decoded(protocol)] : [];
  });
  return [...new Set(offers)];
}

/** Signs that a token may not hold are written with percent signs. */
function decoded(protocol: string): string {
  return protocol.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
