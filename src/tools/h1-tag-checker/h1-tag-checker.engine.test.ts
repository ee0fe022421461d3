import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import { headingMarkdown, headingOutline } from "#core/page-check/heading-tree.ts";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { fetchedPage, pagePorts } from "../../../tests/support/page-ports.ts";
import { h1Check } from "./h1-tag-checker.engine.ts";
import { tool } from "./h1-tag-checker.tool.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";

const now = new Date("2026-11-15T12:00:00Z");
const URL_OF_PAGE = "https://www.atlaspm.example/pricing";

function reportOf(html: string, url = URL_OF_PAGE) {
  return judgePage(h1Check, { snapshot: takeSnapshot({ html, url }), kept: null }, { now, extra: null, input: {} });
}

/** What one rule says: "warn Two H1s on one page", or nothing. */
function said(html: string, ruleId: string, url?: string): string {
  const { findings, passes } = reportOf(html, url);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const named = '<title>Plans and pricing | Atlas PM</title><meta property="og:site_name" content="Atlas PM">';

describe("rules", () => {
  it.each([
    ["h1-present", "<h1>Plans</h1>", ""],
    ["h1-present", "<h2>Plans</h2>", "warn The page has no H1"],
    ["h1-present", "", "warn The page has no H1"],
    ["h1-present", "<noscript><h1>Plans</h1></noscript>", "warn The page has no H1"],
    ["h1-present", "<template><h1>Plans</h1></template>", "warn The page has no H1"],
    ["h1-present", "<!-- <h1>Plans</h1> -->", "warn The page has no H1"],
    ["h1-present", "<div>".repeat(600), "warn No H1 in the part of the page we could read"],
    ["h1-present", '<div role="heading" aria-level="1">Plans</div>', "warn The main heading is a <div> with the role of one"],
    ["h1-present", '<div role="heading">Plans</div>', "warn The page has no H1"],

    ["h1-name", "<h1>Plans</h1>", "pass The H1 has words"],
    ["h1-name", "<h1></h1><h1>Plans</h1><h2>Basic</h2>", "warn The first H1 is empty"],
    ["heading-names", "<h1></h1><h1>Plans</h1><h2>Basic</h2>", "note An empty H1"],
    ["h1-name", "<h1> \n </h1>", "warn The H1 is empty"],
    ["h1-name", "<h1>&nbsp;</h1>", "warn The H1 is empty"],
    ["h1-name", "<h1></h1><h1></h1>", "warn 2 H1s are empty"],
    ["h1-name", '<h1><img src="logo.svg"></h1>', "warn The H1 is an image without an alt"],
    ["h1-name", '<h1><img src="logo.svg" alt=" "></h1>', "warn The H1 is an image without an alt"],
    ["h1-name", '<h1><img src="logo.svg" alt="Plans"></h1>', "pass The H1 has words"],
    ["h1-name", '<h1><span aria-hidden="true">Plans</span></h1>', "warn The H1 is empty for screen readers"],
    ["h1-name", '<h1 aria-label="Plans"></h1>', "pass The H1 has words"],
    ["h1-name", "<h1 hidden></h1>", ""],
    ["h1-name", '<h1 role="none"></h1>', ""],

    ["h1-single", "<h1>Plans</h1><h2>More</h2>", "pass One H1"],
    ["h1-single", "<h1>Plans</h1><section><h1>Pricing</h1></section>", "note 2 H1s on one page"],
    ["h1-single", "<h1>Plans</h1><h1 hidden>Menu</h1>", "pass One H1"],
    ["h1-single", "<h2>Plans</h2>", ""],

    ["h1-visible", "<h1>Plans</h1>", "pass The H1 is in view"],
    ["h1-visible", "<h1 hidden>Plans</h1>", "note The only H1 is hidden"],
    ["h1-visible", '<div style="color:red;display: none"><h1>Plans</h1></div>', "note The only H1 is hidden"],
    ["h1-visible", '<header aria-hidden="true"><h1>Plans</h1></header>', "note The only H1 is hidden"],
    ["h1-visible", "<dialog><h1>Plans</h1></dialog>", "note The only H1 is hidden"],
    ["h1-visible", "<h1>Plans</h1><h1 hidden>Menu</h1>", "note A second H1 is hidden"],
    ["h1-visible", "<h1 hidden>Menu</h1><h1>Plans</h1>", "note A second H1 is hidden"],

    ["h1-text", '<h1><img src="l.svg" alt="Plans for teams"></h1>', "note The H1 is an image; its alt “Plans for teams” speaks for it"],
    ["h1-text", '<h1><img src="l.svg" alt="Plans"> for teams</h1>', ""],

    ["h1-length", "<h1>Plans</h1>", "pass Short enough to take in at once: 5 characters"],
    ["h1-length", `<h1>${"x".repeat(70)}</h1>`, "pass Short enough to take in at once: 70 characters"],
    ["h1-length", `<h1>${"𝒳".repeat(70)}</h1>`, "pass Short enough to take in at once: 70 characters"],
    ["h1-length", `<h1>${"x".repeat(71)}</h1>`, "note Long for a heading: 71 characters"],

    ["h1-subject", `${named}<h1>Atlas PM</h1>`, "warn The H1 is the site’s name, not this page’s"],
    ["h1-subject", `${named}<h1>Atlas PM pricing</h1>`, ""],
    ["h1-subject", "<title>Plans</title><h1>Atlas PM</h1>", ""],

    ["h1-title", `${named}<h1>Pricing for teams</h1>`, "pass Agrees with the title: 1 shared word"],
    ["h1-title", `${named}<h1>Our plan and its pricing</h1>`, "pass Agrees with the title: 2 shared words"],
    ["h1-title", `${named}<h1>What it costs</h1>`, "warn H1 and title share no word"],
    ["h1-title", "<title>Plans  and pricing</title><h1>plans and Pricing</h1>", "note H1 and title are the same"],
    ["h1-title", "<h1>What it costs</h1>", ""],
    ["h1-title", "<title>料金プラン一覧</title><h1>料金の比較</h1>", "pass Agrees with the title: 1 shared word"],

    ["heading-first", "<h1>Plans</h1><h2>a</h2>", "pass The H1 comes first"],
    ["heading-first", "<h3>Menu</h3><h1>Plans</h1>", "warn An H3 comes before the H1"],
    ["heading-first", "<h3 hidden>Menu</h3><h1>Plans</h1>", "pass The H1 comes first"],
    ["heading-first", "<h3>Menu</h3>", ""],

    ["heading-jumps", "<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>", "pass No level is left out"],
    ["heading-jumps", "<h1>a</h1><h2>b</h2><h4>c</h4>", "warn An H2 is followed by an H4"],
    ["heading-jumps", "<h1>a</h1><h3>b</h3><h2>c</h2><h6>d</h6>", "warn Twice a level is left out, first from H1 to H3"],
    ["heading-jumps", "<h1>a</h1><h4>b</h4><h2>c</h2>", "warn An H1 is followed by an H4"],
    ["heading-jumps", "<h1>a</h1><h2 hidden>b</h2><h3>c</h3>", "warn An H1 is followed by an H3"],
    ["heading-jumps", '<h1>a</h1><p role="heading">b</p><h3>c</h3>', "pass No level is left out"],
    ["heading-jumps", "<h3>a</h3>", ""],

    ["heading-names", "<h1>a</h1><h2></h2>", "note An empty H2"],
    ["heading-names", "<h1>a</h1><h2></h2><h3><br></h3>", "note 2 empty headings below the H1"],
    ["heading-names", "<h1></h1>", ""],
    ["heading-names", "<h1>a</h1><h1></h1><h2>b</h2>", "note An empty H1"],
    ["heading-names", "<h1>a</h1><h2>b</h2>", "pass Every heading has words"],

    ["heading-unique", "<h1>a</h1><h2>b</h2>", "pass No two headings say the same"],
    ["heading-unique", "<h1>a</h1><h2>Read on</h2><h2>read on</h2>", "note “Read on” stands 2 times"],
    ["heading-unique", "<h2>x</h2><h2>x</h2><h3>y</h3><h3>y</h3><h3>y</h3>", "note 2 headings are repeated, most often “y”"],
  ])("%s of %s", (ruleId, html, expected) => {
    expect(said(html, ruleId)).toBe(expected);
  });

  it("lets a front page be headed by the site's name", () => {
    expect(said(`${named}<h1>Atlas PM</h1>`, "h1-subject", "https://atlaspm.example/")).toBe("");
  });

  it("says what to do about a page that a script writes", () => {
    const [finding] = reportOf('<title>App</title><div id="root"></div><script src="/app.js"></script>').findings;
    expect(finding?.detail).toMatch(/^The HTML that the server sends is almost empty/);
    const [other] = reportOf(`<script src="/app.js"></script><p>${"Words that readers see. ".repeat(20)}`).findings;
    expect(other?.detail).toMatch(/^Readers meet no main heading/);
  });

  it("carries a source and the day it was read", () => {
    for (const { sources } of h1Check.rules) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), checkedOn: "2026-11-15" });
    }
  });
});

describe("evidence and fix", () => {
  const fixOf = (html: string, ruleId: string) => reportOf(html).findings.find((finding) => finding.ruleId === ruleId)?.fix?.code;

  it.each([
    ["makes an H1 from the title", `${named}<h2>x</h2>`, "h1-present", "<h1>Plans and pricing</h1>"],
    ["keeps the words of a heading by role", '<p role="heading" aria-level="1">R&amp;D</p>', "h1-present", "<h1>R&amp;D</h1>"],
    ["lowers the others", "<h1>One</h1><h1>Two</h1>", "h1-single", "<h1>One</h1>\n<h2>Two</h2>"],
    ["shows what was hidden", "<h1 hidden>Plans &lt; 5</h1>", "h1-visible", "<h1>Plans &lt; 5</h1>"],
    ["fills the gap", "<h1>a</h1><h4>b</h4>", "heading-jumps", "<h2>b</h2>"],
    ["gives an image words", `${named}<h1><img src="a.png"></h1>`, "h1-name", '<h1><img src="…" alt="Plans and pricing"></h1>'],
    ["has nothing to take from an empty title", "<title>| Atlas</title>", "h1-present", "<h1>Atlas</h1>"],
    ["has nothing to take from no title", "<p>x</p>", "h1-present", undefined],
  ])("%s", (_, html, ruleId, code) => {
    expect(fixOf(html, ruleId)).toBe(code);
  });

  it("points at the line and shows what hides a heading", () => {
    const html = '<html>\n<body>\n  <h1 style="display:none">Plans</h1>';
    const finding = reportOf(html).findings.find(({ ruleId }) => ruleId === "h1-visible");
    expect(finding?.evidence).toEqual([{ line: 3, column: 3, snippet: '<h1 style="display:none">Plans</h1>' }]);
  });
});

describe("the report", () => {
  it.each([
    ['<h1><img src="a.png"></h1>', "The H1 is an image without an alt."],
    ["<h1>Plans</h1><h1 hidden>Menu</h1>", "One H1, in view and with words."],
    ["<h1 hidden>Plans</h1>", "The only H1 is hidden."],
  ])("says first what stands below: %s", (html, headline) => expect(reportOf(html).verdict.headline).toBe(headline));

  it.each([
    [
      0,
      "fix",
      "1 H1",
      "The H1 is the site’s name, and the outline skips a level.",
      ["warn h1-subject", "warn heading-jumps", "note h1-text", "note heading-names"],
    ],
    [1, "pass", "1 H1", "One H1, and it agrees with the title.", []],
    [2, "pass", "None", "The only H1 is hidden.", ["note h1-visible", "note h1-length", "note heading-unique"]],
  ] as const)("of example %i", (index, level, figure, headline, findings) => {
    const { html = "", url } = tool.examples[index]?.input ?? {};
    const report = reportOf(html, url);
    expect(report.verdict).toMatchObject({ level, headline });
    expect([report.verdict.figure, report.verdict.unit].filter(Boolean).join(" ")).toBe(figure);
    expect(report.findings.map(({ status, ruleId }) => `${status} ${ruleId}`)).toEqual(findings);
    expect(safeParse(tool.output, { reports: [report], failures: [], acrossPages: [] })).toMatchObject({ success: true });
  });

  it("counts headings by level and says what each is", () => {
    const { tree } = reportOf(`<h1>a</h1><h2>b</h2><h4><img alt="c"></h4><h2 hidden>b</h2><h2>B</h2><p role="heading" aria-level="3">
</p><noscript><h2>n</h2></noscript>`).facts;
    expect(tree.counts).toEqual([1, 2, 1, 1, 0, 0]);
    expect(
      tree.headings.map(({ level, text, skipped, isHidden, isImage, isNameless, isRepeated, tag }) =>
        [level, text, tag, ...skipped, isHidden && "hidden", isImage && "image", isNameless && "nameless", isRepeated && "again"].filter(
          Boolean,
        ),
      ),
    ).toEqual([
      [1, "a", "h1"],
      [2, "b", "h2"],
      [4, "c", "h4", 3, "image"],
      [2, "b", "h2", "hidden"],
      [2, "B", "h2", "again"],
      [3, "p", "nameless"],
    ]);
  });

  it("gives the outline to copy, hidden headings left out", () => {
    const { headings } = reportOf("<h1>Plans</h1><h3>*Team* [5]</h3><h2 hidden>x</h2><h2></h2>").facts.tree;
    expect(headingOutline(headings)).toBe("H1 Plans\n    H3 *Team* [5]\n  H2 (empty)");
    expect(headingMarkdown(headings)).toBe("# Plans\n### \\*Team\\* \\[5\\]\n## (empty)");
  });

  it("survives hostile pages", () => {
    expect(reportOf(`<h1>${"word ".repeat(200_000)}`).facts.characters).toBe(2000);
    expect(reportOf("<h2>x</h2>".repeat(20_000)).facts.tree).toMatchObject({ more: 19_500, counts: [0, 20_000, 0, 0, 0, 0] });
    expect(reportOf("\u0000<h1").verdict.figure).toBe("None");
  });
});

describe("after scripts have run", () => {
  const ruled = async (html: string, after: string | AppError) => {
    const ports = {
      ...pagePorts((address) => fetchedPage(address, { html })),
      renderPage: async (address: string | URL) => {
        if (after instanceof AppError) throw after;
        return { url: String(address), html: after, failed: [], requests: 1, isSettled: true, totalMs: 1 };
      },
    };
    const { reports } = await tool.run({ url: "https://a.example/", rendered: true }, ports, new AbortController().signal);
    const [report] = reports;
    const said = [...(report?.findings ?? []), ...(report?.passes ?? [])].find(({ ruleId }) => ruleId === "h1-rendered");
    return [`${said?.status} ${said?.title}`, report?.facts.rendered];
  };

  it.each([
    ["<h1>Plans</h1>", "<h1>Plans</h1><h1 hidden>x</h1>", "pass The same H1 after scripts have run", ["Plans"]],
    ["<p>x", "<h1>Plans</h1>", "warn A script writes the H1: “Plans”", ["Plans"]],
    ["<h1>Plans</h1>", "<p>", "warn A script takes the H1 away", []],
    ["<h1>Loading</h1>", "<h1>Plans</h1>", "warn A script changes the H1 to “Plans”", ["Plans"]],
    ["<p>x", "<p>y", "pass No H1 after scripts have run either", []],
  ])("%s becomes %s", async (html, after, expected, rendered) => {
    expect(await ruled(html, after)).toEqual([expected, rendered]);
  });

  it("says why they were not run", async () => {
    expect(await ruled("<h1>x</h1>", new AppError("connect_failed", { host: "a.example" }))).toEqual(["note Scripts were not run", null]);
  });
});

it("reports an H1 that pages share", () => {
  const reports = ["Atlas PM", "atlas pm", "Plans"].map((h1, index) => reportOf(`<h1>${h1}</h1>`, `https://a.example/${index}`));
  const [rule] = acrossPagesRules;
  expect(rule?.run(reports)).toMatchObject([
    { title: "2 pages carry the same H1", evidence: [{ snippet: "https://a.example/0  <h1>Atlas PM</h1>" }, {}] },
  ]);
  expect(rule?.run(reports.slice(1))).toEqual([]);
});
