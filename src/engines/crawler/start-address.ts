import { AppError } from "#core/errors/app-error.ts";
import { isTrialHost } from "./trial-host.ts";

/** Where to begin for what a visitor typed. Without a scheme https is tried first, and http when that does not connect. */
export function startAddress(typed: string): { start: URL; fallback?: URL } {
  const text = typed.trim();
  const scheme = /^(https?:|[a-z][a-z0-9+.-]*:(?=\/\/))/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "http:" && scheme !== "https:") throw new AppError("address_scheme", { scheme });
  const start = withScheme(text);
  if (!start || start.hostname === "") throw new AppError("address_malformed", { input: text.slice(0, 80) });
  if (start.username !== "" || start.password !== "") throw new AppError("address_credentials");
  if (scheme !== undefined) return { start };
  const fallback = URL.parse(`http://${text}`);
  return { start, ...(fallback ? { fallback } : {}) };
}

/** The host that a crawl of what a visitor typed will read; undefined when that is no address. */
export function crawledHost(typed: string): string | undefined {
  return withScheme(typed.trim())?.hostname || undefined;
}

/** What two crawls of a site share, with or without www: one of them at a time asks it. A server of the operator's own has no such turn. */
export function crawlTurn(typed: string): string | undefined {
  const host = crawledHost(typed);
  return host === undefined || isTrialHost(host) ? undefined : host.replace(/^www\./, "");
}

/** "https:example.com" and "https:/example.com" are read as browsers read them; "localhost:8080" is a host with its port. */
function withScheme(text: string): URL | null {
  return URL.parse(/^(?:https?:|[a-z][a-z0-9+.-]*:\/\/)/i.test(text) ? text : `https://${text}`);
}
