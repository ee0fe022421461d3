import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { pagePorts } from "../../../tests/support/page-ports.ts";
import { headerCheck } from "./header-checker.engine.ts";
import { checkHeaders } from "./header-checker.server.ts";
import { tool } from "./header-checker.tool.ts";

const { signal } = new AbortController();
const url = "https://a.example/page";

async function reportOf(head: string, html = '<meta charset="utf-8"><h1>x</h1>') {
  const { reports } = await checkHeaders({ url, html, head }, pagePorts(), signal);
  const [report] = reports;
  if (!report) throw new Error("no report");
  return report;
}

/** What one rule says: "warn No ETag and no Last-Modified", or nothing. */
async function said(head: string, ruleId: string, html?: string): Promise<string> {
  const { findings, passes } = await reportOf(head, html);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const ok = (...headers: string[]) => ["HTTP/1.1 200 OK", ...headers].join("\n");
const chain = (...steps: [status: number, location: string][]) =>
  [...steps.map(([status, location]) => `HTTP/1.1 ${status}\nLocation: ${location}\n\n`), ok("Content-Type: text/html")].join("");

describe("the encoding", () => {
  it.each([
    ['<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><h1>x</h1>', "pass Says what it is; the page names its encoding"],
    ["<h1>x</h1>", "warn Neither header nor page names a character encoding"],
  ])("of %s", async (html, expected) => expect(await said(ok("Content-Type: text/html"), "content-type", html)).toBe(expected));

  it("is contradicted by the older spelling of the tag too", async () =>
    expect(
      await said(
        ok("Content-Type: text/html; charset=utf-8"),
        "content-type",
        '<meta http-equiv="content-type" content="text/html; charset=windows-1251">',
      ),
    ).toBe("warn The header says utf-8, the page says windows-1251"));
});

describe("a page that says that there is none", () => {
  const gone = "<title>Acme</title><nav>Lamps</nav><main><h1>Sorry</h1><p>This product is no longer available.</p></main>";
  const html = "Content-Type: text/html";
  it.each([
    [ok(html), gone, "fail A missing page answers 200"],
    [ok(html), "<title>Page not found | Acme</title>", "fail A missing page answers 200"],
    [`HTTP/1.1 404\n${html}`, gone, ""],
    [ok(html), "<title>Acme</title><h1>Lamps</h1><p>The product is available in brass.</p>", ""],
  ])("%s with %s", async (head, page, expected) => expect(await said(head, "status-of-missing", page)).toBe(expected));
});

describe("rules", () => {
  it.each([
    [
      "cache-control",
      ok("Content-Type: text/html", "Cache-Control: max-age=31536000"),
      "fail Browsers keep this page for a year without asking",
    ],
    [
      "cache-control",
      ok("Content-Type: text/html", "Cache-Control: public, max-age=2592000"),
      "fail Browsers keep this page for 1 month without asking",
    ],
    ["cache-control", ok("Content-Type: text/html", "Cache-Control: max-age=86400"), "pass Cache-Control: max-age=86400"],
    [
      "cache-control",
      ok("Content-Type: text/html", "Cache-Control: no-cache, max-age=31536000"),
      "pass Cache-Control: no-cache, max-age=31536000",
    ],
    ["cache-control", ok("Content-Type: text/css", "Cache-Control: max-age=31536000"), "pass Cache-Control: max-age=31536000"],
    [
      "corp",
      ok("Cross-Origin-Resource-Policy: same-site", "Cross-Origin-Resource-Policy: same-origin"),
      "note Cross-Origin-Resource-Policy is no value that browsers know (-5 points)",
    ],
    ["status", ok(), "pass Answers with 200 OK"],
    ["status", "HTTP/1.1 404 Not Found", "fail The server answers 404 (Not Found)"],
    ["status", "HTTP/1.1 599 Odd", "fail The server answers 599"],
    ["status", "HTTP/1.1 304 Not Modified", "warn Ends at a redirect: 304 Not Modified"],
    ["retry-after", "HTTP/1.1 503 x", "note 503 without Retry-After"],
    ["retry-after", "HTTP/1.1 503 x\nRetry-After: 120", "pass Retry-After can be read"],
    ["retry-after", "HTTP/1.1 429 x\nRetry-After: Sun, 06 Dec 2026 08:49:37 GMT", "pass Retry-After can be read"],
    ["retry-after", "HTTP/1.1 503 x\nRetry-After: soon", "note Retry-After is neither seconds nor a date"],

    ["redirect-chain", ok(), "pass No redirect on the way"],
    ["redirect-chain", chain([301, "/b"]), "pass One redirect, straight to the page"],
    ["redirect-chain", chain([301, "/b"], [301, "/c"]), "warn 2 redirects in a row"],
    [
      "redirect-chain",
      chain(...Array.from({ length: 11 }, (_, index): [number, string] => [301, `/${index}`])),
      "fail 11 redirects: Google gives up after ten",
    ],
    ["redirect-type", chain([301, "/b"]), "pass Permanent redirects (301 or 308)"],
    ["redirect-type", chain([302, "/b"], [307, "/c"]), "warn 2 temporary redirects (302, 307)"],
    ["redirect-type", ok(), ""],
    ["redirect-location", "HTTP/1.1 301 x\nServer: y", "fail 301 without a Location header"],
    ["redirect-downgrade", chain([301, "http://a.example/"]), "fail A secure address redirects to an insecure one"],

    ["robots-tag", ok(), "pass No X-Robots-Tag: nothing is forbidden"],
    ["robots-tag", ok("X-Robots-Tag: noindex"), "fail X-Robots-Tag keeps every search engine from showing this address"],
    ["robots-tag", ok("X-Robots-Tag: GoogleBot: none"), "fail X-Robots-Tag keeps Google from showing this address"],
    ["robots-tag", ok("X-Robots-Tag: otherbot: noindex, nofollow"), "fail X-Robots-Tag keeps otherbot out"],
    ["robots-tag", ok("X-Robots-Tag: max-snippet:20"), "pass X-Robots-Tag lets search engines in"],
    ["robots-tag", ok("X-Robots-Tag: unavailable_after: 25 Jun 2030 15:00:00 PST"), "pass X-Robots-Tag lets search engines in"],
    [
      "robots-tag",
      ok("X-Robots-Tag: unavailable_after: Friday, 25-Jun-10 15:00:00 GMT"),
      "fail X-Robots-Tag took this address out of results: Friday, 25-Jun-10 15:00:00 GMT",
    ],
    ["robots-tag", ok("X-Robots-Tag: bingbot: unavailable_after: 2010-06-25"), "pass X-Robots-Tag lets search engines in"],
    ["robots-tag-words", ok("X-Robots-Tag: unavailable_after: 25 Jun 2030 15:00:00 CEST"), ""],
    [
      "robots-tag",
      ok("X-Robots-Tag: unavailable_after: 25 Jun 2010 15:00:00 CEST"),
      "fail X-Robots-Tag took this address out of results: 25 Jun 2010 15:00:00 CEST",
    ],
    ["robots-tag-words", ok("X-Robots-Tag: unavailable_after: soon"), "warn unavailable_after names no date that can be read"],
    ["robots-tag-words", ok("X-Robots-Tag: no-index"), "warn No crawler knows “no-index” in X-Robots-Tag"],
    ["robots-tag-words", ok("X-Robots-Tag: noodp"), "note “noodp” in X-Robots-Tag is retired"],
    ["robots-tag-words", ok("X-Robots-Tag: noindex, max-image-preview:large"), ""],
    ["link-header", ok('Link: </page>; rel="canonical"'), "pass Link header names the canonical address"],
    ["link-header", ok('Link: <https://a.example/de>; rel="alternate"; hreflang="de"'), "pass Link header names 1 other language"],
    ["vary", ok("Vary: *"), "warn Vary: * forbids every reuse"],
    ["vary", ok("Vary: Accept-Encoding, User-Agent"), "note Vary: User-Agent keeps a copy for every browser version"],
    ["vary", ok("Vary: Accept-Encoding"), "pass Vary lets caches work"],
    ["vary", ok(), ""],

    ["content-type", ok(), "fail No Content-Type"],
    ["content-type", ok("Content-Type: text"), "warn Content-Type cannot be read"],
    ["content-type", ok("Content-Type: application/pdf"), "pass Says what it is: application/pdf"],
    ["content-type", ok("Content-Type: text/html; charset=UTF-8"), "pass Says what it is: text/html; charset=UTF-8"],
    ["content-type", ok("Content-Type: text/html"), "pass Says what it is; the page names its encoding"],
    ["content-type", ok("Content-Type: text/html; charset=iso-8859-1"), "warn The header says iso-8859-1, the page says utf-8"],
    ["vary-encoding", ok("Content-Encoding: br"), "warn Packed, without Vary: Accept-Encoding"],
    ["vary-encoding", ok("Content-Encoding: br", "Vary: accept-encoding"), "pass Caches keep packed and plain copies apart"],
    ["content-length", ok("Content-Length: 12"), "pass Content-Length is right"],
    ["content-length", ok("Content-Length: 12", "Content-Length: 13"), "fail Content-Length is no single number"],
    ["content-length", ok("Content-Length: +12"), "fail Content-Length is no single number"],
    ["content-length", ok("Content-Length: 12", "Transfer-Encoding: chunked"), "fail Content-Length and Transfer-Encoding in one answer"],

    ["cache-validators", ok(), "warn No ETag and no Last-Modified"],
    ["cache-validators", ok('ETag: W/"a"'), "pass The answer can be asked after: ETag"],
    ["cache-validators", ok("ETag: abc"), "warn The ETag is malformed"],
    ["cache-validators", ok("Last-Modified: 2026-01-01"), "warn Last-Modified is no date"],
    ["cache-validators", ok("Last-Modified: Wed, 01 Jan 2031 00:00:00 GMT"), "warn Last-Modified lies in the future"],
    [
      "cache-validators",
      ok('ETag: "a"', "Last-Modified: Wed, 01 Jan 2025 00:00:00 GMT"),
      "pass The answer can be asked after: ETag and Last-Modified",
    ],
    ["cache-validators", "HTTP/1.1 404 x", ""],
    ["cache-control", ok(), "note No Cache-Control"],
    ["cache-control", ok("Expires: 0"), "pass Expires says how long it is fresh"],
    ["cache-control", ok("Cache-Control: public, max-age=600"), "pass Cache-Control: public, max-age=600"],
    ["cache-control", ok("Cache-Control: max-age=1d"), "warn max-age takes whole seconds"],
    ["cache-control", ok("Cache-Control: max-age = 600"), "warn A part of Cache-Control cannot be read"],
    ["cache-control", ok("Cache-Control: no-store, max-age=600"), "warn no-store and max-age contradict each other"],
    ["cache-control", ok("Cache-Control: no-store, max-age=0"), "pass Cache-Control: no-store, max-age=0"],
    ["cache-control", ok("Cache-Control: public, private"), "warn public and private contradict each other"],
    ["cache-control", ok("Cache-Control: max-age=1", "Cache-Control: max-age=2"), "warn max-age stands twice in Cache-Control"],
    ["cache-control", ok("Cache-Control: no-chache"), "warn No cache knows “no-chache”"],
    ["expires", ok("Expires: never"), "note Expires is no date"],
    ["expires", ok("Expires: -1"), ""],

    ["header-names", ok("Bad Name: x", "Good: y"), "fail A header is malformed"],
    ["header-single", ok("Content-Type: text/html", "content-type: text/plain"), "fail Content-Type is sent twice"],
    ["header-single", ok("Set-Cookie: a=b", "Set-Cookie: c=d"), ""],
    ["coop", ok("Cross-Origin-Opener-Policy: Same-Origin"), "note Cross-Origin-Opener-Policy is no value that browsers know (-5 points)"],
    [
      "coop",
      ok("Cross-Origin-Opener-Policy: same-origin"),
      "pass Cross-Origin-Opener-Policy cuts the tie to the window that opened the page",
    ],
    ["coep", ok("Cross-Origin-Embedder-Policy: whimsy"), "note Cross-Origin-Embedder-Policy is no value that browsers know (-5 points)"],
    ["structured-fields", ok("Permissions-Policy: geolocation 'none'"), "note permissions-policy cannot be read, so it is ignored"],
    ["structured-fields", ok("Permissions-Policy: geolocation=(), camera=(self)", "Cross-Origin-Opener-Policy: same-origin"), ""],
    ["server-version", ok("Server: nginx/1.18.0"), "note Server tells the version: nginx/1.18.0"],
    ["server-version", ok("Server: cloudflare"), ""],
    ["retired-headers", ok("Pragma: no-cache", "P3P: x"), "note 2 retired headers: Pragma, P3P"],

    ["hsts", ok(), "note No Strict-Transport-Security (-20 points)"],
    ["hsts", ok("Strict-Transport-Security: max-age=31536000"), "pass Strict-Transport-Security for at least six months"],
    ["hsts-directives", ok("Strict-Transport-Security: max-age=31536000; includeSubDomains; preload"), ""],
    [
      "hsts-directives",
      ok("Strict-Transport-Security: max-age=31536000; max-age=1"),
      "note Browsers ignore this Strict-Transport-Security",
    ],
    ["hsts-directives", ok("Strict-Transport-Security: max-age=31536000s"), "note Browsers ignore this Strict-Transport-Security"],
    [
      "hsts-directives",
      ok("Strict-Transport-Security: max-age=31536000; preload"),
      "note It asks for the preload list, which would refuse it",
    ],
    ["hsts-directives", ok("Strict-Transport-Security: yes"), ""],
    ["csp", ok("Content-Security-Policy: script-src *"), "note Content-Security-Policy lets inline or any scripts run (-20 points)"],
    ["nosniff", ok("X-Content-Type-Options: nosniff"), "pass X-Content-Type-Options is nosniff"],
    ["frames", ok(), "note Any site may frame the page (-20 points)"],
    ["referrer", ok("Referrer-Policy: unsafe-url"), "note Referrer-Policy gives more away than browsers do by default (-5 points)"],
    ["cookies", ok("Set-Cookie: sessionid=1; Secure"), "warn A session cookie lacks HttpOnly (-30 points)"],
    [
      "cookies",
      ok("Set-Cookie: a=1; Secure; Domain=b.example"),
      "warn Browsers drop the cookie a: its Domain is not a.example, nor a domain above it",
    ],
    ["cookies", ok("Set-Cookie: a=1; SameSite=None"), "warn Browsers drop the cookie a: SameSite=None needs Secure"],
    ["cookies", ok(), ""],
  ])("%s of %j", async (ruleId, head, expected) => {
    expect(await said(head, ruleId)).toBe(expected);
  });

  it.each([
    ['<meta http-equiv="refresh" content="0; url=/new">', "warn A meta refresh sends readers elsewhere after 0 seconds"],
    ['<meta http-equiv="refresh" content="5;URL=\'https://b.example/\'">', "warn A meta refresh sends readers elsewhere after 5 seconds"],
    ['<meta http-equiv="refresh" content="300">', ""],
    ['<meta http-equiv="refresh" content="0; url=https://[">', ""],
    ['<meta http-equiv="refresh" content="300; url=/page">', ""],
    ['<script>window.location.href = "/new"</script>', "note A script sends readers elsewhere"],
    [`<script>if (x) { location = "/new" } ${"a();".repeat(200)}</script>`, ""],
    ["<p>location = 'x'</p>", ""],
  ])("redirect-in-page of %s", async (html, expected) => {
    expect(await said(ok("Content-Type: text/html"), "redirect-in-page", html)).toBe(expected);
  });

  it("marks a word in whatever letters it was sent", async () => {
    const { findings } = await reportOf(ok("X-Robots-Tag: NoIndex"));
    expect(findings.find(({ ruleId }) => ruleId === "robots-tag")?.evidence).toMatchObject([
      { snippet: "X-Robots-Tag: NoIndex", mark: [14, 21] },
    ]);
  });

  it("sets canonicals of header and page side by side", async () => {
    const html = '<head><link rel="canonical" href="https://a.example/other"></head>';
    const head = ok("Content-Type: text/html", 'Link: <https://a.example/page>; rel="canonical"');
    expect(await said(head, "link-header", html)).toBe("fail Header and page name different canonicals");
  });

  it("carries a source and the day it was read", () => {
    for (const { sources } of headerCheck.rules) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources)
        expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), checkedOn: expect.stringMatching(/^2026-11-\d\d$/) });
    }
  });
});

describe("fixes", () => {
  it("come in the words of HTTP, Apache and nginx", async () => {
    const { findings } = await reportOf(ok());
    const csp = findings.find(({ ruleId }) => ruleId === "frames");
    expect([csp?.fix?.code, ...(csp?.alternatives ?? []).map(({ code }) => code)]).toEqual([
      "Content-Security-Policy: frame-ancestors 'self'",
      "Header always set Content-Security-Policy \"frame-ancestors 'self'\"",
      "add_header Content-Security-Policy \"frame-ancestors 'self'\" always;",
    ]);
  });

  it("send the first address of a chain straight to the last", async () => {
    const { findings } = await reportOf(chain([301, "/b"], [301, "https://b.example/c"]));
    expect(findings.find(({ ruleId }) => ruleId === "redirect-chain")?.fix?.code).toBe('Redirect permanent "/page" "https://b.example/c"');
  });
});

describe("the report", () => {
  const fine = ["Content-Type: text/html; charset=utf-8", "Cache-Control: no-cache", 'ETag: "1"'];
  it.each([
    [ok("Content-Type: text/html; charset=iso-8859-2", ...fine.slice(1)), "The header says iso-8859-2, the page says utf-8."],
    [ok("X-Robots-Tag: unavailable_after: soon", ...fine), "unavailable_after names no date that can be read."],
    [ok("X-Robots-Tag: otherbot: noindex", ...fine), "X-Robots-Tag keeps otherbot out."],
    [ok("X-Robots-Tag: noindex", ...fine), "A header keeps it out of results."],
    [ok("ETag: 1", ...fine.slice(0, 2)), "The ETag is malformed."],
    [ok("Set-Cookie: __Host-a=1; Path=/; SameSite=Lax; HttpOnly", ...fine), /^Browsers drop the cookie __Host-a/],
    [ok("Set-Cookie: session=1; Path=/", ...fine), "A cookie lacks protection."],
    [chain(...Array.from({ length: 11 }, (_, index): [number, string] => [301, `/${index}`])), /^11 redirects: Google gives up after ten/],
  ])("says first what stands below: %s", async (head, headline) => {
    const { verdict } = await reportOf(head);
    expect(verdict.headline).toMatch(headline);
  });

  it.each([
    [0, "failed", "200 OK", "A header keeps it out of results, and the redirects take too long a way."],
    [1, "pass", "200 OK", "Answers 200 and says what readers and caches need."],
    [2, "failed", "503", "The server gives no page."],
  ] as const)("of example %i", async (index, level, figure, headline) => {
    const example = tool.examples[index]?.input;
    const output = await checkHeaders(example ?? {}, pagePorts(), signal);
    const verdict = output.reports[0]?.verdict;
    expect(verdict).toMatchObject({ level, headline });
    expect([verdict?.figure, verdict?.unit].filter(Boolean).join(" ")).toBe(figure);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
  });

  it("explains each header, says who is addressed, and draws the headings", async () => {
    const { facts } = await reportOf(
      ok(
        "Content-Type: text/html",
        "X-Robots-Tag: noindex, googlebot: nofollow",
        "X-Odd: 1",
        "Set-Cookie: a=b; Secure",
        "Content-Security-Policy: script-src *",
      ),
    );
    expect(facts.hops[0]?.headers.map(({ name, about }) => [name, about !== null])).toEqual([
      ["Content-Type", true],
      ["X-Robots-Tag", true],
      ["X-Odd", false],
      ["Set-Cookie", true],
      ["Content-Security-Policy", true],
    ]);
    expect(facts.robots).toEqual([
      { agent: "all crawlers", directives: ["noindex"] },
      { agent: "googlebot", directives: ["nofollow"] },
    ]);
    expect(facts.cookies).toEqual([{ name: "a", isSecure: true, isHttpOnly: false, sameSite: null, refusal: null }]);
    expect(facts.security?.policy[0]).toMatchObject({ severity: "high", directive: "script-src *" });
    expect(facts.headings?.headings.map(({ text }) => text)).toEqual(["x"]);
    expect(facts.size).toBeNull();
  });

  it("has no headings for what is no page", async () => {
    expect((await reportOf(ok("Content-Type: application/pdf"), "%PDF-1.7")).facts.headings).toBeNull();
  });

  it("survives hostile heads", async () => {
    const many = ok(...Array.from({ length: 3000 }, (_, index) => `X-${index}: ${"a".repeat(10)}`));
    expect((await reportOf(many)).facts.hops[0]?.headers).toHaveLength(200);
    await expect(reportOf(ok(`Cache-Control: ${'"'.repeat(30_000)}`, `Link: ${"<".repeat(30_000)}`))).resolves.toBeDefined();
    await expect(reportOf(ok(`Content-Security-Policy: ${"a ".repeat(30_000)}`))).resolves.toBeDefined();
    await expect(reportOf("<html>no head</html>")).rejects.toMatchObject({ code: "input_invalid" });
  });
});
