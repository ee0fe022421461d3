import type { ConfigLine } from "../config-file.schema.ts";
import { indented, line } from "../config-text.ts";
import { quoteArgument as quote, quoteRewriteArgument as quoteRewrite } from "../quote-argument.ts";
import { regexLiteral } from "../regex-literal.ts";
import { decodePath } from "../url-path.ts";
import { describeRedirect } from "./describe-redirect.ts";
import { isInside, type PlannedRedirect } from "./plan-redirects.ts";
import { isCarriedOver, isIndexFile, type RedirectTarget, repeatedQuery, sourcePath } from "./redirect.ts";

/**
 * Redirects for .htaccess in the document root. RewriteRules first, because Apache runs them first. Everything is inside a guard when a rule
 * could meet Apache's own look-ups: `/` is answered by asking for /index.html inside, and a rule for that file would then fire for ever.
 */
export function writeApache(planned: readonly PlannedRedirect[], { guarded = needsGuard(planned) } = {}): ConfigLine[] {
  const rewrites = saidOnce(planned.filter(({ means }) => means === "rewrite").flatMap(rewriteLines));
  const aliases = saidOnce(planned.filter(({ means }) => means !== "rewrite").flatMap(aliasLines));
  const rules = rewrites.filter(({ text }) => text.startsWith("RewriteRule")).length;
  return [
    ...(rewrites.length > 0 ? [line("RewriteEngine On")] : []),
    ...(rewrites.length > 0 && guarded ? skipInside(rules) : []),
    ...rewrites,
    ...(guarded && aliases.length > 0 ? onlyAsked(aliases) : aliases),
  ];
}

/** What holds for many rules is explained at the first. */
function saidOnce(lines: readonly ConfigLine[]): ConfigLine[] {
  const said = new Set<string>();
  return lines.map(({ text, note }) => {
    if (note === undefined || said.has(note)) return line(text);
    said.add(note);
    return line(text, note);
  });
}

/** Pages that Apache may look up itself, and patterns that could match one. */
function needsGuard(planned: readonly PlannedRedirect[]): boolean {
  return planned.some(({ kind, from }) => kind === "pattern" || isIndexFile(from));
}

function onlyAsked(lines: readonly ConfigLine[]): ConfigLine[] {
  return [
    line(
      `<If "%{IS_SUBREQ} == 'false' && -z %{reqenv:REDIRECT_STATUS}">`,
      "Only addresses that a visitor asked for. Apache asks itself for /index.html to answer /, and without this line that look-up would be redirected too, for ever.",
    ),
    ...indented(lines),
    line("</If>"),
  ];
}

function skipInside(rules: number): ConfigLine[] {
  return [
    line('RewriteCond "%{ENV:REDIRECT_STATUS}" "!^$" [OR]', "Apache’s own look-ups, such as /index.html for /, skip the rules below."),
    line('RewriteCond "%{IS_SUBREQ}" "=true"'),
    line(`RewriteRule "^" "-" [S=${rules}]`),
  ];
}

function aliasLines(rule: PlannedRedirect): ConfigLine[] {
  const { code, kind, to } = rule;
  const note = describeRedirect(rule);
  const path = sourcePath(rule.from);
  if (rule.means === "match") {
    return matchPatterns(rule).map(({ pattern, target }, index) =>
      line(["RedirectMatch", code, quote(pattern), ...(to === null ? [] : [quote(target)])].join(" "), index === 0 ? note : undefined),
    );
  }
  if (to === null) return [line(`Redirect 410 ${quote(path)}`, note)];
  const target = to.origin + to.path.join("");
  if (path === "/") return [line(`Redirect ${code} "/" ${quote(target.endsWith("/") ? target : `${target}/`)}`, note)];
  return kind === "directory" && target.endsWith("/")
    ? [line(`Redirect ${code} ${quote(`${path}/`)} ${quote(target)}`, note), line(`Redirect ${code} ${quote(path)} ${quote(target)}`)]
    : [line(`Redirect ${code} ${quote(path)} ${quote(target)}`, note)];
}

/** What RedirectMatch matches and gives. The target is written decoded: Apache encodes it. */
function matchPatterns(rule: PlannedRedirect): { pattern: string; target: string }[] {
  return patternsOf(rule, "/").map(({ pattern, target }) => ({
    pattern,
    target:
      rule.to === null
        ? ""
        : rule.to.origin +
          target.map((piece) => (typeof piece === "number" ? `$${piece}` : escapeReplacement(decodePath(piece)))).join("") +
          (rule.to.query === undefined ? "" : `?${escapeReplacement(rule.to.query)}`),
  }));
}

function rewriteLines(rule: PlannedRedirect): ConfigLine[] {
  const { from, to, code, keepQuery } = rule;
  const note = describeRedirect(rule);
  const condition = from.query === undefined ? [] : [`RewriteCond "%{QUERY_STRING}" ${quoteRewrite(`^${regexLiteral(from.query)}$`)}`];
  const repeats = repeatedQuery(rule);
  const rules = patternsOf(rule, "").flatMap(({ pattern, target }) => {
    if (to === null) return [[`RewriteRule ${quoteRewrite(pattern)} "-" [G]`]];
    const isVerbatim = !isCarriedOver(rule);
    const path = target
      .map((piece) => (typeof piece === "number" ? `$${piece}` : escapeSubstitution(isVerbatim ? piece : decodePath(piece))))
      .join("");
    const tail =
      (to.query === undefined ? "" : `?${isVerbatim ? to.query : decodePath(to.query)}`) +
      (to.fragment === undefined ? "" : `#${to.fragment}`);
    const write = (query: readonly string[]) => {
      const flags = [`R=${code}`, "L", ...(isVerbatim ? ["NE"] : []), ...query];
      return `RewriteRule ${quoteRewrite(pattern)} ${quoteRewrite(escapeSubstitution(to.origin) + path + escapeSubstitution(tail))} [${flags.join(",")}]`;
    };
    return [
      ...(repeats === undefined ? [] : [[`RewriteCond "%{QUERY_STRING}" ${quoteRewrite(`^${repeats}`)}`, write(["QSD"])]]),
      [write(queryFlag(to, keepQuery))],
    ];
  });
  return rules.flatMap((texts, index) =>
    [...condition, ...texts].map((text, at) => line(text, index === 0 && at === 0 ? note : undefined)),
  );
}

function queryFlag({ query, fragment }: RedirectTarget, keepQuery: boolean): string[] {
  const isKept = keepQuery && fragment === undefined;
  return query === undefined ? (isKept ? [] : ["QSD"]) : isKept ? ["QSA"] : ["QSD"];
}

/** Regular expressions with their targets. `root` is what paths begin with: a slash for mod_alias, nothing for mod_rewrite in .htaccess. */
function patternsOf(rule: PlannedRedirect, root: string): { pattern: string; target: (string | number)[] }[] {
  const { kind, from, to } = rule;
  const target = [...(to?.path ?? [])];
  const literal = (path: string) => regexLiteral(root + path.slice(1));
  if (kind === "pattern") {
    const [first = "", ...rest] = from.parts;
    const any = to === null ? "[^?#]*" : "([^?#]*)";
    return [{ pattern: `^${literal(first)}${rest.map((part) => any + regexLiteral(part)).join("")}$`, target }];
  }
  const path = sourcePath(from);
  if (kind === "file") return [{ pattern: `^${literal(path)}${from.slash === "either" ? "/?" : ""}$`, target }];

  const whole = target.join("");
  const bare = whole.replace(/\/$/, "");
  const keptOut = isInside(rule) ? decodePath(bare).slice(path === "/" ? 1 : path.length) : undefined;
  const except = keptOut === undefined ? "" : `(?!${regexLiteral(keptOut)}(?:/|$))`;
  if (path === "/") return [{ pattern: `^${root}${except}([^?#]*)$`, target: [`${bare}/`, 1] }];
  if (to === null) return [{ pattern: `^${literal(path)}(?:/[^?#]*)?$`, target }];
  return whole === bare
    ? [{ pattern: `^${literal(path)}${except}(/[^?#]*)?$`, target: [bare, 1] }]
    : [
        { pattern: `^${literal(path)}${except}(/[^?#]*)$`, target: [bare, 1] },
        { pattern: `^${literal(path)}$`, target: [whole] },
      ];
}

/** `$1` and `\` mean something in a RedirectMatch target. */
const escapeReplacement = (text: string) => text.replace(/\\|\$(?=\d)/g, "\\$&");
/** `$1`, `%1`, `%{…}` and `\` mean something in a RewriteRule's substitution. */
const escapeSubstitution = (text: string) => text.replace(/[\\$%]/g, "\\$&");
