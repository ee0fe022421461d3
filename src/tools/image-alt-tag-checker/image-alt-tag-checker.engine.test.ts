import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, OpenedPage, PageSource } from "#core/tool/tool-ports.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { isFileName, isPlaceholder, needlessStart, saysTheSame, stuffing, wordsOfFile } from "./alt-words.ts";
import { altCheck, altRules } from "./image-alt-tag-checker.engine.ts";
import { imageAltTagCheckerOutput } from "./image-alt-tag-checker.schema.ts";
import { checkAlts } from "./image-alt-tag-checker.server.ts";
import { tool } from "./image-alt-tag-checker.tool.ts";
import { patchedTag } from "./patched-tag.ts";

const now = new Date("2026-11-15T12:00:00Z");
const check = (body: string) =>
  judgePage(
    altCheck((address) => `/shown?${address}`),
    {
      snapshot: takeSnapshot({ html: `<!doctype html><html lang=en><title>t</title><body>${body}`, url: "https://a.example/p/" }),
      kept: null,
    },
    { now, extra: new Map(), input: {} },
  );
/** Rules that fail, in their order. */
const failed = (body: string) =>
  check(body)
    .findings.filter(({ status }) => status === "fail")
    .map(({ ruleId }) => ruleId);
const warned = (body: string) =>
  check(body)
    .findings.filter(({ status }) => status === "warn")
    .map(({ ruleId }) => ruleId);
const noted = (body: string) =>
  check(body)
    .findings.filter(({ status }) => status === "note")
    .map(({ ruleId }) => ruleId);

it.each([
  ["<img src=/x1.png>", "If it is an ornament; else write what it tells", '<img src=/x1.png alt="">'],
  ["<img src=/red-bike.png>", "With words from the page: read them before you paste", '<img src=/red-bike.png alt="red bike">'],
  [
    "<img src=/x1.png><img src=/red-bike.png>",
    "With words from the page: read them before you paste",
    '<img src=/red-bike.png alt="red bike">',
  ],
  ['<a href="javascript:void 0"><img src=/x1.png></a>', undefined, undefined],
  ["<input type=image src=/x1.png>", undefined, undefined],
])("repairs %s with words of the page only", (body, label, code) => {
  const fix = check(body).findings.find(({ status }) => status === "fail")?.fix;
  expect([fix?.label, fix?.code]).toEqual([label, code]);
});

describe("images without a name", () => {
  it.each<[string, string, string[]]>([
    ["an alt", '<img src=a.png alt="A dog">', []],
    ["no alt", "<img src=a.png>", ["alt-present"]],
    ["an empty alt", '<img src=a.png alt="">', []],
    ["alt without a value", "<img src=a.png alt>", []],
    ["blanks", '<img src=a.png alt=" &#9;">', ["alt-not-blank"]],
    ["a title", '<img src=a.png title="A dog">', []],
    ["a label", '<img src=a.png aria-label="A dog">', []],
    ["a label by id, hidden", '<p id=l style="display: none">A dog</p><img src=a.png aria-labelledby=l>', []],
    ["role none", "<img src=a.png role=none>", []],
    ["role none, but it takes the focus", "<img src=a.png role=none tabindex=0>", ["alt-present"]],
    ["off screen", '<div style="margin-left:-9999px"><img src=a.png></div>', ["alt-present"]],
    ["aria-hidden", "<img src=a.png aria-hidden=true>", []],
    ["in something hidden", '<div style="visibility: hidden"><img src=a.png></div>', []],
    ["only for browsers without scripts", "<noscript><img src=a.png></noscript>", []],
    ["a role of a picture", '<div role=img style="background: url(a.png)"></div>', ["alt-role"]],
    ["the same with a label", '<div role=img aria-label="Map"></div>', []],
    ["the same with words inside", "<div role=img>Map</div>", ["alt-role"]],
    ["the same hidden", "<div role=img aria-hidden=true></div>", []],
  ])("%s", (_, body, rules) => expect(failed(body)).toEqual(rules));

  it.each<[string, string, string[]]>([
    ["an image button with an alt", '<input type=image src=s.svg alt="Search">', []],
    ["an image button by title", '<input type=image src=s.svg title="Search">', []],
    ["an image button with a name attribute", "<input type=image name=search src=s.svg>", ["alt-input"]],
    ["an image button with an empty alt", '<input type=image src=s.svg alt="">', ["alt-input"]],
    ["an image button called Submit", '<input type=IMAGE src=s.svg alt="Submit Query">', ["alt-input"]],
    ["an image button not drawn", '<input type=image src=s.svg style="display:none">', []],
    ["another button", "<input type=button value=Go>", []],
    ["an area with an alt", '<map><area href=/ alt="North"></map>', []],
    ["an area without", "<map><area href=/></map>", ["alt-area"]],
    ["an area that leads nowhere", "<map><area></map>", []],
    ["a drawing with a title", "<svg role=img><title>1 circle</title></svg>", []],
    ["a drawing without", "<svg role=img><circle r=4 /></svg>", ["alt-svg"]],
    ["a drawing with an empty title", "<svg role=img><title></title></svg>", ["alt-svg"]],
    ["a drawing with words", "<svg role=img><text>1 circle</text></svg>", ["alt-svg"]],
    ["a part of a drawing", "<svg><circle role=graphics-symbol r=4 /></svg>", ["alt-svg"]],
    ["a part with a label", '<svg><circle role=graphics-symbol aria-label="Dot" /></svg>', []],
    ["a drawing without a role", "<svg><circle r=4 /></svg>", []],
    ["another role", "<svg><circle role=graphics-object /></svg>", []],
    ["an object of an image", "<object data=a.png></object>", ["alt-object"]],
    ["an object of a sound with an alt, which is not read", '<object data=a.mp3 alt="Speech"></object>', ["alt-object"]],
    ["an object with an image inside", '<object data=a.png><img src=a.png alt="x"></object>', ["alt-object"]],
    ["an object with a title", '<object title="Film" data=a.mp4></object>', []],
    ["an object of a page", "<object data=a.html></object>", []],
    ["an object marked as ornament", "<object type=image/png role=presentation data=a.png></object>", []],
    ["a picture without an img", "<picture><source srcset=a.webp></picture>", ["alt-picture"]],
    ["a picture with one", '<picture><source srcset=a.webp><img src=a.png alt="A"></picture>', []],
  ])("%s", (_, body, rules) => expect(failed(body)).toEqual(rules));

  it.each<[string, string, string[]]>([
    ["a link of an image with an alt", '<a href=/><img src=a alt="Home"></a>', []],
    ["a link of an ornament", '<a href=/><img src=a alt=""></a>', ["alt-link"]],
    ["a link of an image without alt", "<a href=/><img src=a></a>", ["alt-present", "alt-link"]],
    ["a link with words", '<a href=/><img src=a alt=""> Home</a>', []],
    ["a link with a label", '<a href=/ aria-label="Home"><img src=a alt=""></a>', []],
    ["a button of an ornament", '<button><img src=a alt=""></button>', ["alt-button"]],
    ["a button with words", '<button><img src=a alt="">Go</button>', []],
    ["a button by role", '<div role=button tabindex=0><img src=a alt=""></div>', ["alt-button"]],
  ])("%s", (_, body, rules) => expect(failed(body)).toEqual(rules));

  it("count two pictures in one link once, and show both tags", () => {
    const [finding] = check('<a href="/shop"><img src=a alt=""><img src=b alt=""></a>').findings;
    expect(finding?.title).toBe("One link consists of an image without words");
    expect(finding?.evidence?.map(({ snippet }) => snippet)).toEqual(['<a href="/shop">', '<img src=b alt="">']);
  });
});

describe("poor words", () => {
  it.each<[string, string, string[]]>([
    ["a file name", '<img src=a.png alt="red-bike.jpg">', ["alt-says-something"]],
    ["a camera's name", '<img src=a.png alt="IMG_1234">', ["alt-says-something"]],
    ["a filler", '<img src=a.png alt="Logo">', ["alt-says-something"]],
    ["one alt on three images", '<img src=1 alt="Bike"><img src=2 alt="bike"><img src=3 alt="Bike">', ["alt-repeated"]],
    ["one alt on three copies of one image", '<img src=1 alt="Bike"><img src=1 alt="Bike"><img src=1 alt="Bike">', []],
    ["a keyword three times", '<img src=a alt="bike shop, best bike shop, cheap bike shop">', ["alt-stuffing"]],
    ["title only", '<img src=a title="A dog">', ["alt-title"]],
  ])("%s", (_, body, rules) => expect(warned(body).filter((rule) => rule !== "image-size")).toEqual(rules));

  it("lets the page jump without a size", () => expect(warned('<img src=a alt="A dog" height=1>')).toEqual(["image-size"]));

  it.each<[string, string, string[]]>([
    ["the words of the link", '<a href=/><img src=a alt="Hopper 3"> Hopper 3</a>', ["alt-redundant"]],
    ["the caption", '<figure><img src=a alt="Three bikes"><figcaption>Three bikes.</figcaption></figure>', ["alt-redundant"]],
    ["image of", '<img src=a alt="Image of a dog" width=1 height=1>', ["alt-start"]],
    ["126 characters", `<img src=a alt="${"ab ".repeat(43)}" width=1 height=1>`.replace("ab ab ab ab", "ab cd ef gh"), ["alt-length"]],
    ["a figure with an ornament", '<figure><img src=a alt="" width=1 height=1><figcaption>x</figcaption></figure>', ["alt-figure"]],
    ["late loading", '<img src="data:image/gif;base64,R0" data-src=a.png alt="A dog" width=1 height=1>', ["image-late"]],
    ["a background", '<p style="background:url(a.png)">x</p>', ["image-css"]],
  ])("%s", (_, body, rules) => expect(noted(body).filter((rule) => rule !== "alt-stuffing")).toEqual(rules));
});

describe("words", () => {
  it.each([
    "photo.jpg",
    "IMG_1234",
    "DSC00042",
    "Screenshot 2026-11-01 at 10.12.03",
    "https://a.example/x",
    "0f3a9c1b22de",
    "hero-1200x630",
    "untitled 2",
  ])("%s is a file's name", (name) => expect(isFileName(name)).toBe(true));
  it.each(["A dog", "iPhone 15", "Image of 3 bikes", "Boeing 747", "Top 10", "hand-made bread", "e-mail"])("%s is not", (name) =>
    expect(isFileName(name)).toBe(false),
  );
  it.each(["image", "Logo", "  PHOTO ", "alt text", "N/A", "undefined"])("%s says nothing", (name) =>
    expect(isPlaceholder(name)).toBe(true),
  );
  it.each(["Corner Bakery logo", "Home", "text"])("%s says something", (name) => expect(isPlaceholder(name)).toBe(false));
  it("knows needless starts and leaves the others", () => {
    expect(needlessStart("A photo of bread")).toBe("A photo of");
    expect(needlessStart("Photosynthesis")).toBeUndefined();
    expect(needlessStart("Image sensor of a camera")).toBeUndefined();
  });
  it("tells stuffing from a sentence", () => {
    expect(stuffing("bike, bikes and a bike")).toBeUndefined();
    expect(stuffing("cheap bikes, buy bikes, bikes online")).toBe("says “bikes” 3 times");
    expect(stuffing("a, b c, d, e, f, g")).toBe("lists 6 phrases");
    expect(stuffing("iPhone 15 case, iPhone 15 cover, iPhone 15 cheap")).toBe("says “iPhone” 3 times");
    expect(
      stuffing("1,500 clicks, 75 trials (1,425 lost: left), 24 qualified (51 lost: size), 8 paying (16 lost: stayed)"),
    ).toBeUndefined();
    expect(stuffing("clicks a month: Mar 17,600, Apr 18,200, May 21,900, Jun 27,400, Jul 31,800, Aug 35,100")).toBeUndefined();
  });
  it("compares as ears do", () => {
    expect(saysTheSame("Crème brûlée!", "creme brulee")).toBe(true);
    expect(saysTheSame("", "")).toBe(false);
  });
  it.each([
    ["/img/red-gravel-bike@2x.jpg", "red gravel bike"],
    ["/img/IMG_4021.jpg", ""],
    ["/img/0f3a9c1b22de.jpg", ""],
    ["/img/hopper_3_800x600.webp", "hopper 3"],
    ["/img/caf%C3%A9-front.png", "café front"],
  ])("reads %s as “%s”", (address, words) => expect(wordsOfFile(address)).toBe(words));
});

describe("a tag with an alt", () => {
  it.each([
    ["<img src=a.png>", "A dog", '<img src=a.png alt="A dog">'],
    ["<img src=a.png />", 'A "dog"', '<img src=a.png alt="A &quot;dog&quot;" />'],
    ['<img alt="old" src="a>b.png">', "$& new", '<img alt="$&amp; new" src="a>b.png">'],
    ["<img alt src=a>", "x", '<img alt="x" src=a>'],
    ["<img data-alt='no' src=a>", "x", "<img data-alt='no' src=a alt=\"x\">"],
    ["<img src=a ALT = 'old'>", "x", '<img src=a alt="x">'],
  ])("%s", (tag, alt, patched) => expect(patchedTag(tag, alt)).toBe(patched));

  it("is left alone when it was cut or is no such tag", () => {
    expect(patchedTag("<img src=aaaa", "x")).toBeNull();
    expect(patchedTag("<svg>", "x")).toBeNull();
  });
});

describe("a picture that does not answer", () => {
  const probe = { finalUrl: "https://a.example/p/gone.png", problem: "Answers 404." } as ImageProbeResult;
  const report = judgePage(
    altCheck((address) => `/shown?${address}`),
    {
      snapshot: takeSnapshot({
        html: '<img src="gone.png" alt="A red kite over the dunes"><img src=b.png alt="The harbor at dawn"><img hidden src=c.png>',
        url: "https://a.example/p/",
      }),
      kept: null,
    },
    { now, extra: new Map([["https://a.example/p/gone.png", probe]]), input: {} },
  );

  it("is not described, whatever its words", () => {
    expect(report.facts.counts).toEqual({ missing: 0, broken: 1, poor: 0, decorative: 0, ok: 1, hidden: 1 });
    expect(report.facts.images.map(({ kind, problems }) => [kind, problems])).toEqual([
      ["broken", ["Answers 404."]],
      ["ok", []],
      ["hidden", []],
    ]);
  });

  it("is in the verdict, whose count is the gallery's", () => {
    expect([report.verdict.figure, report.verdict.headline]).toEqual([
      "0/2",
      "One image cannot be read, and 2 images have no width and height.",
    ]);
  });
});

describe("the pictures of a page", () => {
  it("stand in the order of the page with what is known of each", () => {
    const { facts, verdict } = check(
      '<a href="/about-us/"><img src="/logo.svg" alt=""></a>\n<input type=image src=/go.png alt=Go>\n<img src="x/IMG_1.jpg" width=800 height="600px">',
    );
    expect(facts.counts).toEqual({ missing: 2, broken: 0, poor: 0, decorative: 0, ok: 1, hidden: 0 });
    expect(facts.images).toMatchObject([
      {
        place: 1,
        element: "img",
        address: "https://a.example/logo.svg",
        shown: "/shown?https://a.example/logo.svg",
        kind: "missing",
        problems: ["the link around it has no name"],
        suggestion: "About us",
        patched: '<img src="/logo.svg" alt="About us">',
        link: "https://a.example/about-us/",
        type: "svg",
      },
      { element: "input", name: "Go", kind: "ok", patched: null },
      { address: "https://a.example/p/x/IMG_1.jpg", width: 800, height: 600, problems: ["no alt attribute"], suggestion: "" },
    ]);
    expect(verdict).toMatchObject({ level: "failed", figure: "2/3", unit: "missing" });
  });

  it("may be none", () => expect(check("<p>words</p>").verdict).toMatchObject({ level: "pass", headline: "No image to describe." }));

  it("never show an address that is not a picture's", () => {
    const { facts } = check(
      `<img src="javascript:alert(1)" alt=x><img src="data:text/html,<script>" alt=x><img src="data:image/png;base64,${"A".repeat(9000)}" alt=x>`,
    );
    expect(facts.images.map(({ shown }) => shown)).toEqual([null, null, null]);
  });

  it("of a hostile page are counted in time", () => {
    for (const body of [
      "<img>".repeat(10_000),
      '<a href=/><img alt="x">'.repeat(5_000),
      `<img alt="${"x ".repeat(100_000)}">`,
      "<figure><img alt=a><figcaption>".repeat(5_000),
    ]) {
      const startedAt = cpuTime();
      check(body);
      expect(cpuTime() - startedAt).toBeLessThan(4_000);
    }
  });
});

describe("the tool", () => {
  const signal = new AbortController().signal;
  const page = (html: string): FetchedPage => ({
    url: "https://a.example/",
    status: 200,
    headers: [["content-type", "text/html"]],
    body: new TextEncoder().encode(html),
    truncated: false,
    hops: [],
    bytesWire: 0,
    totalMs: 1,
  });
  const portsOf = (html: string) => {
    const asked: string[] = [];
    return {
      asked,
      now: () => now,
      showImage: (address: string) => address,
      async fetchPage(address: string | URL): Promise<FetchedPage> {
        asked.push(String(address));
        throw new AppError("dns_not_found", { host: "a.example" });
      },
      async openPage(source: PageSource): Promise<OpenedPage> {
        const opened = "html" in source ? { html: source.html, url: source.url ?? "https://a.example/" } : page(html);
        return { id: null, takenAt: "", until: "", input: "url" in source ? (source.url ?? "") : "", page: opened };
      },
    };
  };

  it("answers its examples in the shape it promises, without the network", async () => {
    for (const { input } of tool.examples) {
      const ports = portsOf("");
      expect(safeParse(imageAltTagCheckerOutput, await checkAlts(input, ports, signal))).toMatchObject({ success: true });
      expect(ports.asked).toEqual([]);
    }
  });

  it("looks at the first thirty pictures of one page, each once", async () => {
    const ports = portsOf(
      `<!doctype html>${Array.from({ length: 40 }, (_, index) => `<img src="/${index % 35}.png" alt="x ${index}">`).join("")}`,
    );
    const { reports } = await checkAlts({ url: "a.example" }, ports, signal);
    expect(ports.asked).toHaveLength(30);
    expect(reports[0]?.findings[0]).toMatchObject({ ruleId: "image-answers", title: "35 images cannot be read" });
  });

  it("looks at none when there are several pages", async () => {
    const ports = portsOf("<img src=/a.png>");
    await checkAlts({ urls: ["a.example", "b.example"] }, ports, signal);
    expect(ports.asked).toEqual([]);
  });
});

it("every rule has an id of its own and a source with a date", () => {
  expect(new Set(altRules.map(({ id }) => id)).size).toBe(altRules.length);
  for (const { sources } of altRules) expect(sources[0]?.checkedOn).toBe("2026-11-15");
});
