import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { type PaperPage, paperSite } from "../../../tests/support/paper-site.ts";
import { brokenLinksFrom } from "./broken-link-detector.engine.ts";
import { type BrokenLinkInput, brokenLinkInput, brokenLinkOutput } from "./broken-link-detector.schema.ts";
import { findBrokenLinks } from "./broken-link-detector.server.ts";
import type { BrokenLinkEvent } from "./broken-link-event.ts";
import { brokenLinkFiles, pagesToEditFrom } from "./broken-link-files.ts";
import { createClosestAddress } from "./closest-address.ts";
import { runVerdict } from "./run-verdict.ts";

/** Under .test no pause is kept between requests, so these run at once. */
const at = (path: string) => `https://shop.test${path}`;
const page = (body: string, head = "") => `<!doctype html><html><head><title>Shop</title>${head}</head><body>${body}</body></html>`;

/** One of every fault that a link can have. */
const shop: Parameters<typeof paperSite>[0] = {
  [at("/robots.txt")]: { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /private/" },
  [at("/")]: page(
    `<nav><a href="/about">About</a><a href="/old">Old</a></nav>
<main>
<a href="/shoes/red-boot" rel="sponsored">Red boots</a>
<a href="/about#team">Team</a><a href="/about#nobody">Nobody</a><a href="#:~:text=x">x</a>
<a href="https://gone.test/x">Partner</a>
<a href="https://wall.test/">Wall</a>
<a href="http://plain.test/">Plain</a>
<a href="https://broken.test/">TLS</a>
<a href="https://nowhere.test/">DNS</a>
<a href="/error">Error</a>
<a href="/private/x">Private</a>
<a href="/soft">Soft</a>
<a href="mailto:shop@">Mail</a><a href="javascript:go()">Script</a>
<a href="/moved-away">Away</a>
<form method="post" action="/buy"></form>
<img src="/logo.png" alt="Logo">
</main>`,
    '<link rel="stylesheet" href="/site.css">',
  ),
  [at("/about")]: page(`<main><h2 id="team">Team</h2><p>${"We sell shoes. ".repeat(10)}</p><a href="/shoes/red-boot">boots</a></main>`),
  [at("/old")]: { status: 301, headers: { location: "/about" } },
  [at("/shoes/red-boots")]: page("<main>Boots</main>"),
  [at("/soft")]: page("<h1>Page not found</h1>"),
  [at("/error")]: { status: 500 },
  [at("/moved-away")]: { status: 302, headers: { location: "https://gone.test/y" } },
  [at("/site.css")]: { headers: { "content-type": "text/css" }, body: "body{background:url(/bg.png)} h1{background:url(/logo.png)}" },
  [at("/logo.png")]: { headers: { "content-type": "image/png" }, body: "png" },
  "https://wall.test/": { status: 403, headers: { "cf-mitigated": "challenge" } },
  "http://plain.test/": "<title>Plain</title>",
  "https://broken.test/": { fails: new AppError("tls_failed", { host: "broken.test", reason: "the certificate has expired" }) },
  "https://nowhere.test/": { fails: new AppError("dns_not_found", { host: "nowhere.test" }) },
};

async function run(
  input: Partial<BrokenLinkInput> = {},
  {
    pages = shop,
    past = [] as readonly BrokenLinkEvent[],
    signal = new AbortController().signal,
    renderPage = () => Promise.reject(new Error("rendered")) as ReturnType<ToolPorts["renderPage"]>,
  } = {},
) {
  const site = paperSite(pages);
  const events: BrokenLinkEvent[] = [...past];
  const request = brokenLinkInput.parse({ url: at("/"), ...input });
  const output = await findBrokenLinks(
    request,
    { fetchPage: site.fetchPage, renderPage, now: () => new Date("2026-11-15T12:00:00Z"), random: () => 0.5 },
    { signal, past, emit: (event) => events.push(event) },
  );
  return { output, events, asked: site.asked };
}

const classes = (findings: readonly { url: string; class: string }[]) =>
  findings.map((found) => [found.class, found.url.replace("https://shop.test", "")]);

describe("a whole site", () => {
  it("tells every class apart, worst first", async () => {
    const { output } = await run();
    expect(classes(output.findings)).toEqual([
      ["broken", "/shoes/red-boot"],
      ["broken", "https://broken.test/"],
      ["broken", "https://gone.test/x"],
      ["broken", "https://nowhere.test/"],
      ["broken", "/about#nobody"],
      ["broken", "/bg.png"],
      ["broken", "/moved-away"],
      ["broken", "mailto:shop@"],
      ["soft-404", "/soft"],
      ["server-error", "/error"],
      ["insecure", "http://plain.test/"],
      ["redirected", "/old"],
      ["blocked", "https://wall.test/"],
      ["unverifiable", "/buy"],
      ["unverifiable", "/private/x"],
      ["unverifiable", "javascript:go()"],
    ]);
    expect(output.counts).toEqual({
      broken: 8,
      "soft-404": 1,
      "server-error": 1,
      insecure: 1,
      redirected: 1,
      blocked: 1,
      unverifiable: 3,
      ok: 4,
    });
    expect([output.ended, output.targets, output.checked]).toEqual(["complete", 20, 20]);
    expect(brokenLinkOutput.safeParse(output).error?.issues).toBeUndefined();
  });

  it("names every place with its line, words, region and rel, and what to write instead", async () => {
    const { output } = await run();
    expect(output.findings[0]).toEqual({
      url: at("/shoes/red-boot"),
      class: "broken",
      words: "Not found (404).",
      status: 404,
      isInternal: true,
      places: 2,
      sources: [
        { page: at("/"), line: 3, text: "Red boots", region: "main", rel: ["sponsored"], kind: "a" },
        { page: at("/about"), line: 1, text: "boots", region: "main", rel: [], kind: "a" },
      ],
      archive: `https://web.archive.org/web/*/${at("/shoes/red-boot")}`,
    });
    const found = (url: string) => output.findings.find((finding) => finding.url === url);
    expect(found(at("/old"))?.replacement).toEqual({ url: at("/about"), why: "Where the redirect ends." });
    expect(found("http://plain.test/")?.replacement?.url).toBe("https://plain.test/");
    expect(found(at("/about#nobody"))?.words).toBe("The page answers, but nothing on it is called “nobody”.");
    expect(found(at("/bg.png"))?.sources).toEqual([{ page: at("/site.css"), line: 0, text: "", region: "head", rel: [], kind: "css" }]);
    expect(found(at("/private/x"))?.words).toBe("Line 2 of robots.txt closes it: Disallow: /private/");
  });

  it("calls no outside link broken when no outside host says a word", async () => {
    const others = ["one", "two", "three"].map((name) => `https://${name}.test/`);
    const away = (answering: object = {}) => ({
      [at("/")]: page(`${others.map((url) => `<a href="${url}">x</a>`).join("")}<a href="/gone">y</a>`),
      ...Object.fromEntries(others.map((url) => [url, { fails: new AppError("dns_not_found", { host: new URL(url).host }) }])),
      ...answering,
    });
    const { output } = await run({}, { pages: away() });
    expect(classes(output.findings)).toEqual([["broken", "/gone"], ...others.toSorted().map((url) => ["unverifiable", url])]);
    expect(new Set(output.findings.slice(1).map(({ words }) => words))).toEqual(new Set(["Could not verify from here."]));
    expect(output.notes[0]).toBe("No other site answered us, so links to other sites could not be verified from here.");
    const { output: reached } = await run({}, { pages: away({ "https://one.test/": { status: 404 } }) });
    expect(reached.counts).toMatchObject({ broken: 4, unverifiable: 0 });
  });

  it("looks for a part where redirects lead, unless they name one themselves", async () => {
    const home = page('<a href="/old#nobody">a</a><a href="/old#team">b</a><a href="/jump#nobody">c</a><a href="/app#L20">d</a>');
    const jump = { status: 301, headers: { location: "/about#team" } };
    const { output } = await run({}, { pages: { ...shop, [at("/")]: home, [at("/jump")]: jump, [at("/app")]: page("<p>An app") } });
    expect(classes(output.findings).filter(([, url]) => url?.includes("#"))).toEqual([["broken", "/old#nobody"]]);
  });

  it("proposes a page of the site that answers", async () => {
    const pages = { ...shop, [at("/about")]: page('<a href="/shoes/red-boots">real</a><a href="/shoes/red-boot">dead</a>') };
    const { output } = await run({}, { pages });
    expect(output.findings[0]).toMatchObject({
      url: at("/shoes/red-boot"),
      replacement: { url: at("/shoes/red-boots"), why: "The closest address on your site that answers." },
    });
  });

  it("asks for each address once, closed ones and forms not at all", async () => {
    const { asked } = await run();
    const counts = new Map<string, number>();
    for (const url of asked) counts.set(url, (counts.get(url) ?? 0) + 1);
    for (const [url, count] of counts) if (!/error|plain|old|moved/.test(url)) expect([url, count]).toEqual([url, 1]);
    expect(asked.filter((url) => /private|buy/.test(url))).toEqual([]);
  });

  it("leaves other sites alone when asked to", async () => {
    const { output, asked } = await run({ ownOnly: true });
    // A redirect of the site is followed to its end, wherever that is; the port does it.
    expect(asked.filter((url) => !url.startsWith("https://shop.test"))).toEqual([]);
    expect(output.findings.find(({ url }) => url === "https://gone.test/x")).toMatchObject({
      class: "unverifiable",
      words: "On another site. You asked for your own links only.",
    });
  });

  it("makes the same from the events alone, and keeps what was found when it is stopped", async () => {
    const { output, events } = await run();
    expect(brokenLinksFrom(JSON.parse(JSON.stringify(events)) as BrokenLinkEvent[])).toEqual(output);
    const half = events.slice(0, events.findIndex(({ kind }) => kind === "checked") + 2);
    const kept = brokenLinksFrom(half);
    expect(kept).toMatchObject({ ended: "stopped" });
    expect(kept?.checked).toBeLessThan(output.checked);
    expect(brokenLinksFrom(events.slice(0, 2))).toBeUndefined();
  });

  it("resumes without asking for a page or an address twice", async () => {
    const { events, output } = await run();
    const half = events.slice(0, events.findLastIndex(({ kind }) => kind === "checked") - 2);
    const before = half.flatMap((event) =>
      event.kind === "checked" || (event.kind === "page" && (event.status ?? 0) < 300) ? event.url : [],
    );
    const again = await run({}, { past: half });
    // The page with fragments is read again for its parts.
    expect(again.asked.filter((url) => before.includes(url) && url !== at("/about") && url !== at("/"))).toEqual([]);
    expect(classes(again.output.findings)).toEqual(classes(output.findings));
  });

  it("stops where its signal says so", async () => {
    const stop = new AbortController();
    stop.abort(new AppError("cancelled"));
    await expect(run({}, { signal: stop.signal })).rejects.toMatchObject({ code: "cancelled" });
  });

  it("asks a server no more that failed ten times in a row", async () => {
    const links = Array.from({ length: 200 }, (_, i) => `<a href="/e${i}">${i}</a>`).join("");
    const errors = Object.fromEntries(Array.from({ length: 200 }, (_, i): [string, PaperPage] => [at(`/e${i}`), { status: 500 }]));
    const { output, asked } = await run({}, { pages: { [at("/robots.txt")]: { status: 404 }, [at("/")]: page(links), ...errors } });
    expect(output.ended).toBe("errors");
    // Fifty are under way at once on a trial host; none follows them.
    expect(asked.length).toBeLessThan(60);
  });
});

describe("one page", () => {
  it("checks the links of that page only", async () => {
    const { output, asked } = await run({ mode: "page", url: at("/about") });
    expect([output.mode, output.pagesRead, output.targets]).toEqual(["page", 1, 1]);
    expect(asked).toEqual([at("/robots.txt"), at("/about"), at(`/${"i".repeat(32)}`), at("/shoes/red-boot")]);
    expect(output.endedWords).toBe("Every link of the page was looked at.");
  });

  it("reads at most 1,000 addresses and says so", async () => {
    const links = Array.from({ length: 1_010 }, (_, i) => `<a href="https://other.test/${i}">${i}</a>`).join("");
    const { output } = await run({ mode: "page" }, { pages: { [at("/robots.txt")]: { status: 404 }, [at("/")]: page(links) } });
    expect([output.ended, output.counts.broken, output.counts.unverifiable]).toEqual(["limit", 1_000, 10]);
  });

  it("reads pasted HTML, and needs no network for what needs none", async () => {
    const html = '<a href="#here">a</a><a href="#gone">b</a><h2 id="here">x</h2><a href="/rel">c</a><a href="mailto:x">d</a>';
    const { output, asked } = await run({ mode: "html", url: undefined, html });
    expect(asked).toEqual([]);
    expect(output.mode).toBe("html");
    expect(output.findings.map(({ url, class: kind }) => [kind, url])).toEqual([
      ["broken", "https://pasted.invalid/#gone"],
      ["broken", "mailto:x"],
      ["unverifiable", "https://pasted.invalid/rel"],
    ]);
  });

  it("resolves pasted HTML against the address that is given with it", async () => {
    const { output, asked } = await run({ mode: "html", html: '<a href="about">a</a>', url: "https://shop.test/" });
    expect([asked[0], output.counts.ok]).toEqual([at("/about"), 1]);
  });
});

describe("hostile pages", () => {
  it.each([
    ["nothing", ""],
    [
      "addresses of every scheme",
      '<a href="data:text/html,x">a</a><a href="blob:x">b</a><a href="x:y">c</a><a href="//">d</a><a href="http://">e</a>',
    ],
    ["an endless address", `<a href="/${"a".repeat(5_000)}">a</a>`],
    ["controls and tags", '<a href="/\u0000<script>">a</a>'],
  ])("with %s end in a result", async (_, html) => {
    const { output } = await run({ mode: "html", html: html || " .", url: at("/") });
    expect(brokenLinkOutput.safeParse(output).success).toBe(true);
  });
});

describe("the files", () => {
  it("hold a line for each place, and redirects for what is dead on the site", async () => {
    const pages = {
      ...shop,
      [at("/about")]: page('<a href="/shoes/red-boots">=1+1</a><a href="/shoes/red-boot">dead</a><a href="/zzz">z</a>'),
    };
    const { output } = await run({}, { pages });
    const files = Object.fromEntries(brokenLinkFiles(output).map(({ name, body }) => [name, body]));
    expect(Object.keys(files)).toEqual([
      "broken-links.csv",
      "broken-links.json",
      "redirects.htaccess",
      "redirects.nginx.conf",
      "redirects.csv",
    ]);
    expect(files["broken-links.csv"]).toContain(
      `"${at("/shoes/red-boot")}","broken","404","Not found (404).","${at("/")}","3","Red boots","main","sponsored","a"`,
    );
    expect(files["redirects.htaccess"]).toContain("# No likely target for /zzz");
    expect(files["redirects.htaccess"]).toMatch(/red-boot.*red-boots/);
    expect(files["redirects.nginx.conf"]).toMatch(/location = "\/shoes\/red-boot".*return 301 "https:\/\/shop\.test\/shoes\/red-boots/);
  });

  it("go page by page for whoever edits them, from top to bottom, inside and outside told apart", async () => {
    const { events } = await run();
    const [file] = pagesToEditFrom(events);
    const lines = file?.body.trimEnd().split("\r\n") ?? [];
    expect(lines[0]).toBe('"page to edit","line","words","where","what is wrong","link","inside or outside","write instead"');
    const home = `"${at("/")}"`;
    expect(lines.filter((line) => line.includes("red-boot"))).toEqual([
      `${home},"3","Red boots","main","Not found (404).","${at("/shoes/red-boot")}","inside",""`,
      `"${at("/about")}","1","boots","main","Not found (404).","${at("/shoes/red-boot")}","inside",""`,
    ]);
    expect(lines).toContain(
      `${home},"7","Plain","main","Answers over plain http, and is linked from a page on https.","http://plain.test/","outside","https://plain.test/"`,
    );
    const pages = lines.slice(1).map((line) => line.slice(0, line.indexOf(",")));
    expect(pages).toEqual(pages.toSorted());
    expect(file?.body).not.toMatch(/wall\.test|private/);
  });

  it("name every page of a link that stands on all of them", async () => {
    const links = Array.from({ length: 60 }, (_, i) => `<a href="/p${i}">${i}</a>`).join("");
    const foot = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [at(`/p${i}`), page('<a href="/dead">d</a>')]));
    const { events, output } = await run({}, { pages: { [at("/robots.txt")]: { status: 404 }, [at("/")]: page(links), ...foot } });
    expect([output.findings[0]?.places, output.findings[0]?.sources.length]).toEqual([60, 50]);
    expect(pagesToEditFrom(events)[0]?.body.match(/"inside"/g)).toHaveLength(60);
  });

  it("hold no redirects when nothing on the site is dead", async () => {
    const { output } = await run({}, { pages: { [at("/robots.txt")]: { status: 404 }, [at("/")]: page("fine") } });
    expect(brokenLinkFiles(output).map(({ name }) => name)).toEqual(["broken-links.csv", "broken-links.json"]);
  });
});

describe("createClosestAddress", () => {
  const closest = createClosestAddress(["/", "/about/", "/blog/how-to-tie-shoes", "/shop/red-boots", "/shop/blue-boots"].map(at));
  it.each([
    ["/About", "/about/"],
    ["/about.html", "/about/"],
    ["/blog/how_to_tie_shoe", "/blog/how-to-tie-shoes"],
    ["/shop/red-boot", "/shop/red-boots"],
    ["/zzz", undefined],
    ["/%E0%A4%A", undefined],
  ])("of %s is %s", (dead, found) => expect(closest(at(dead))).toBe(found && at(found)));
});

describe("the verdict", () => {
  const none = { broken: 0, "soft-404": 0, "server-error": 0, insecure: 0, redirected: 0, blocked: 0, unverifiable: 0, ok: 0 };
  it.each([
    [{ ok: 9 }, {}, "pass No broken links"],
    [{ ok: 9, broken: 1, "soft-404": 2, "server-error": 4 }, {}, "failed 3 broken links"],
    [{ ok: 9, "server-error": 1 }, {}, "failed 1 link ends on a server error"],
    [{ ok: 9, redirected: 2, insecure: 1 }, {}, "fix No broken links, and 3 detours"],
    [{ ok: 9, blocked: 2 }, {}, "pass No broken links"],
    [{ unverifiable: 4 }, {}, "fix No link could be verified from here"],
    [{ blocked: 1 }, {}, "fix No link could be verified from here"],
    [{}, { links: 0, anchors: 0 }, "fix No links to check in the HTML"],
    [{ ok: 2 }, { anchors: 0, scriptBuilt: 1 }, "fix No links to check in the HTML"],
    [{ ok: 2 }, { anchors: 4, scriptBuilt: 1 }, "fix No broken links in the HTML"],
    [{ ok: 2, unverifiable: 4 }, { outsideSilent: true }, "fix No broken links on this site; no other could be verified"],
    [{ ok: 2 }, { ended: "stopped" }, "fix No broken links in what was checked"],
    [{ ok: 2, broken: 1 }, { ended: "stopped" }, "failed 1 broken link"],
  ])("of %j with %j", (counts, run, expected) => {
    const { level, headline } = runVerdict({
      counts: { ...none, ...counts },
      ended: "complete",
      links: 9,
      anchors: 9,
      ...run,
    } as Parameters<typeof runVerdict>[0]);
    expect(`${level} ${headline}`).toBe(expected);
  });

  const shell = page('<div id="root"></div><script src="/app.js"></script>');
  const app = { [at("/")]: shell, [at("/app.js")]: { headers: { "content-type": "text/javascript" }, body: "render()" } };

  it.each(["page", "site", "html"] as const)("of a page that scripts write says that there was nothing to check: %s", async (mode) => {
    const { output } = await run({ mode, ...(mode === "html" ? { html: shell } : {}) }, { pages: app });
    expect(output).toMatchObject({ verdict: { level: "fix", headline: "No links to check in the HTML" }, anchors: 0, scriptBuilt: 1 });
    expect(output.notes[0]).toBe("1 page has scripts and hardly a word: its text and links likely come by script, and we ran none.");
  });

  it("of the same page after its scripts is that of the links which they write", async () => {
    const html = page('<a href="/gone">Gone</a><a href="/">Home</a>');
    const renderPage = async () => ({ html, url: at("/"), failed: [], requests: 1, isSettled: true, totalMs: 1 });
    const { output } = await run({ mode: "page", rendered: true }, { pages: app, renderPage });
    expect(output).toMatchObject({ mode: "page", verdict: { level: "failed", headline: "1 broken link" }, anchors: 2, scriptBuilt: 0 });
    expect(classes(output.findings)).toEqual([["broken", "/gone"]]);
  });
});
