import { toCsv } from "#core/text/csv.ts";
import { configText } from "#engines/apache/config-text.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import type { RedirectRow } from "#engines/apache/redirects/redirect.ts";
import { writeApache } from "#engines/apache/redirects/write-apache.ts";
import { writeNginx } from "#engines/apache/redirects/write-nginx.ts";
import type { BrokenLinkOutput, LinkFinding } from "./broken-link-detector.schema.ts";
import { deadPages } from "./broken-link-file-names.ts";

interface TextFile {
  name: string;
  type: string;
  body: string;
}

/** What to take along: the list, all of it as JSON, and redirects for what is dead on the site itself. */
export function brokenLinkFiles(output: BrokenLinkOutput): readonly TextFile[] {
  return [
    { name: "broken-links.csv", type: "text/csv; charset=utf-8", body: linkTable(output.findings) },
    { name: "broken-links.json", type: "application/json; charset=utf-8", body: `${JSON.stringify(output, null, 2)}\n` },
    ...redirectFiles(output),
  ];
}

/** One line for each place, so that it can be sorted by page and handed to whoever edits it. */
function linkTable(findings: readonly LinkFinding[]): string {
  return toCsv([
    ["address", "class", "status", "what", "page", "line", "text", "where", "rel", "element", "write instead", "why", "archive"],
    ...findings.flatMap(({ url, class: kind, status, words, sources, replacement, archive }) =>
      sources.map((source) => [
        url,
        kind,
        status,
        words,
        source.page,
        source.line,
        source.text,
        source.region,
        source.rel.join(" "),
        source.kind,
        replacement?.url,
        replacement?.why,
        archive,
      ]),
    ),
  ]);
}

function redirectFiles(output: BrokenLinkOutput): TextFile[] {
  const dead = deadPages(output);
  if (dead.length === 0) return [];
  const site = new URL(output.home);
  const rows = dead.flatMap(({ url, replacement }): RedirectRow[] =>
    replacement ? [{ from: pathOf(url), to: pathOf(replacement.url), kind: "file", code: 301, keepQuery: true }] : [],
  );
  const open = dead.filter(({ replacement }) => !replacement).map(({ url }) => pathOf(url));
  const { planned } = judgeRedirects(rows, site);
  const head = [
    "# Proposals for addresses that are dead and still linked. Read each line before you use it.",
    ...open.map((path) => `# No likely target for ${path}`),
  ].map((text) => ({ text }));
  return [
    { name: "redirects.htaccess", type: "text/plain; charset=utf-8", body: configText([...head, ...writeApache(planned)]) },
    { name: "redirects.nginx.conf", type: "text/plain; charset=utf-8", body: configText([...head, ...writeNginx(planned).lines]) },
    {
      name: "redirects.csv",
      type: "text/csv; charset=utf-8",
      body: toCsv([["from", "to", "code"], ...rows.map(({ from, to, code }) => [from, to, code]), ...open.map((from) => [from, "", ""])]),
    },
  ];
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
