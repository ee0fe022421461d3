import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { configText } from "../config-text.ts";
import { judgeRedirects } from "./judge-redirects.ts";
import { readRedirectList } from "./read-redirect-list.ts";
import { redirectProbes } from "./redirect-probes.ts";
import { writeApache } from "./write-apache.ts";
import { redirectLine } from "./write-redirect-list.ts";

const judge = (list: string, site?: string) =>
  judgeRedirects(readRedirectList(list, { kind: "file", code: 301, keepQuery: true }).rows, site === undefined ? undefined : new URL(site));
const findingsOf = (list: string, site?: string) => judge(list, site).findings.map(({ kind, level, rows }) => [kind, level, rows]);

describe("judgeRedirects", () => {
  it.each([
    ["/a /b\n/b /c", undefined, [["chain", "warning", [1, 2]]]],
    ["/a /b\n/b /a", undefined, [["loop", "error", [1, 2]]]],
    ["/a /b\n/b /c\n/c /a", undefined, [["loop", "error", [1, 2, 3]]]],
    ["/a /a", undefined, [["self", "error", [1]]]],
    ["/a /a/", undefined, [["self", "error", [1]]]],
    ["/a.html /a.html?x=1", undefined, [["loop", "error", [1]]]],
    ["/a https://www.example.com/a", "https://example.com", [["self", "error", [1]]]],
    ["/a https://other.example/a", "https://example.com", [["other-host", "note", [1]]]],
    ["/a https://www.example.com/a", undefined, [["self", "warning", [1]]]],
    ["/a /b\n/a /b", undefined, [["duplicate", "note", [2, 1]]]],
    ["/a /b\n/a/ /c", undefined, [["conflict", "error", [2, 1]]]],
    ["/a%20b /x\n/a b,/y", undefined, [["conflict", "error", [2, 1]]]],
    ["/d /e directory\n/e /f directory", undefined, [["chain", "warning", [1, 2]]]],
    ["/d /e directory\n/e /d directory", undefined, [["loop", "error", [1, 2]]]],
    ["/d /d/new directory", undefined, []],
    ["/x* /x$1$1 pattern", undefined, [["loop", "error", [1]]]],
    ["https://old.example/a /b", "https://www.example.com", [["host-ignored", "warning", [1]]]],
    ["https://example.com/a https://www.example.com/b\n/b /c", undefined, [["chain", "warning", [1, 2]]]],
    ["/a 410", undefined, []],
    ["/a /b\n/b 410", undefined, [["chain", "warning", [1, 2]]]],
  ])("%j on %s: %j", (list, site, findings) => expect(findingsOf(list, site)).toEqual(findings));

  it.each([
    ["a b", "The old address starts with neither / nor https://"],
    ["/a\u0007 /b", "A control character"],
    ["/a%0Ab /b", "An encoded control character"],
    ["/a /b%0A", "An encoded control character"],
    ["/a#x /b", "The old address holds a #"],
    ["/a%2Fb /b", "The old address holds %2F"],
    ["/../a /b", "The old address climbs out of the site"],
    ["/a //evil.example/", "The new address starts with two slashes"],
    ["/a javascript:alert(1)", "The new address is not a web address"],
    ["/a https://user:pw@example.com/", "The new address carries a user name"],
    ["/a b", "The new address starts with neither / nor https://"],
    ["/a \\\\b", "The new address starts with neither / nor https://"],
    ["/a /b\\c", "A backslash"],
    ["/a", "No new address"],
    ["/a* /b file", "A * in a plain address"],
    ["/a /b pattern", "A pattern without *"],
    ["/*a*b*c /b", "Too many *"],
    ["/a/* /b/$2", "$2 has no * to stand for"],
    ["/a/* /b?q=$1", "$1 in the query"],
    ["/d /e?x=1 directory", "A folder cannot move to an address with ? or #"],
    ["/d?x=1 /e directory", "A query on more than one page"],
    ["/d /e%2Ff directory", "An encoded sign that would be decoded"],
    ["/a /b 410", "Gone and moved at once"],
    [`/a /${"b".repeat(3000)}`, "Too long"],
  ])("leaves out %s: %s", (list, title) => {
    const { findings, planned } = judge(list);
    expect(findings.map((finding) => finding.title)).toEqual([`Row 1: ${title}`]);
    expect(planned).toEqual([]);
  });

  it("proposes the end of a chain, also for folders and pages that are gone", () => {
    const { repaired } = judge("/a /b\n/b /c\n/d /e/ directory\n/e /f directory\n/x /y\n/y 410\n/l /m\n/m /l");
    expect(repaired.map(redirectLine)).toEqual([
      "/a,/c,301,file,keep",
      "/b,/c,301,file,keep",
      "/d,/f/,301,directory,keep",
      "/e,/f,301,directory,keep",
      "/x,,410,file,keep",
      "/y,,410,file,keep",
    ]);
  });

  it("takes at most a hundred patterns, and a thousand hostile ones in a moment", () => {
    const started = cpuTime();
    const { planned, findings } = judge(
      Array.from({ length: 1000 }, (_, i) => `/${"a".repeat(i % 900)}*b* /${"ab".repeat(900)}$1`).join("\n"),
    );
    expect(planned.length).toBeLessThanOrEqual(100);
    expect(findings.some(({ title }) => title.endsWith(": More than 100 patterns"))).toBe(true);
    expect(cpuTime() - started).toBeLessThan(10_000);
  });

  it("follows a chain of a thousand rows in a moment", () => {
    const started = cpuTime();
    const { findings } = judge(Array.from({ length: 1000 }, (_, i) => `/a${i} /a${i + 1}`).join("\n"));
    expect(findings[0]).toMatchObject({ kind: "chain", title: "Row 1 takes 20 hops or more" });
    expect(cpuTime() - started).toBeLessThan(10_000);
  });
});

describe("writeApache", () => {
  it.each([
    ["/old.html /new.html", ['RedirectMatch 301 "^/old\\.html$" "/new.html"']],
    ["/old-page/ /new page", ['RedirectMatch 301 "^/old-page/?$" "/new page"'], "/old-page/,/new page"],
    ["/old /new directory", ['Redirect 301 "/old" "/new"']],
    ["/old/ /new/ directory", ['Redirect 301 "/old/" "/new/"', 'Redirect 301 "/old" "/new/"']],
    ["/blog /blog/new directory", ['RedirectMatch 301 "^/blog(?!/new(?:/|$))(/[^?#]*)?$" "/blog/new$1"']],
    ["/gone 410 directory", ['Redirect 410 "/gone"']],
    ["/a.html /b drop", ["RewriteEngine On", 'RewriteRule "^a\\.html$" "/b" [R=301,L,NE,QSD]']],
    [
      "/a.html /b?x=1",
      [
        "RewriteEngine On",
        'RewriteCond "%{QUERY_STRING}" "^(?:.*&)?(?:x)(?:[=&]|$)"',
        'RewriteRule "^a\\.html$" "/b?x=1" [R=301,L,NE,QSD]',
        'RewriteRule "^a\\.html$" "/b?x=1" [R=301,L,NE,QSA]',
      ],
    ],
    ["/a.html /b?x=1 drop", ['RedirectMatch 301 "^/a\\.html$" "/b?x=1"']],
    ["/a.html /b%2Fc", ["RewriteEngine On", 'RewriteRule "^a\\.html$" "/b\\%2Fc" [R=301,L,NE]']],
    ["/p.php?id=5 /x", ["RewriteEngine On", 'RewriteCond "%{QUERY_STRING}" "^id=5$"', 'RewriteRule "^p\\.php$" "/x" [R=301,L,NE,QSD]']],
  ])("%s", (list, lines, csv?: string) => {
    expect(configText(writeApache(judge(csv ?? list).planned))).toBe(lines.map((line) => `${line}\n`).join(""));
  });

  it("keeps Apache's own look-up of /index.html out of the rule", () => {
    expect(configText(writeApache(judge("/index.html /").planned))).toBe(
      `<If "%{IS_SUBREQ} == 'false' && -z %{reqenv:REDIRECT_STATUS}">\n  RedirectMatch 301 "^/index\\.html$" "/"\n</If>\n`,
    );
  });

  it("turns a page into a RewriteRule when a RewriteRule for its folder would come first", () => {
    expect(configText(writeApache(judge("/d /e directory drop\n/d/a.html /x").planned))).toBe(
      'RewriteEngine On\nRewriteRule "^d/a\\.html$" "/x" [R=301,L,NE]\nRewriteRule "^d(/[^?#]*)?$" "/e$1" [R=301,L,QSD]\n',
    );
  });
});

describe("redirectProbes", () => {
  it("shows the rule, its query and a neighbor", () => {
    expect(redirectProbes(judge("/old /new directory").planned)).toEqual([
      { row: 1, request: "/old", status: 301, location: "/new" },
      { row: 1, request: "/old/a%20b?c=1", status: 301, location: "/new/a%20b?c=1" },
      { row: 1, request: "/old-other", status: null, location: null },
    ]);
  });
});
