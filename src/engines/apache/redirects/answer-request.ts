import { cleanPath, decodePath, escapePath } from "../url-path.ts";
import { matchPath } from "./match-path.ts";
import { isInside, type PlannedRedirect } from "./plan-redirects.ts";
import { isCarriedOver, type RedirectTarget, repeatedQuery, sourcePath } from "./redirect.ts";

export interface Answer {
  /** The row whose rule answers. */
  row: number;
  status: number;
  /** As Apache writes it; a target on the same host is shown as a path. */
  location: string | undefined;
}

/** What a set of rules answers, without asking a server: held against a real Apache by the tests beside it. */
export function createAnswerer(planned: readonly PlannedRedirect[]): (request: string) => Answer | undefined {
  const pages = new Map<string, PlannedRedirect[]>();
  const others = { rewrite: [] as PlannedRedirect[], alias: [] as PlannedRedirect[] };
  for (const rule of planned) {
    if (rule.kind !== "file") others[rule.means === "rewrite" ? "rewrite" : "alias"].push(rule);
    else {
      const path = sourcePath(rule.from);
      const same = pages.get(path);
      if (same) same.push(rule);
      else pages.set(path, [rule]);
    }
  }
  return (request) => {
    const [pathText = "", query] = request.split(/\?(.*)/s, 2) as [string, string | undefined];
    // Apache refuses an encoded slash, a zero byte and a broken code before it reads any .htaccess.
    if (/%(?:2f|00|(?![\da-f]{2}))/i.test(pathText)) return undefined;
    const path = cleanPath(decodePath(pathText));
    if (path === undefined) return undefined;
    const own = [...(pages.get(path) ?? []), ...(path.endsWith("/") ? (pages.get(path.slice(0, -1)) ?? []) : [])];
    // mod_rewrite has its say before mod_alias.
    for (const isRewrite of [true, false])
      for (const rule of [...own.filter(({ means }) => (means === "rewrite") === isRewrite), ...others[isRewrite ? "rewrite" : "alias"]]) {
        const answer = answerBy(rule, path, query);
        if (answer) return answer;
      }
    return undefined;
  };
}

function answerBy(rule: PlannedRedirect, path: string, query: string | undefined): Answer | undefined {
  if (rule.from.query !== undefined && rule.from.query !== (query ?? "")) return undefined;
  const found = matchPath(rule, path);
  if (found === undefined) return undefined;
  if (rule.kind === "directory" && rule.means !== "prefix" && (/[?#]/.test(found[0] ?? "") || isKeptOut(rule, path))) return undefined;
  return { row: rule.row, status: rule.code, location: rule.to === null ? undefined : locationOf(rule, rule.to, found, query) };
}

/** The target of a folder that moves into itself is not moved again. */
function isKeptOut(rule: PlannedRedirect, path: string): boolean {
  if (!isInside(rule) || rule.to === null) return false;
  const target = decodePath(rule.to.path.join("")).replace(/\/$/, "");
  return path === target || path.startsWith(`${target}/`);
}

function locationOf(rule: PlannedRedirect, to: RedirectTarget, found: readonly string[], query: string | undefined): string {
  const path = pathOf(rule, to, found);
  // Apache carries even an empty query over, as a lone ?, but adds nothing to a query that is there.
  const sent = query === undefined || (query === "" && to.query !== undefined) ? [] : [query];
  // Behind a # no server can add a query, so there it is dropped.
  const repeats = repeatedQuery(rule);
  const isKept = rule.keepQuery && to.fragment === undefined && !(repeats !== undefined && new RegExp(`^${repeats}`).test(query ?? ""));
  const kept = isKept ? sent : [];
  const own = to.query !== undefined && rule.means === "rewrite" && isCarriedOver(rule) ? escapePath(decodePath(to.query)) : to.query;
  const args = [...(own === undefined ? [] : [own]), ...kept];
  return `${to.origin}${path}${args.length > 0 ? `?${args.join("&")}` : ""}${to.fragment === undefined ? "" : `#${to.fragment}`}`;
}

function pathOf(rule: PlannedRedirect, { path }: RedirectTarget, found: readonly string[]): string {
  const { kind, means } = rule;
  if (kind === "directory") {
    const [rest = ""] = found;
    const target = path.join("");
    // A folder's target gets its closing slash from what is added, or keeps the one that was written when nothing is.
    const bare = target.replace(/\/$/, "");
    const start = means === "prefix" ? bare : escapePath(decodePath(bare));
    return rest === "" ? start + target.slice(bare.length) || "/" : start + escapePath(rest.startsWith("/") ? rest : `/${rest}`);
  }
  const isVerbatim = means === "rewrite" && !isCarriedOver(rule);
  return path
    .map((piece) => (typeof piece === "number" ? escapePath(found[piece - 1] ?? "") : isVerbatim ? piece : escapePath(decodePath(piece))))
    .join("");
}
