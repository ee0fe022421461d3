import { isToken, splitList, unquoted } from "./header-fields.ts";

interface CacheDirective {
  /** Lower-cased. */
  name: string;
  /** Without quotes; null when there is none. */
  value: string | null;
}

export interface CacheControl {
  directives: CacheDirective[];
  /** Parts that are no directive. */
  malformed: string[];
}

/** Cache-Control by RFC 9111, section 5.2: a list of names, each with a token or a quoted string. */
export function parseCacheControl(value: string): CacheControl {
  const directives: CacheDirective[] = [];
  const malformed: string[] = [];
  for (const part of splitList(value)) {
    const equals = part.indexOf("=");
    const name = equals < 0 ? part : part.slice(0, equals);
    const argument = equals < 0 ? null : part.slice(equals + 1);
    const read = argument === null ? null : isToken(argument) ? argument : unquoted(argument);
    if (!isToken(name) || read === undefined) malformed.push(part);
    else directives.push({ name: name.toLowerCase(), value: read });
  }
  return { directives, malformed };
}

/** Seconds of a directive such as max-age; undefined when it is not there or no whole number. RFC 9111, section 1.2.2. */
export function secondsOf({ directives }: CacheControl, name: string): number | undefined {
  const value = directives.find((directive) => directive.name === name)?.value;
  // Past 2^31 a cache takes that much.
  return value !== undefined && value !== null && /^\d+$/.test(value) ? Math.min(Number(value), 2 ** 31) : undefined;
}

/** For how long a browser uses an answer without asking again, by its Cache-Control alone. */
export function freshSeconds(value: string): number {
  const control = parseCacheControl(value);
  return hasDirective(control, "no-store") || hasDirective(control, "no-cache") ? 0 : (secondsOf(control, "max-age") ?? 0);
}

export function hasDirective({ directives }: CacheControl, name: string): boolean {
  return directives.some((directive) => directive.name === name);
}

/** Response directives that are registered, with whether they take seconds: https://www.iana.org/assignments/http-cache-directives */
export const knownDirectives: ReadonlyMap<string, { takesSeconds: boolean }> = new Map(
  Object.entries({
    "must-revalidate": false,
    "must-understand": false,
    "no-cache": false,
    "no-store": false,
    "no-transform": false,
    private: false,
    "proxy-revalidate": false,
    public: false,
    immutable: false,
    "max-age": true,
    "s-maxage": true,
    "stale-if-error": true,
    "stale-while-revalidate": true,
  }).map(([name, takesSeconds]) => [name, { takesSeconds }]),
);
