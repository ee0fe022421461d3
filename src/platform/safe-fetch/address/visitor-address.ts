import { isIP } from "node:net";
import { AppError } from "#core/errors/app-error.ts";
import { DEFAULT_LIMITS } from "../limits.ts";
import { isSpecialAddress } from "./special-address.ts";

const MAX_INPUT_LENGTH = 2_048;

/**
 * The URL a visitor meant by what they typed, or an `AppError` that says what to change. The text is parsed by the WHATWG
 * parser alone: the host is judged only after parsing, because 0x7f.1, 2130706433 and full-width digits are all 127.0.0.1.
 */
export function parseVisitorAddress(input: string): URL {
  const text = input.trim();
  if (text.length > MAX_INPUT_LENGTH) throw new AppError("address_too_long");
  const url = URL.parse(withScheme(text));
  if (url === null) throw new AppError("address_malformed", { input: shortened(text) });
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new AppError("address_scheme", { scheme: url.protocol });
  if (url.username !== "" || url.password !== "") throw new AppError("address_credentials");

  const host = url.hostname.replace(/\.$/, "");
  if (isLocal(host)) return url;
  if (!host.includes(".") && !host.startsWith("[")) throw new AppError("address_bare_word", { word: shortened(host) });
  const port = Number(url.port);
  if (port !== 0 && !DEFAULT_LIMITS.ports.includes(port)) throw new AppError("address_port", { port });
  return url;
}

/** "example.com:8080" is a host with a port, "mailto:a@b.c" a scheme: what follows the first colon tells. */
function withScheme(text: string): string {
  const [whole, scheme = "", next = ""] = /^([a-z][a-z0-9+.-]*):(.?)/i.exec(text) ?? [];
  if (/^https?$/i.test(scheme)) return text;
  if (whole === undefined || /\d/.test(next) || scheme.includes(".")) return `https://${text}`;
  // "name:secret@example.com" reads as a scheme too, and deserves the sentence about credentials.
  const hasCredentials = next !== "/" && scheme.toLowerCase() !== "mailto" && URL.parse(`https://${text}`)?.username;
  return hasCredentials ? `https://${text}` : text;
}

/** Hosts that only the operator's allow list opens. Whether, and on which port, is for the guard to say at the fetch. */
function isLocal(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost") || host.endsWith(".test")) return true;
  const literal = host.replace(/^\[|\]$/g, "");
  return isIP(literal) !== 0 && isSpecialAddress(literal);
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
