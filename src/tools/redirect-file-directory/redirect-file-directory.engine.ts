import type { ConfigFile } from "#engines/apache/config-file.schema.ts";
import { line } from "#engines/apache/config-text.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import type { PlannedRedirect } from "#engines/apache/redirects/plan-redirects.ts";
import { MAX_ROWS, readRedirectList } from "#engines/apache/redirects/read-redirect-list.ts";
import type { RedirectRow } from "#engines/apache/redirects/redirect.ts";
import { redirectProbes } from "#engines/apache/redirects/redirect-probes.ts";
import { writeApache } from "#engines/apache/redirects/write-apache.ts";
import { writeCloudflare, writeNetlify, writeVercel } from "#engines/apache/redirects/write-hosts.ts";
import { writeIis } from "#engines/apache/redirects/write-iis.ts";
import { writeNginx } from "#engines/apache/redirects/write-nginx.ts";
import { writeRedirectList } from "#engines/apache/redirects/write-redirect-list.ts";
import type { RedirectFileDirectoryInput, RedirectFileDirectoryOutput } from "./redirect-file-directory.schema.ts";

/** Rules for six servers, a test table, and what is wrong with the list. */
export function writeRedirects(input: RedirectFileDirectoryInput): RedirectFileDirectoryOutput {
  const { rows, leftOver } = rowsOf(input);
  const site = siteOf(input.site ?? "");
  const { planned, findings, repaired } = judgeRedirects(rows, site);
  const list = writeRedirectList(repaired);
  return {
    read: rows.length,
    used: planned.length,
    leftOver,
    site: site?.origin ?? null,
    files:
      planned.length === 0
        ? []
        : [
            apacheFile(planned),
            writeNginx(planned),
            writeIis(planned),
            writeNetlify(planned),
            writeVercel(planned),
            writeCloudflare(planned),
          ],
    tests: redirectProbes(planned),
    findings,
    repaired: list,
    canRepair: list !== writeRedirectList(rows),
  };
}

function rowsOf({ from, to, list, kind = "file", code = 301, query = "keep", rows = [] }: RedirectFileDirectoryInput): {
  rows: RedirectRow[];
  leftOver: number;
} {
  const defaults = { kind, code, keepQuery: query === "keep" };
  const one = from?.trim() ? [{ ...defaults, from: from.trim(), to: code === 410 ? "" : (to?.trim() ?? "") }] : [];
  const spelled = rows.map((row) => ({
    from: row.from,
    to: row.to ?? "",
    kind: row.kind ?? "file",
    code: row.code ?? 301,
    keepQuery: row.keepQuery ?? true,
  }));
  const read = readRedirectList(list ?? "", defaults);
  const all = [...one, ...spelled, ...read.rows];
  return { rows: all.slice(0, MAX_ROWS), leftOver: read.leftOver + Math.max(0, all.length - MAX_ROWS) };
}

/** With or without https://; undefined when nobody said, or when it is not an address. */
function siteOf(text: string): URL | undefined {
  const typed = text.trim();
  if (typed === "") return undefined;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.hostname.includes(".") && url.username === "" ? new URL(url.origin) : undefined;
}

function apacheFile(planned: readonly PlannedRedirect[]): ConfigFile {
  const hasRewrite = planned.some(({ means }) => means === "rewrite");
  const hasAlias = planned.some(({ means }) => means !== "rewrite");
  const carries = planned.some(({ kind, means }) => kind === "pattern" || (kind === "directory" && means !== "prefix"));
  return {
    server: "apache",
    title: "Apache",
    fileName: ".htaccess",
    lines: [line("# Redirects, for the .htaccess in the document root"), ...writeApache(planned)],
    limits: [
      ...(hasRewrite
        ? [
            "The lines with RewriteRule work in the .htaccess of the document root alone, and not in a folder whose own .htaccess says RewriteEngine On, as that of a WordPress in a folder does.",
          ]
        : []),
      ...(hasRewrite && hasAlias
        ? ["RewriteRule runs before Redirect, whatever the order in the file. Where two rules meet, both are written as RewriteRule."]
        : []),
      ...(carries
        ? [
            "An address with %3F or %23 in the part that is carried over stays as it is: Apache would read the sign as the start of a query.",
          ]
        : []),
      ...(planned.some(({ to }) => to?.origin === "")
        ? [
            "Targets are paths, so Apache adds the scheme it sees. Behind a proxy that speaks https for it, write your site above and the targets become full addresses.",
          ]
        : []),
    ],
  };
}
