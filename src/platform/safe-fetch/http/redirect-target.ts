import { AppError } from "#core/errors/app-error.ts";
import { MAX_URL_LENGTH } from "../limits.ts";
import type { Exchange } from "./http-exchange.ts";

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** The Location of a redirect as the server wrote it. A redirect status without one is an ordinary answer. */
export function redirectLocation({ status, headers }: Exchange): string | undefined {
  return REDIRECT_STATUSES.has(status) ? headers.get("location") : undefined;
}

/** The address a redirect from `url` leads to. */
export function redirectTarget(url: URL, { headers, rawHeaders }: Exchange): URL {
  const locations = headers.all("location");
  const next = URL.parse(escapedLocation(rawHeaders), url);
  // Browsers refuse two Locations that differ, because a proxy and a client may each follow another one.
  if (next === null || next.href.length > MAX_URL_LENGTH || new Set(locations).size > 1) {
    throw new AppError("redirect_malformed", { host: url.hostname, location: shortened(locations.join(", ")) });
  }
  // A fragment is kept unless the new address has its own (RFC 9110, 10.2.2).
  if (next.hash === "") next.hash = url.hash;
  return next;
}

/** Bytes outside ASCII are percent-encoded one by one, as browsers do: in a path they stay what they were, in a host they become IDN. */
function escapedLocation(rawHeaders: readonly Uint8Array[]): string {
  const index = rawHeaders.findIndex((name, at) => at % 2 === 0 && Buffer.from(name).toString("latin1").toLowerCase() === "location");
  const bytes = rawHeaders[index + 1] ?? new Uint8Array();
  return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase()}`)).join("");
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
