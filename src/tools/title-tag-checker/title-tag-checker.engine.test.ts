import { describe, expect, it } from "vitest";
import { judgePage, runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { fetchedPage, pagePorts } from "../../../tests/support/page-ports.ts";
import { titleCheck } from "./title-tag-checker.engine.ts";
import { tool } from "./title-tag-checker.tool.ts";

const url = "https://www.atlaspm.example/pricing/";
const around = { now: new Date("2026-11-15T12:00:00Z"), extra: null, input: {} };
const snapshotOf = (html: string, address = url) => takeSnapshot({ html, url: address });
const head = (title: string, rest = "") => `<html lang="en"><head>\n<title>${title}</title>${rest}</head>`;

function reportOf(html: string, address = url) {
  const { facts, ...report } = judgePage(titleCheck, { snapshot: snapshotOf(html, address), kept: null }, around);
  return { ...report, ...facts };
}

/** "status title" of what a rule said, or undefined. */
function said(html: string, ruleId: string, address = url): string | undefined {
  const { findings, passes } = reportOf(html, address);
  const found = [...findings, ...passes].find((finding) => finding.ruleId === ruleId);
  return found && `${found.status} ${found.title}`;
}

describe("each rule", () => {
  const og = '<meta property="og:site_name" content="Atlas PM">';
  const wide = "Project management software for small teams: plans and pricing 2025 | Atlas PM";

  it.each([
    ["title-present", "<head></head><h1>Plans</h1>", "fail The page has no title"],
    ["title-present", head("Plans"), undefined],
    ["title-present", "<svg><title>icon</title></svg>", "fail The page has no title"],
    ["title-closed", "<head><title>Plans<meta name=a><link></head><body>x", "fail The title is never closed and swallows what follows"],
    ["title-closed", head("a &lt;meta> b"), undefined],
    ["title-not-empty", head(" \n "), "fail The title is empty"],
    ["title-single", head("One", "<title>Two</title>"), "fail 2 titles on one page, and only the first is read"],
    ["title-single", head("One", "<title>One</title>"), "warn The same title stands 2 times"],
    ["title-single", `${head("One")}<svg><title>icon</title></svg>`, undefined],
    ["title-in-head", head("One"), "pass One title, inside the head"],
    [
      "title-in-head",
      "<head>\n<div>x</div><title>One</title></head><body>",
      "fail The title fell out of the head: a <div> on line 2 ended it",
    ],
    ["title-in-head", "<head>words<title>One</title></head><body>", "fail The title fell out of the head: words on line 1 ended it"],
    ["title-in-head", "<head></head><body><p>x</p><title>One</title>", "fail The title stands in the body"],
    ["title-in-head", "<head><noscript><img></noscript><title>One</title></head>", "pass One title, inside the head"],
    ["title-width", head(wide), "warn The title is cut on desktop: 716 of 600 pixels"],
    ["title-width", head("i".repeat(130)), "pass Fits on a desktop: 578 of 600 pixels"],
    ["title-width", head("i".repeat(131)), "note Close to the edge: 582 of 600 pixels"],
    ["title-width", head("i".repeat(135)), "note Close to the edge: 600 of 600 pixels"],
    ["title-width", head("i".repeat(136)), "warn The title is cut on desktop: 604 of 600 pixels"],
    ["title-width", head("日本語".repeat(12)), "warn The title is cut on desktop: 720 of 600 pixels"],
    ["title-length", head("Plans"), "note Short: 50 pixels, room for 530 more"],
    ["title-length", head("Project management software"), undefined],
    ["title-whole", head("| Atlas PM", og), "warn Half a title: nothing stands before the separator"],
    ["title-whole", head("Plans and pricing |", og), "warn Half a title: nothing stands after the separator"],
    ["title-whole", head("- Atlas PM"), "warn Half a title: nothing stands before the separator"],
    ["title-whole", head("-40% on plans"), "pass Not empty, not only the brand"],
    ["title-whole", head("undefined | Atlas PM", og), "warn A template’s slot shows: “undefined”"],
    ["title-whole", head("{{ page.title }} - Shop"), "warn A template’s slot shows: “{{ page.title }}”"],
    ["title-whole", head("What undefined means in JavaScript"), "pass Not empty, not only the brand"],
    ["title-whole", head("Home | Atlas PM", og), "warn The title names no subject"],
    ["title-whole", head("Untitled document"), "warn The title names no subject"],
    ["title-whole", head("Atlas PM", og), "warn The title is only the site’s name"],
    ["title-whole", head("Plans | Atlas PM", og), "pass Not empty, not only the brand"],
    ["title-year", `${head("Plans 2025")}<h2>Plans for 2026</h2>`, "warn The title says 2025, the page says 2026"],
    ["title-year", `${head("Plans 2026")}<h2>Plans for 2025</h2>`, "pass No year left behind"],
    ["title-year", head("Plans 2024"), "note The title says 2024"],
    ["title-year", head("Plans 2024–2026"), "pass No year left behind"],
    ["title-year", head("Plans from $2025 or 2025%"), "pass No year left behind"],
    ["title-year", `${head("Plans 2025")}<h2 hidden>Plans for 2026</h2>`, "note The title says 2025"],
    ["title-year", `${head("Plans 2025")}<h2>Model 2040</h2>`, "note The title says 2025"],
    ["title-year", `${head("Plans 2025")}<h2>2026</h2>`, "warn The title says 2025, the page says 2026"],
    ["title-year", `${head("Plans 2026")}<h3>Plans for 2027</h3>`, "pass No year left behind"],
    ["title-repetition", head("Plumber Austin, plumber near me, cheap Plumber"), "warn “Plumber” stands in the title 3 times"],
    ["title-repetition", head("Plumber Austin, plumber near me"), "pass No word three times or more"],
    ["title-repetition", head("The best of the best of the town"), "pass No word three times or more"],
    ["title-name-once", head("Atlas PM: plans | Atlas PM", og), "warn “Atlas PM” stands in the title twice"],
    ["title-name-once", head("Plans | Atlas PM", og), "pass The site’s name stands once at most"],
    ["title-name-once", head("Atlas PMs for atlas pmo | Atlas PM", og), "pass The site’s name stands once at most"],
    ["title-entities", head("Plans &amp;amp; pricing"), "warn Readers see “&amp;” in the title"],
    ["title-entities", head("Plans &amp;#8211; pricing"), "warn Readers see “&#8211;” in the title"],
    ["title-entities", head("Plans &amp; pricing; AT&T"), "pass Signs are encoded once"],
    [
      "title-language",
      `${head("Тарифы и цены на год")}<h1>Plans and pricing</h1>`,
      "warn The title is in Cyrillic script, the page in Latin",
    ],
    ["title-language", head("Тарифы и цены на год"), "warn The title is in Cyrillic script, the page in Latin"],
    [
      "title-language",
      `<html lang=ja><title>Plans and pricing</title><h1>料金プラン一覧</h1>`,
      "warn The title is in Latin script, the page in Chinese or Japanese",
    ],
    ["title-language", `<html lang=ja><title>料金プラン Atlas</title><h1>料金プラン一覧</h1>`, "pass Same script as the page"],
    ["title-language", `${head("Plans and pricing")}<h1>Plans</h1>`, "pass Same script as the page"],
    ["title-h1", `${head("Project plans for small teams")}<h1>Small team project plan</h1>`, "pass Agrees with the H1 (4 shared words)"],
    ["title-h1", `${head("Cheap flights to Rome")}<h1>Our story</h1>`, "warn Title and H1 share no word"],
    ["title-h1", `${head("Flights | Atlas PM", og)}<h1>Atlas PM stories</h1>`, "pass Agrees with the H1 (2 shared words)"],
    ["title-h1", `${head("Crème brûlée")}<h1><img alt="Creme brulee"></h1>`, "pass Agrees with the H1 (2 shared words)"],
    ["title-h1", head("Plans"), "note No H1 to compare with"],
    ["title-h1", `${head("東京の天気予報")}<h1>天気予報</h1>`, "pass Agrees with the H1 (2 shared words)"],
    ["title-og", head("Plans", '<meta property="og:title" content="Other">'), "note og:title differs: noted, not a fault"],
    ["title-og", head("Plans | Atlas PM", `${og}<meta property="og:title" content="Plans">`), "pass og:title says the same"],
    ["title-og", head("Plans"), undefined],
  ])("%s on %s", (ruleId, html, expected) => {
    expect(said(html, ruleId)).toBe(expected);
  });

  it("does not ask a front page for more than its name", () => {
    expect(said(head("Atlas PM", og), "title-whole", "https://atlaspm.example/")).toBe("pass Not empty, not only the brand");
    expect(said(head("Atlas PM", og), "title-length", "https://atlaspm.example/")).toMatch(/^note Short/);
  });

  it("says when only a part of the page was there to read", () => {
    const deep = "<div>".repeat(600);
    expect(said(deep, "title-present")).toBe("fail No title in the part of the page we could read");
  });

  it("carries a source and the day it was read", () => {
    for (const { sources } of [...reportOf(head(wide)).findings, ...reportOf(head(wide)).passes]) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), checkedOn: "2026-11-15" });
    }
  });
});

describe("evidence and fix", () => {
  const html = `<html><head>
  <title>Project management software for small teams: plans and pricing 2025 | Atlas PM</title></head>
<h1>Project management</h1><h2>Plans for 2026</h2>`;
  const finding = (ruleId: string) => reportOf(html).findings.find((candidate) => candidate.ruleId === ruleId);
  const marked = (evidence: { snippet: string; mark?: readonly number[] | undefined } | undefined) =>
    evidence?.snippet.slice(evidence.mark?.[0], evidence.mark?.[1]);

  it("marks what is cut, at its line and column", () => {
    const [evidence] = finding("title-width")?.evidence ?? [];
    expect(evidence).toMatchObject({ line: 2, column: 3 });
    expect(marked(evidence)).toBe("2025 | Atlas PM");
  });

  it("marks both years", () => {
    const evidence = finding("title-year")?.evidence ?? [];
    expect(evidence.map(marked)).toEqual(["2025", "2026"]);
    expect(evidence.map(({ line }) => line)).toEqual([2, 3]);
  });

  it("gives one title that repairs all of it and fits", () => {
    const { suggestion, findings } = reportOf(html);
    expect(suggestion).toBe("Project management software for small teams | Atlas PM");
    expect(reportOf(html.replace(/<title>.*<\/title>/, `<title>${suggestion}</title>`)).findings.map(({ ruleId }) => ruleId)).toEqual([]);
    expect(findings.flatMap(({ fix }) => (fix ? [fix.code] : []))).toContain(`<title>${suggestion}</title>`);
  });

  it.each([
    ["decodes what was encoded twice", "Tea &amp;amp; cake in Leeds, open late every day", "", "Tea & cake in Leeds, open late every day"],
    [
      "drops a year the page has left behind",
      "Best phones of 2025 for hikers and climbers",
      "<h2>Tested in 2026</h2>",
      "Best phones for hikers and climbers",
    ],
    [
      "drops a bracketed year",
      "Best phones for hikers and climbers (2025)",
      "<h2>Tested in 2026</h2>",
      "Best phones for hikers and climbers",
    ],
    ["says each thing once", "Plumber Austin, Austin plumber, plumber near me Austin", "", "Plumber Austin, plumber near me Austin"],
    [
      "takes the H1 where the title is half",
      "| Atlas PM",
      "<h1>Plans and pricing for teams</h1>",
      "Plans and pricing for teams | Atlas PM",
    ],
    ["takes the H1 where there is no title", "", "<h1>Plans and pricing for teams</h1>", "Plans and pricing for teams | atlaspm.example"],
    ["names the site once", "Atlas PM | Plans and pricing for small teams | Atlas PM", "", "Plans and pricing for small teams | Atlas PM"],
    ["leaves a good title alone", "Plans and pricing for small teams | Atlas PM", "", "Plans and pricing for small teams | Atlas PM"],
    [
      "takes the H1 where one long sentence does not fit",
      "How to choose trail running shoes for wide feet and high arches on the wet and rocky paths of the north",
      "<h1>How to choose trail running shoes</h1>",
      "How to choose trail running shoes",
    ],
    [
      "cuts no sentence where there is no H1 to take",
      "How to choose trail running shoes for wide feet and high arches on the wet and rocky paths of the north",
      "<h1></h1>",
      "How to choose trail running shoes for wide feet and high arches on the wet and rocky paths of the north",
    ],
    [
      "takes the heading where what would fit says nothing",
      "Home | Welcome to our website where we sell lamps and lamp shades and many other things for every home",
      "<h1>Handmade brass desk lamps</h1>",
      "Handmade brass desk lamps",
    ],
    [
      "and leaves the title where there is no heading either",
      "Home | Welcome to our website where we sell lamps and lamp shades and many other things for every home",
      "",
      "Home | Welcome to our website where we sell lamps and lamp shades and many other things for every home",
    ],
  ])("%s", (_, title, body, suggestion) => {
    expect(reportOf(`<title>${title}</title>${body}`).suggestion).toBe(suggestion);
  });

  const odd = [
    "",
    "Home",
    "| Atlas PM",
    "undefined | Atlas PM",
    "Plans 2025",
    "Plans &amp;amp; pricing",
    "Тарифы и цены на год",
    "Plumber Austin, plumber near me, cheap plumber, plumber",
    "word ".repeat(80),
    "How to choose trail running shoes for wide feet and high arches on the wet and rocky paths of the north",
  ];
  const bodies = [
    "",
    "<h1></h1>",
    "<h1>Plans</h1>",
    "<h1>Plans and pricing for small teams</h1><h2>In 2026</h2>",
    `<h1>${"long ".repeat(60)}</h1>`,
  ];
  it.each(odd.flatMap((title) => bodies.map((body) => [title, body])))("offers only what passes in its place: %s, %s", (title, body) => {
    for (const { fix } of reportOf(`<title>${title}</title>${body}`).findings) {
      const left = fix ? reportOf(`${fix.code}${body}`).findings.filter(({ status }) => status !== "note") : [];
      expect(left.map(({ ruleId }) => [fix?.code, ruleId])).toEqual([]);
    }
  });

  it("names an empty H1", () =>
    expect(said(`${head("Plans and pricing for small teams")}<h1></h1>`, "title-h1")).toBe(
      "note The H1 is empty: write the page's subject into it",
    ));

  it("escapes the fix", () => {
    const { findings } = reportOf(head("R&amp;D plans for 2025 &lt;b> teams of two").concat("<h2>2026</h2>"));
    expect(findings.find(({ ruleId }) => ruleId === "title-year")?.fix?.code).toBe("<title>R&amp;D plans &lt;b&gt; teams of two</title>");
  });
});

describe("the report", () => {
  it.each([
    ["<head></head>", "The page has no title."],
    [head("Home"), "The title names no subject."],
    [head("Plans |"), "Half a title: nothing stands after the separator."],
  ])("says first what stands below: %s", (html, headline) => expect(reportOf(html).verdict.headline).toBe(headline));

  it("says in a sentence what is wrong", () => {
    const { verdict } = reportOf(tool.examples[0]?.input.html ?? "");
    expect(verdict).toEqual({
      level: "fix",
      figure: "716",
      unit: "px",
      headline: "Too wide by 116 pixels, and a year behind.",
      summary: "Desktop results cut it after “pricing”. Two things to fix, seven pass.",
    });
  });

  it("says when nothing is", () => {
    const { verdict, findings, px, characters } = reportOf(tool.examples[1]?.input.html ?? "", "https://northloop.example/bikes/");
    expect(verdict).toMatchObject({
      level: "pass",
      headline: "Fits, with 58 pixels to spare.",
      summary: "A desktop and a phone show all of it. Nine pass.",
    });
    expect(findings).toEqual([]);
    expect([px, characters]).toEqual([542.18, 62]);
  });

  it("fails a page whose title is not where it is read", () => {
    const report = reportOf(tool.examples[2]?.input.html ?? "", "https://corner-bakery.example/menu");
    expect(report.verdict).toMatchObject({ level: "failed", headline: "Two titles on one page, and the title is outside the head." });
    expect(report.findings.map(({ ruleId, status }) => `${status} ${ruleId}`)).toEqual([
      "fail title-single",
      "fail title-in-head",
      "warn title-whole",
      "warn title-h1",
      "note title-length",
    ]);
    expect(report.suggestion).toBe("Bread, cakes & breakfast menu | Corner Bakery");
  });

  it("previews the result with the site's name from its markup", () => {
    const markup = '<script type="application/ld+json">{"@graph":[{"@type":["WebSite"],"name":"Atlas"}]}</script>';
    const { preview } = reportOf(head("Plans and pricing", `${markup}<meta name="Description" content=" From $6. ">`));
    expect(preview).toMatchObject({ siteName: "Atlas", breadcrumb: "https://www.atlaspm.example › pricing", description: "From $6." });
  });

  it("flags a width that another font decides", () => {
    expect(reportOf(head("料金プラン一覧と比較 2026")).estimated).toBe(true);
    expect(reportOf(head("Preise und Tarife für Agenturen")).estimated).toBe(false);
  });

  it("survives a title of a megabyte", () => {
    expect(reportOf(head("word ".repeat(200_000))).characters).toBe(2000);
  });
});

describe("several pages", () => {
  const across = async (...titles: string[]) => {
    const html = (index: number) => head(titles[index] ?? "", '<meta property="og:site_name" content="Shop">');
    const ports = pagePorts((address) => fetchedPage(address, { html: html(Number(address.at(-1))) }));
    const urls = titles.map((_, index) => `https://shop.example/${index}`);
    return (await runPageCheck(titleCheck)({ urls }, ports, new AbortController().signal)).acrossPages;
  };

  it("reports a title that pages share", async () => {
    expect(
      (await across("Blue shoes | Shop", "Blue Shoes | Shop", "Red shoes | Shop")).map(({ status, title }) => `${status} ${title}`),
    ).toEqual(["warn 2 pages carry the same title"]);
  });

  it("reports a slogan on most pages, not the site's name", async () => {
    const [finding, ...others] = await across(
      "Blue shoes | Fast free delivery | Shop",
      "Red shoes | Fast free delivery | Shop",
      "Hats for summer days | Shop",
    );
    expect(finding?.title).toBe("2 of 3 titles carry the phrase “fast free delivery”");
    expect(finding?.evidence?.[0]?.snippet).toBe("https://shop.example/0  <title>Blue shoes | Fast free delivery | Shop</title>");
    expect(others).toEqual([]);
  });

  it("does not call a title that two pages share a slogan", async () => {
    expect((await across("Blue suede shoes | Shop", "Blue suede shoes | Shop")).map(({ ruleId }) => ruleId)).toEqual(["titles-unique"]);
  });

  it("has nothing to say about titles that differ", async () => {
    expect(await across("Blue shoes | Shop", "Hats for summer days | Shop")).toEqual([]);
  });
});

it.each([
  [head("Plans"), head("Plans"), "pass The same title after scripts have run"],
  [head("Loading"), head("Plans"), "warn A script changes the title to “Plans”"],
  ["<p>x", head("Plans"), "warn A script writes the title: “Plans”"],
  [head(""), head("Plans"), "warn A script writes the title: “Plans”"],
  [head("Plans"), "<p>x", "warn A script takes the title away"],
])("compares the title after scripts: %j, %j", async (html, after, expected) => {
  const renderPage = async (address: string | URL) => ({
    url: String(address),
    html: after,
    failed: [],
    requests: 1,
    isSettled: true,
    totalMs: 1,
  });
  const ports = { ...pagePorts((address) => fetchedPage(address, { html })), renderPage };
  const { reports } = await tool.run({ url, rendered: true }, ports, new AbortController().signal);
  const [first] = [...(reports[0]?.findings ?? []), ...(reports[0]?.passes ?? [])].filter(({ ruleId }) => ruleId === "title-rendered");
  expect(`${first?.status} ${first?.title}`).toBe(expected);
});

it("has examples of which one passes and two do not", async () => {
  const levels = await Promise.all(
    tool.examples.map(async ({ input }) => (await tool.run(input, pagePorts(), new AbortController().signal)).reports[0]?.verdict.level),
  );
  expect(levels).toEqual(["fix", "pass", "failed"]);
});
