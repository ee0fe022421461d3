import type { ConfigFile, ConfigLine } from "../config-file.schema.ts";
import { line } from "../config-text.ts";
import { literalValue, quoteNginx as quote } from "../quote-nginx.ts";
import { regexLiteral } from "../regex-literal.ts";
import { escapePath, hasRawByte } from "../url-path.ts";
import type { PlannedRedirect } from "./plan-redirects.ts";
import { isInside } from "./plan-redirects.ts";
import { isIndexFile, type RedirectTarget, repeatedQuery, sourcePath } from "./redirect.ts";

/**
 * The same redirects for nginx. Single pages are exact locations. Folders, patterns and queries are matched on $request_uri, the address as
 * it was sent: what is carried over keeps its encoding, which a captured part of nginx's decoded $uri would lose.
 */
export function writeNginx(planned: readonly PlannedRedirect[]): ConfigFile {
  const ordered = planned.toSorted((a, b) => Number(a.kind === "file") - Number(b.kind === "file"));
  const matched = ordered.filter((rule) => !isLocation(rule));
  const locations = planned.filter(isLocation);
  return {
    server: "nginx",
    title: "nginx",
    fileName: "nginx.conf, inside server { }",
    lines: [
      ...matched.filter(({ kind }) => kind === "file").flatMap(conditionLines),
      ...exceptions(locations, matched),
      ...matched.filter(({ kind }) => kind !== "file").flatMap(conditionLines),
      ...locations.flatMap(locationLines),
    ],
    limits: ["Reload nginx after the change: nginx -t && nginx -s reload."],
  };
}

/** /index.html is not one: nginx asks itself for it to answer /, and would find the location. */
const isLocation = ({ kind, from }: PlannedRedirect) =>
  kind === "file" && from.query === undefined && !isIndexFile(from) && !hasRawByte(sourcePath(from));

/** nginx runs `if` before it looks for a location, so a page that lies in a folder which moves is answered among the ifs as well. */
function exceptions(locations: readonly PlannedRedirect[], matched: readonly PlannedRedirect[]): ConfigLine[] {
  const folders = matched.filter(({ kind }) => kind !== "file").map(({ from }) => from.parts[0] ?? "");
  return locations.filter(({ from }) => folders.some((folder) => `${sourcePath(from)}/`.startsWith(folder))).flatMap(conditionLines);
}

function locationLines(rule: PlannedRedirect): ConfigLine[] {
  const path = sourcePath(rule.from);
  const repeats = repeatedQuery(rule);
  const answer = addsQuery(rule)
    ? `if ($args ~ ${quote(repeats === undefined ? "^$" : `^(?:$|${repeats})`)}) { ${answerOf(rule, [])} } ${answerOf(rule, [], "", "&$args")}`
    : answerOf(rule, []);
  return (rule.from.slash === "either" ? [path, `${path}/`] : [path]).map((each) => line(`location = ${quote(each)} { ${answer} }`));
}

function conditionLines(rule: PlannedRedirect): ConfigLine[] {
  const { kind, from, to } = rule;
  const raw = (path: string) => eitherCase(regexLiteral(escapePath(path)));
  const path = sourcePath(from);
  const repeats = repeatedQuery(rule);
  // A regular expression, because nginx would fill in variables on the right of a plain comparison.
  if (from.query !== undefined)
    return [line(`if ($request_uri ~ ${quote(`^${raw(path)}\\?${regexLiteral(from.query)}$`)}) { ${answerOf(rule, [])} }`)];
  const end = "(?:\\?|$)";
  if (kind !== "directory") {
    const start = kind === "file" ? `${raw(path)}${from.slash === "either" ? "/?" : ""}` : from.parts.map(raw).join("([^?]*)");
    const when = (pattern: string, answer: string) => line(`if ($request_uri ~ ${quote(`^${start}${pattern}`)}) { ${answer} }`);
    return [
      ...(addsQuery(rule)
        ? [when(`\\?${repeats === undefined ? "" : `(?!${repeats})`}.`, answerOf(rule, ["$1", "$2"], "", "&$args"))]
        : []),
      when(end, answerOf(rule, ["$1", "$2"])),
    ];
  }
  const bare = (to?.path.join("") ?? "").replace(/\/$/, "");
  const except = isInside(rule) ? `(?!${regexLiteral(bare.slice(path === "/" ? 0 : escapePath(path).length))}(?:[/?]|$))` : "";
  const start = path === "/" ? "" : raw(path);
  const closes = to?.path.join("").endsWith("/") ?? false;
  return [
    line(
      `if ($request_uri ~ ${quote(`^${start}${except}${closes ? "(?:/([^?]*))?" : "(/[^?]*)?"}${end}`)}) { ${answerOf(rule, [], "$1")} }`,
    ),
  ];
}

/** The visitor's query goes behind the target's own, if there is one. */
const addsQuery = ({ from, to, keepQuery }: PlannedRedirect) =>
  keepQuery && from.query === undefined && to !== null && to.query !== undefined && to.fragment === undefined;

function answerOf({ from, to, code, keepQuery }: PlannedRedirect, found: readonly string[], rest = "", added = ""): string {
  if (to === null) return "return 410;";
  const path = to.path.map((piece) => (typeof piece === "number" ? (found[piece - 1] ?? "") : literalValue(piece))).join("");
  const query = queryOf(to, keepQuery, from.query) + added;
  const fragment = to.fragment === undefined ? "" : `#${literalValue(to.fragment)}`;
  return `return ${code} ${quote(literalValue(to.origin) + path + rest + query + fragment)};`;
}

function queryOf({ query, fragment }: RedirectTarget, keepQuery: boolean, asked: string | undefined): string {
  const isKept = keepQuery && fragment === undefined;
  if (query === undefined) return isKept ? "$is_args$args" : "";
  return `?${literalValue(query)}${isKept && asked !== undefined ? `&${literalValue(asked)}` : ""}`;
}

/** Browsers send hexadecimal digits as the link has them: `%C3` and `%c3` are one. */
const eitherCase = (pattern: string) =>
  pattern.replace(/%([\da-f]{2})/gi, (code, digits: string) => (/[a-f]/i.test(digits) ? `%(?i:${digits.toUpperCase()})` : code));
