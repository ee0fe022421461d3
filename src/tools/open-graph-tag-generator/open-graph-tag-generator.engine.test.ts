import { describe, expect, it } from "vitest";
import type { OgFields } from "#engines/head-tags/og-properties.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { importOg } from "./import-og.ts";
import { judgeOg, ogCode, ogRules } from "./open-graph-tag-generator.engine.ts";

const complete: OgFields = {
  title: "Gravel bikes under $2,000, tested",
  type: "website",
  url: "https://northloop.example/bikes/",
  image: "https://northloop.example/share.jpg",
  imageWidth: "1200",
  imageHeight: "630",
  imageAlt: "Eleven bikes",
  description: "Eleven bikes ridden on the same three trails.",
  siteName: "North Loop",
  locale: "en_US",
  twitterCard: "summary_large_image",
};
const picture: ImageProbeResult = {
  url: "https://northloop.example/share.jpg",
  finalUrl: "https://northloop.example/share.jpg",
  status: 200,
  problem: null,
  type: "jpeg",
  declaredType: "image/jpeg",
  bytes: 180_000,
  width: 1200,
  height: 630,
  cacheControl: null,
  fingerprint: null,
};

const judge = (change: OgFields = {}, image: ImageProbeResult | null = picture) =>
  judgeOg({ fields: { ...complete, ...change }, image, page: null });
/** `rule status: title` of everything that does not pass. */
const said = ({ findings }: ReturnType<typeof judgeOg>) => findings.map(({ ruleId, status, title }) => `${ruleId} ${status}: ${title}`);
const fixes = ({ findings }: ReturnType<typeof judgeOg>) => findings.flatMap(({ fix }) => fix?.code ?? []);

describe("tags that were typed", () => {
  it("pass when all is right", () => {
    const report = judge();
    expect(said(report)).toEqual([]);
    expect(report.verdict).toEqual({
      level: "pass",
      figure: "4/4",
      unit: "required",
      headline: "Ready to share.",
      summary: `${report.passes.length} pass.`,
    });
  });

  it("say that nobody looked at the picture", () => {
    expect(judge({}, null).verdict.summary).toMatch(/^Nobody has looked at the picture yet\. /);
  });

  it.each<[string, OgFields, string[]]>([
    ["no title", { title: " " }, ["og-title note: og:title is missing"]],
    ["no type", { type: undefined }, ["og-type note: og:type is missing"]],
    ["a type of one's own", { type: "myapp:recipe" }, ["og-type note: og:type myapp:recipe is a type of your own"]],
    ["an unknown type", { type: "Article" }, ["og-type note: og:type “Article” is not a type of the protocol"]],
    ["no url", { url: "" }, ["og-url note: og:url is missing"]],
    ["no description", { description: "" }, ["og-description note: og:description is missing"]],
    ["a title of 61", { title: "x".repeat(61) }, ["og-title-length note: The title has 61 characters"]],
    ["a title of 96", { title: "x".repeat(96) }, ["og-title-length note: The title has 96 characters"]],
    ["emoji counted as one", { title: "👩".repeat(60) }, []],
    ["a long description", { description: "x".repeat(201) }, ["og-description-length note: The description has 201 characters"]],
    ["code in a title", { title: "A &amp; B" }, ["og-text-plain note: og:title shows code in place of a sign"]],
    ["an ampersand that is one", { title: "A & B; C&D" }, []],
    ["HTML in a description", { description: "<b>Big</b> sale" }, ["og-text-plain note: og:description holds HTML"]],
    ["a comparison that is no HTML", { description: "2 < 3 and 4 > 3" }, []],
    ["the name twice", { title: "Bikes | North Loop" }, ["og-site-name-once note: The title repeats the site’s name"]],
    ["no alt", { imageAlt: "" }, ["og-image-alt note: og:image:alt is missing"]],
    ["an alt of 421", { imageAlt: "x".repeat(421) }, ["og-image-alt note: og:image:alt has 421 characters"]],
    ["a locale with a hyphen", { locale: "en-us" }, ["og-locale note: “en-us” is not a locale of the protocol"]],
    ["a language alone", { locale: "de" }, ["og-locale note: “de” is not a locale of the protocol"]],
    ["its own alternate", { localeAlternate: ["en_US"] }, ["og-locale note: en_US stands among its own alternates"]],
    ["a relative url", { url: "/bikes/" }, ["og-url-address note: og:url is not a whole address"]],
    ["an http url", { url: "http://northloop.example/" }, ["og-https note: og:url is an http address"]],
    [
      "a url with a campaign",
      { url: "https://northloop.example/?id=4&utm_source=x&fbclid=1#top" },
      ["og-url-plain note: og:url carries utm_source, fbclid"],
    ],
    ["a fragment", { url: "https://northloop.example/#top" }, ["og-url-plain note: og:url carries a fragment"]],
    ["a script as picture", { image: "javascript:alert(1)" }, ["og-image-address warn: og:image is not a whole address"]],
    ["an address without scheme", { image: "//northloop.example/a.jpg" }, ["og-image-address warn: og:image leaves the scheme out"]],
    [
      "further pictures",
      { moreImages: ["https://a.example/1.jpg", "/2.jpg"] },
      ["og-more-images note: 1 further picture has no whole address"],
    ],
    [
      "no https in secure_url",
      { imageSecureUrl: "http://a.example/1.jpg" },
      ["og-media-address note: og:image:secure_url is not an https address"],
    ],
    [
      "what belongs to articles",
      { articleSection: "News", articleTag: ["a"] },
      ["og-type-properties note: 2 properties do not belong to the type website"],
    ],
    [
      "a date in words",
      { type: "article", articlePublishedTime: "November 3, 2026" },
      ["og-dates note: article:published_time is not an ISO 8601 date"],
    ],
    ["a day that never was", { type: "book", bookReleaseDate: "2026-02-30" }, ["og-dates note: book:release_date is not an ISO 8601 date"]],
    [
      "changed too early",
      { type: "article", articlePublishedTime: "2026-11-03", articleModifiedTime: "2026-11-02T23:00:00Z" },
      ["og-dates note: Changed before it was published"],
    ],
    [
      "a width with a unit",
      { imageWidth: "1200px" },
      ["og-image-declared note: Declared as 1200px × 630, really 1200 × 630", "og-numbers note: og:image:width is not a whole number"],
    ],
    [
      "an author by name",
      { type: "article", articleAuthor: ["Ann Lee"] },
      ["og-people note: article:author names “Ann Lee” and no address"],
    ],
    ["another determiner", { determiner: "some" }, ["og-choices note: “some” is not one of a, an, the, auto"]],
    ["an app's name as ID", { fbAppId: "myapp" }, ["fb-app-id note: fb:app_id is not an app’s number"]],
    ["no card", { twitterCard: "" }, ["x-card note: twitter:card is missing"]],
    ["a retired card", { twitterCard: "photo" }, ["x-card note: “photo” is not a card of X"]],
    ["an account by address", { twitterSite: "https://x.com/loop" }, ["x-accounts note: “https://x.com/loop” is not an account name"]],
  ])("%s", (_, change, expected) => expect(said(judge(change))).toEqual(expected));

  it.each<[string, OgFields, string[]]>([
    ["a locale", { locale: "pt" }, ['<meta property="og:locale" content="pt_BR">']],
    ["a locale with a script", { locale: "zh-Hant-tw" }, ['<meta property="og:locale" content="zh_TW">']],
    ["a campaign", { url: "https://a.example/?id=4&utm_source=x#y" }, ['<meta property="og:url" content="https://a.example/?id=4">']],
    ["a date", { type: "article", articlePublishedTime: "3 Nov 2026" }, ['<meta property="article:published_time" content="2026-11-03">']],
    ["no date that reads two ways", { type: "article", articlePublishedTime: "03/11/2026" }, []],
    ["an account", { twitterCreator: "https://twitter.com/ann_lee" }, ['<meta name="twitter:creator" content="@ann_lee">']],
    ["a type", { type: "movie" }, ['<meta property="og:type" content="video.movie">']],
    ["plain text", { title: "A &amp;amp; <i>B</i>" }, ['<meta property="og:title" content="A &amp; B">']],
    ["a relative picture", { image: "/a b.jpg" }, ['<meta property="og:image" content="https://northloop.example/a%20b.jpg">']],
  ])("offers %s", (_, change, codes) => expect(fixes(judge(change))).toEqual(codes));
});

describe("the picture", () => {
  it.each<[string, Partial<ImageProbeResult>, string[]]>([
    [
      "gone",
      { problem: "The server answers with status 404.", type: null, width: null, bytes: null },
      ["og-image-answers warn: The picture cannot be read"],
    ],
    ["an SVG", { type: "svg", declaredType: "image/svg+xml" }, ["og-image-kind warn: The picture is an SVG"]],
    ["a WebP", { type: "webp", declaredType: "image/webp" }, ["og-image-kind warn: The picture is WebP"]],
    ["a GIF", { type: "gif", declaredType: "image/gif" }, ["og-image-kind note: A GIF stands still in most cards"]],
    ["a TIFF", { type: "tiff", declaredType: "image/tiff" }, ["og-image-kind warn: The picture is TIFF"]],
    ["over 8 MB", { bytes: 8_000_001 }, ["og-image-weight note: The picture weighs 8.0 MB"]],
    ["over 5 MB", { bytes: 5_400_000 }, ["og-image-weight note: The picture weighs 5.4 MB"]],
    ["over 600 KB", { bytes: 600_001 }, ["og-image-weight note: The picture weighs 600 KB"]],
    ["over 300 KB", { bytes: 310_000 }, ["og-image-weight note: The picture weighs 310 KB"]],
    ["of unknown weight", { bytes: null }, []],
    [
      "tiny",
      { width: 199, height: 400 },
      ["og-image-size note: The picture is 199 × 400 pixels", "og-image-declared note: Declared as 1200 × 630, really 199 × 400"],
    ],
    [
      "small",
      { width: 599, height: 400 },
      ["og-image-size note: The picture is 599 × 400 pixels", "og-image-declared note: Declared as 1200 × 630, really 599 × 400"],
    ],
    [
      "square",
      { width: 1200, height: 1200 },
      [
        "og-image-shape note: The shape is 1.00 to 1, a card’s is 1.91 to 1",
        "og-image-declared note: Declared as 1200 × 630, really 1200 × 1200",
      ],
    ],
    [
      "of another type than the header says",
      { declaredType: "text/plain" },
      ["og-image-type-declared note: The server sends the picture as text/plain"],
    ],
  ])("%s", (_, change, expected) => expect(said(judge({}, { ...picture, ...change }))).toEqual(expected));

  it("says how much of a square is cut", () => {
    const { findings } = judge({}, { ...picture, width: 1200, height: 1200 });
    expect(findings.find(({ ruleId }) => ruleId === "og-image-shape")?.detail).toBe(
      "About 48% is cut off, at the top and bottom. Keep words and faces in the middle.",
    );
  });

  it("offers the true measures when none are declared", () => {
    expect(fixes(judge({ imageWidth: "", imageHeight: "" }))).toEqual([
      '<meta property="og:image:width" content="1200">\n<meta property="og:image:height" content="630">',
    ]);
  });
});

const pageOf = (head: string, url = "https://a.example/p") =>
  importOg(takeSnapshot({ html: `<!doctype html><html lang="en"><head>${head}</head>`, url }));
const judgePage = (head: string) => {
  const { own, page } = pageOf(head);
  return judgeOg({ fields: own, image: null, page });
};

describe("a page's tags", () => {
  it("are judged as written: by name, out of order, twice, empty", () => {
    const report = judgePage(`
<meta name="og:title" content="One">
<meta property="og:title" content="Two">
<meta property="og:image:width" content="1200">
<meta property="og:image" content="https://a.example/1.jpg">
<meta property="og:description" content=" ">
<meta property="twitter:card" content="summary">
<meta property="og:type" content="website"><meta property="og:type" content="website">
<meta property="og:url" content="https://a.example/p">`);
    const ids = report.findings.map(({ ruleId, status }) => `${ruleId} ${status}`);
    expect(ids).toEqual([
      "og-structure warn",
      "og-description note",
      "og-image-declared note",
      "og-image-alt note",
      "og-attribute note",
      "x-attribute note",
      "og-once note",
      "og-once note",
      "og-empty note",
    ]);
    const byName = report.findings.find(({ ruleId }) => ruleId === "og-attribute");
    expect(byName).toMatchObject({
      evidence: [{ line: 2, snippet: '<meta name="og:title" content="One">', mark: [6, 11] }],
      fix: { code: '<meta property="og:title" content="One">' },
    });
  });

  it("that differ from the canonical are told so", () => {
    const { findings } = judgePage(
      '<link rel="canonical" href="/q"><meta property="og:url" content="https://a.example/p"><meta property="og:title" content="T">',
    );
    expect(findings.find(({ ruleId }) => ruleId === "og-url-canonical")?.fix?.code).toBe(
      '<meta property="og:url" content="https://a.example/q">',
    );
  });

  it("outside the head are told so", () => {
    const { findings } = judgePage('<div></div><meta property="og:title" content="T">');
    expect(findings.some(({ ruleId, title }) => ruleId === "og-in-head" && title === "1 tag stands outside the head")).toBe(true);
  });

  it("are filled up from the rest of the page, and each gap says from where", () => {
    const { own, fields, filled } = pageOf(`
<title>Pricing | Atlas PM</title>
<meta property="og:site_name" content="Atlas PM">
<meta property="og:image" content="/img/share.png">
<meta name="description" content="Plans from $6.">
<link rel="canonical" href="https://a.example/pricing/">`);
    expect(own).toEqual({ siteName: "Atlas PM", image: "/img/share.png" });
    expect(fields).toEqual({
      siteName: "Atlas PM",
      image: "https://a.example/img/share.png",
      title: "Pricing",
      type: "website",
      url: "https://a.example/pricing/",
      description: "Plans from $6.",
      locale: "en_US",
      twitterCard: "summary_large_image",
    });
    expect(filled).toContainEqual({ field: "title", from: "the title" });
    expect(filled).toContainEqual({ field: "image", from: "its own relative address" });
  });

  it("may be none at all, or broken beyond sense", () => {
    expect(judgePage("").verdict).toMatchObject({
      level: "pass",
      figure: "0/4",
      headline: "og:title is missing, and og:type is missing.",
    });
    expect(() =>
      judgePage('<meta property="og:image" content="http://[::1"><meta property="og:url" content="//"><base href="::">'),
    ).not.toThrow();
    expect(() => judgePage(`<meta property="og:title" content="${"<a".repeat(200_000)}">`)).not.toThrow();
  });
});

describe("the code", () => {
  it("is the same set in five languages", () => {
    const code = ogCode({ title: 'A "B"', twitterCard: "summary" });
    expect(code.html).toBe('<meta property="og:title" content="A &quot;B&quot;">\n<meta name="twitter:card" content="summary">');
    expect(JSON.parse(code.json)).toEqual([
      { property: "og:title", content: 'A "B"' },
      { name: "twitter:card", content: "summary" },
    ]);
    expect(code.next).toContain('title: "A \\"B\\""');
    expect(code.react).toContain('<meta property="og:title" content={"A \\"B\\""} />');
    expect(code.wordpress).toContain("! is_front_page()");
  });
});

it("every rule has an id of its own and a source with a date", () => {
  expect(new Set(ogRules.map(({ id }) => id)).size).toBe(ogRules.length);
  for (const { sources } of ogRules) expect(sources[0]?.checkedOn).toBe("2026-11-15");
});
