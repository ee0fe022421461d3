import { regexLiteral } from "../regex-literal.ts";

/** A page, a folder with everything below it, or a path with `*` in it. */
export const redirectKinds = ["file", "directory", "pattern"] as const;
export type RedirectKind = (typeof redirectKinds)[number];

export const redirectCodes = [301, 302, 307, 308, 410] as const;
export type RedirectCode = (typeof redirectCodes)[number];

/** One line of a list, as it was given. */
export interface RedirectRow {
  from: string;
  /** Empty for 410. */
  to: string;
  kind: RedirectKind;
  code: RedirectCode;
  keepQuery: boolean;
}

/** A row that was read and found sound. */
export interface Redirect {
  /** Its place in the list, from 1. */
  row: number;
  kind: RedirectKind;
  code: RedirectCode;
  keepQuery: boolean;
  from: RedirectSource;
  /** Null for 410. */
  to: RedirectTarget | null;
}

export interface RedirectSource {
  /** Decoded, without a closing slash; between two of them stands a `*`. A file and a directory have one. */
  parts: readonly string[];
  /** As sent, without `?`; undefined when the query does not matter. */
  query: string | undefined;
  /** A page without an extension answers with and without its closing slash. */
  slash: "exact" | "either";
  /** The host that was written before the path. Rules match paths only. */
  host: string | undefined;
}

export interface RedirectTarget {
  /** `https://www.example.com`, or empty: the host that was asked. */
  origin: string;
  /** Does the target lie on the site that this file serves? Unknown when nobody said which site that is. */
  sameSite: "yes" | "no" | "unknown";
  /** Percent-encoded; numbers stand for what the first or second `*` matched. */
  path: readonly (string | number)[];
  /** Percent-encoded, without `?`. */
  query: string | undefined;
  fragment: string | undefined;
}

/** The path of a file or a directory. */
export const sourcePath = ({ parts }: RedirectSource): string => parts.join("*");

/** True when the answer holds a part of what was asked for. */
export const isCarriedOver = ({ kind, to }: Redirect): boolean =>
  kind === "directory" || (to?.path.some((piece) => typeof piece === "number") ?? false);

/**
 * Matches, from its beginning, a visitor's query that names a parameter of the target's own; undefined when none can come. There the
 * target's query stands alone: both would send the parameter twice.
 */
export function repeatedQuery({ keepQuery, to }: Redirect): string | undefined {
  if (!keepQuery || to?.query === undefined || to.fragment !== undefined) return undefined;
  const names = new Set(to.query.split("&").flatMap((pair) => pair.split("=", 1)[0] || []));
  return names.size === 0 ? undefined : `(?:.*&)?(?:${[...names].map(regexLiteral).join("|")})(?:[=&]|$)`;
}

/** A file that servers look up themselves to answer for its folder. */
export const isIndexFile = ({ parts }: RedirectSource): boolean => /\/(?:index|default|home)\.\w+$/i.test(parts.join("*"));

export interface Problem {
  title: string;
  detail: string;
}
