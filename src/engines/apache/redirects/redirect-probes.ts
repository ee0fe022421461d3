import { escapePath } from "../url-path.ts";
import { createAnswerer } from "./answer-request.ts";
import type { PlannedRedirect } from "./plan-redirects.ts";
import { isInside } from "./plan-redirects.ts";
import { type Redirect, sourcePath } from "./redirect.ts";

export interface RedirectProbe {
  row: number;
  request: string;
  /** Null when no rule answers, so that the page is served as before. */
  status: number | null;
  location: string | null;
}

/** A request that the rule is about. */
export function sampleRequest({ kind, from }: Pick<Redirect, "kind" | "from">): string {
  const path = sourcePath(from);
  if (kind === "directory") return `${path === "/" ? "" : escapePath(path)}/page`;
  if (kind === "pattern") return from.parts.map(escapePath).join("example");
  return `${escapePath(path)}${from.query === undefined ? "" : `?${from.query}`}`;
}

/** A few requests per rule, with what Apache answers: the rule itself, its query, and a neighbor that must stay as it is. */
export function redirectProbes(planned: readonly PlannedRedirect[]): RedirectProbe[] {
  const answer = createAnswerer(planned);
  return planned
    .toSorted((a, b) => a.row - b.row)
    .flatMap((rule) =>
      [...new Set(requestsFor(rule))].map((request) => {
        const got = answer(request);
        return { row: rule.row, request, status: got?.status ?? null, location: got?.location ?? null };
      }),
    );
}

function requestsFor(rule: PlannedRedirect): string[] {
  const { kind, from, to } = rule;
  const sample = sampleRequest(rule);
  const path = escapePath(sourcePath(from));
  if (kind === "pattern") return [`${sample}?a=1`];
  if (kind === "directory")
    return path === "/"
      ? [`${sample}?a=1`]
      : [path, `${path}/a%20b?c=1`, `${path}-other`, ...(isInside(rule) && to ? [`${to.path.join("")}`] : [])];
  if (from.query !== undefined) return [sample, path];
  return from.slash === "either" ? [`${sample}?a=1`, `${sample}/`, `${sample}/below`] : [`${sample}?a=1`, `${sample}x`];
}
