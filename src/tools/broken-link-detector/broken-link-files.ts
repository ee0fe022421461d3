import { linkSide } from "#core/crawl/link-side.ts";
import { type PageEdit, pagesToEdit } from "#core/crawl/pages-to-edit.ts";
import { toCsv } from "#core/text/csv.ts";
import { configText } from "#engines/apache/config-text.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import type { RedirectRow } from "#engines/apache/redirects/redirect.ts";
import { writeApache } from "#engines/apache/redirects/write-apache.ts";
import { writeNginx } from "#engines/apache/redirects/write-nginx.ts";
import { brokenLinksFrom } from "./broken-link-detector.engine.ts";
import type { BrokenLinkOutput, LinkFinding } from "./broken-link-detector.schema.ts";
import type { BrokenLinkEvent } from "./broken-link-event.ts";
import { deadPages, hasToBeEdited } from "./broken-link-file-names.ts";

interface TextFile {
  name: string;
  type: string;
  body: string;
}

/** What to take along: the list, all of it as JSON, and redirects for what is dead on the site itself. */
export function brokenLinkFiles(output: BrokenLinkOutput): readonly TextFile[] {
  return [
    { name: "broken-links.csv", type: "text/csv; charset=utf-8", body: linkTable(output) },
    { name: "broken-links.json", type: "application/json; charset=utf-8", body: `${JSON.stringify(output, null, 2)}\n` },
    ...redirectFiles(output),
  ];
}

/** One line for each place, so that it can be sorted by page and handed to whoever edits it. */
function linkTable({ findings, home }: BrokenLinkOutput): string {
  return toCsv([
    ["address", "class", "status", "what", "page", "line", "text", "where", "rel", "element", "write instead", "why", "archive", "side"],
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
        linkSide(url, home),
      ]),
    ),
  ]);
}

/** Every place where a link has to be written anew; a result holds the first fifty of each address. */
export function pagesToEditFrom(events: readonly BrokenLinkEvent[]) {
  const whole = brokenLinksFrom(events, Number.POSITIVE_INFINITY);
  return whole ? [pagesToEdit(whole.findings.filter(hasToBeEdited).flatMap(editsOf), whole.home)] : [];
}

function editsOf({ url, words, sources, replacement }: LinkFinding): PageEdit[] {
  return sources.map(({ page, line, text, region, kind }) => ({
    page,
    line,
    words: text,
    where: kind === "a" ? region : kind,
    wrong: words,
    link: url,
    instead: replacement?.url,
  }));
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
