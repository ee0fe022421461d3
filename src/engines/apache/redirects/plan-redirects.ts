import { decodePath, escapePath, hasRawByte } from "../url-path.ts";
import { matchPath } from "./match-path.ts";
import { isCarriedOver, type Redirect, type RedirectTarget, sourcePath } from "./redirect.ts";

/**
 * How a rule is written for Apache.
 * - `prefix`: Redirect. Whole segments, everything below, all encodings right.
 * - `match`: RedirectMatch. One address, or a pattern.
 * - `rewrite`: RewriteRule. Where the query must be matched, dropped or added to, or the target must come out letter for letter.
 */
type Means = "prefix" | "match" | "rewrite";

export interface PlannedRedirect extends Redirect {
  means: Means;
}

/**
 * Rules in the order in which Apache will try them. The most specific comes first: a page before the folder it lies in, a longer folder
 * before a shorter one. mod_rewrite runs before mod_alias whatever the order of the file, so a rule that must win against a RewriteRule
 * becomes one itself.
 */
export function planRedirects(redirects: readonly Redirect[]): PlannedRedirect[] {
  const planned: PlannedRedirect[] = redirects.map((redirect) => ({ ...redirect, means: meansOf(redirect) })).toSorted(bySpecificity);
  const rewritten: PlannedRedirect[] = [];
  for (const rule of planned.toReversed()) {
    if (rewritten.some((later) => overlaps(rule, later))) rule.means = "rewrite";
    // Pages differ by their paths; only folders and patterns can answer for another rule.
    if (rule.means === "rewrite" && rule.kind !== "file") rewritten.push(rule);
  }
  return [...planned.filter(({ means }) => means === "rewrite"), ...planned.filter(({ means }) => means !== "rewrite")];
}

function meansOf(redirect: Redirect): Means {
  const { kind, from, to, keepQuery } = redirect;
  if (from.query !== undefined) return "rewrite";
  if (to === null) return kind === "directory" && !needsRegex(sourcePath(from)) ? "prefix" : "match";
  if (to.fragment !== undefined) return "rewrite";
  if (to.query === undefined ? !keepQuery : keepQuery) return "rewrite";
  if (kind === "directory") return needsRegex(sourcePath(from)) || isInside(redirect) ? "match" : "prefix";
  return isCarriedOver(redirect) || isLetterForLetter(to) ? "match" : "rewrite";
}

/** A path that cannot be written as it is: Apache would fill in `${…}`, and a byte outside UTF-8 has no letter. */
const needsRegex = (path: string) => path.includes("${") || hasRawByte(path);

/** RedirectMatch takes its target decoded and encodes it again. True when that gives back what was asked for. */
function isLetterForLetter({ path }: RedirectTarget): boolean {
  return path.every((piece) => {
    if (typeof piece === "number") return true;
    const decoded = decodePath(piece);
    return !/[?#]|\$\{/.test(decoded) && !hasRawByte(decoded) && escapePath(decoded).toLowerCase() === piece.toLowerCase();
  });
}

/** /blog to /blog/new: a plain Redirect would send /blog/new to /blog/new/new, for ever. */
export function isInside({ kind, from, to }: Redirect): boolean {
  if (kind !== "directory" || to === null || to.sameSite === "no") return false;
  const [path, target] = [sourcePath(from), decodePath(to.path.join(""))];
  return path === "/" ? to.sameSite === "yes" && target !== "/" : target.startsWith(`${path}/`) && target.length > path.length + 1;
}

/** Pages first, those with a query before those without; then the longest fixed beginning; then the most letters. */
function bySpecificity(a: Redirect, b: Redirect): number {
  return rank(a) - rank(b) || beginning(b) - beginning(a) || letters(b) - letters(a) || a.row - b.row;
}

const rank = ({ kind, from }: Redirect) => (kind !== "file" ? 2 : from.query === undefined ? 1 : 0);
const beginning = ({ kind, from }: Redirect) => (kind === "file" ? 0 : (from.parts[0]?.length ?? 0) + (kind === "directory" ? 1 : 0));
const letters = ({ kind, from }: Redirect) => (kind === "file" ? 0 : from.parts.join("").length + (kind === "directory" ? 1 : 0));

/** True when some address could be answered by both. */
function overlaps(rule: Redirect, later: Redirect): boolean {
  if (rule.kind === "file") return matchPath(later, rule.from.parts[0] ?? "") !== undefined;
  const [a = "", b = ""] = [rule.from.parts[0], later.from.parts[0]];
  return a.startsWith(b) || b.startsWith(a);
}
