import { escapeXml } from "#core/text/html/escape-xml.ts";
import type { ConfigFile, ConfigLine } from "../config-file.schema.ts";
import { line } from "../config-text.ts";
import { regexLiteral } from "../regex-literal.ts";
import { decodePath, hasRawByte } from "../url-path.ts";
import { isInside, type PlannedRedirect } from "./plan-redirects.ts";
import { repeatedQuery, sourcePath } from "./redirect.ts";

/** The same redirects for IIS with the URL Rewrite module, as web.config. */
export function writeIis(planned: readonly PlannedRedirect[]): ConfigFile {
  const rules = planned.filter(({ from }) => !hasRawByte(sourcePath(from)));
  return {
    server: "iis",
    title: "IIS",
    fileName: "web.config",
    lines: [
      line('<?xml version="1.0" encoding="utf-8"?>'),
      line("<configuration>"),
      line("  <system.webServer>"),
      line("    <rewrite>"),
      line("      <rules>"),
      ...rules.flatMap(ruleLines),
      line("      </rules>"),
      line("    </rewrite>"),
      line("  </system.webServer>"),
      line("</configuration>"),
    ],
    limits: [
      "Needs the URL Rewrite module 2.1.",
      ...(rules.some(({ code }) => code === 308) ? ["URL Rewrite has no 308: those rows answer 301."] : []),
      ...(rules.length < planned.length ? ["Addresses with bytes outside UTF-8 are left out."] : []),
    ],
  };
}

const TYPES = { 301: "Permanent", 302: "Found", 307: "Temporary", 308: "Permanent" } as const;

function ruleLines(rule: PlannedRedirect): ConfigLine[] {
  const { row, from, to, keepQuery } = rule;
  const repeats = repeatedQuery(rule);
  const append = to !== null && keepQuery && to.fragment === undefined;
  return [
    ...(repeats === undefined ? [] : oneRule(rule, { name: `Row ${row}, its own query`, query: `^${repeats}`, append: false })),
    ...oneRule(rule, { name: `Row ${row}`, query: from.query === undefined ? undefined : `^${regexLiteral(from.query)}$`, append }),
  ];
}

function oneRule(
  rule: PlannedRedirect,
  { name, query, append }: { name: string; query: string | undefined; append: boolean },
): ConfigLine[] {
  const { to, code } = rule;
  const condition =
    query === undefined
      ? []
      : [
          line("          <conditions>"),
          line(`            <add input="{QUERY_STRING}" pattern="${escapeXml(query)}" ignoreCase="false" />`),
          line("          </conditions>"),
        ];
  const action =
    to === null || code === 410
      ? '<action type="CustomResponse" statusCode="410" statusReason="Gone" statusDescription="This page is gone for good." />'
      : `<action type="Redirect" url="${escapeXml(targetOf(rule))}" redirectType="${TYPES[code]}" appendQueryString="${append}" />`;
  return [
    line(`        <rule name="${name}" stopProcessing="true">`),
    line(`          <match url="${escapeXml(patternOf(rule))}" ignoreCase="false" />`),
    ...condition,
    line(`          ${action}`),
    line("        </rule>"),
  ];
}

/** Without the slash in front, which IIS takes off. */
function patternOf(rule: PlannedRedirect): string {
  const { kind, from, to } = rule;
  const path = sourcePath(from).slice(1);
  if (kind === "pattern") return `^${from.parts.map((part, index) => regexLiteral(index === 0 ? part.slice(1) : part)).join("(.*)")}$`;
  if (kind === "file") return `^${regexLiteral(path)}${from.slash === "either" ? "/?" : ""}$`;
  const bare = decodePath(to?.path.join("") ?? "").replace(/\/$/, "");
  const except = isInside(rule) ? `(?!${regexLiteral(bare.slice(path === "" ? 1 : path.length + 1))}(?:/|$))` : "";
  return path === "" ? `^${except}(.*)$` : `^${regexLiteral(path)}${except}(?:/(.*))?$`;
}

function targetOf(rule: PlannedRedirect): string {
  const { kind, to } = rule;
  if (to === null) return "";
  const tail = `${to.query === undefined ? "" : `?${to.query}`}${to.fragment === undefined ? "" : `#${to.fragment}`}`;
  if (kind === "directory") return `${to.origin}${to.path.join("").replace(/\/$/, "")}/{R:1}`;
  // IIS encodes what it carries over, not what is written here.
  const path = to.path.map((piece) => (typeof piece === "number" ? `{R:${piece}}` : piece)).join("");
  return `${to.origin}${path}${tail}`;
}
