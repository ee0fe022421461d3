import type { ConfigFile, ConfigLine } from "../config-file.schema.ts";
import { line } from "../config-text.ts";
import { escapePath } from "../url-path.ts";
import { isInside, type PlannedRedirect } from "./plan-redirects.ts";
import { type RedirectTarget, sourcePath } from "./redirect.ts";

/** Netlify's `_redirects`. One line a rule, from top to bottom; `!` redirects even where a file is there. */
export function writeNetlify(planned: readonly PlannedRedirect[]): ConfigFile {
  const { lines, limits } = redirectsFile(planned, {
    force: "!",
    canMatchQuery: true,
    canEnd: false,
    name: "Netlify",
  });
  return { server: "netlify", title: "Netlify", fileName: "_redirects", lines, limits };
}

/** Cloudflare Pages and Workers read the same format, with one `*` anywhere and no query. */
export function writeCloudflare(planned: readonly PlannedRedirect[]): ConfigFile {
  const { lines, limits } = redirectsFile(planned, { force: "", canMatchQuery: false, canEnd: true, name: "Cloudflare" });
  const dynamic = lines.filter(({ text }) => text.startsWith("/") && text.includes("*")).length;
  return {
    server: "cloudflare",
    title: "Cloudflare",
    fileName: "_redirects",
    lines,
    limits: [...limits, ...(dynamic > 100 ? ["Cloudflare takes 100 lines with a *. Use Bulk Redirects for the rest."] : [])],
  };
}

interface Dialect {
  name: string;
  force: string;
  canMatchQuery: boolean;
  /** May something follow the `*`? */
  canEnd: boolean;
}

function redirectsFile(planned: readonly PlannedRedirect[], dialect: Dialect): { lines: ConfigLine[]; limits: string[] } {
  const left = new Map<string, number[]>();
  const leave = (row: number, why: string): ConfigLine[] => {
    left.set(why, [...(left.get(why) ?? []), row]);
    return [line(`# Row ${row} is left out: ${why}.`)];
  };
  const ordered = planned.toSorted((a, b) => Number(a.kind !== "file") - Number(b.kind !== "file"));
  const lines = ordered.flatMap((rule) => {
    const { row, kind, from, to, code, keepQuery } = rule;
    if (to === null) return leave(row, "410 has no place in this file");
    if (isInside(rule)) return leave(row, "its target lies inside the folder, and no line can be excepted");
    if (from.query !== undefined && !dialect.canMatchQuery) return leave(row, "a query cannot be matched");
    if (kind === "pattern" && (from.parts.length > 2 || (!dialect.canEnd && from.parts[1] !== "")))
      return leave(row, from.parts.length > 2 ? "it has more than one *" : "a * may stand at the end only");
    const path = sourcePath(from);
    const target = targetOf(to);
    const status = `${code}${dialect.force}`;
    if (kind === "directory")
      return [
        line([path === "/" ? "/*" : `${escaped(path)}/*`, `${to.origin}${to.path.join("").replace(/\/$/, "")}/:splat`, status].join(" ")),
      ];
    if (kind === "pattern") return [line([from.parts.map(escaped).join("*"), target, status].join(" "))];
    const query = from.query === undefined ? [] : parametersOf(from.query);
    if (query === undefined) return leave(row, "its query is not made of names and values");
    return [line([escaped(path), ...query, target, status].join(" "), keepQuery ? undefined : "The query is carried over all the same.")];
  });
  return { lines, limits: [...left].map(([why, rows]) => `${dialect.name}: row ${rows.join(", ")} left out, ${why}.`) };
}

const escaped = (path: string) =>
  escapePath(path)
    .replace(/%[\da-f]{2}/g, (code) => code.toUpperCase())
    .replaceAll(":", "%3A")
    .replaceAll("*", "%2A");

const targetOf = ({ origin, path, query, fragment }: RedirectTarget) =>
  `${origin}${path.map((piece) => (typeof piece === "number" ? ":splat" : piece)).join("")}${query === undefined ? "" : `?${query}`}${fragment === undefined ? "" : `#${fragment}`}`;

function parametersOf(query: string): string[] | undefined {
  const pairs = query.split("&");
  return pairs.every((pair) => /^[^=\s:]+=[^=\s:]+$/.test(pair)) ? pairs : undefined;
}

/** Vercel's vercel.json. Sources are path-to-regexp patterns, so their signs are escaped. */
export function writeVercel(planned: readonly PlannedRedirect[]): ConfigFile {
  const gone = planned.filter(({ to }) => to === null);
  const rules = planned
    .toSorted((a, b) => Number(a.kind !== "file") - Number(b.kind !== "file"))
    .flatMap((rule) => (rule.to === null ? [] : [vercelRule(rule, rule.to)]));
  const text = JSON.stringify({ redirects: rules }, null, 2);
  return {
    server: "vercel",
    title: "Vercel",
    fileName: "vercel.json",
    lines: text.split("\n").map((each) => line(each)),
    limits: [
      ...(gone.length > 0 ? [`Vercel: row ${gone.map(({ row }) => row).join(", ")} left out, redirects have no 410.`] : []),
      ...(planned.some(({ keepQuery }) => !keepQuery) ? ["Vercel carries the query over in every case."] : []),
    ],
  };
}

function vercelRule(rule: PlannedRedirect, to: RedirectTarget): object {
  const { kind, from, code } = rule;
  const path = sourcePath(from);
  const target = `${to.origin}${to.path.map((piece) => (typeof piece === "number" ? `:part${piece}` : plain(piece))).join("")}${to.query === undefined ? "" : `?${plain(to.query)}`}${to.fragment === undefined ? "" : `#${plain(to.fragment)}`}`;
  const has = from.query === undefined ? {} : { has: parametersFor(from.query) };
  if (kind === "directory") {
    const bare = plain(to.path.join("").replace(/\/$/, ""));
    const except = isInside(rule) ? `((?!${pattern(bare.slice(path === "/" ? 1 : path.length + 1))}(?:/|$)).*)` : "*";
    return {
      source: `${path === "/" ? "" : pattern(escaped(path))}/:path${except}`,
      destination: `${to.origin}${bare}/:path*`,
      statusCode: code,
    };
  }
  const parts = from.parts.map((part) => pattern(escaped(part)));
  const source = kind === "pattern" ? parts.reduce((whole, part, index) => `${whole}:part${index}(.*)${part}`) : parts.join("");
  return { source, ...has, destination: target, statusCode: code };
}

/** Signs that path-to-regexp reads. */
const pattern = (path: string) => path.replace(/[:()*?+{}\\]/g, "\\$&");
const plain = (text: string) => text.replace(/[:()*+{}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function parametersFor(query: string): object[] {
  return [...new URLSearchParams(query)].map(([key, value]) => ({
    type: "query",
    key,
    value: value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  }));
}
