import { readdirSync, readFileSync } from "node:fs";
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { DESKTOP_DESCRIPTION } from "../../src/engines/serp-preview/description-limits.ts";
import { textWidth } from "../../src/engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "../../src/engines/serp-preview/title-limits.ts";
import { type CrawledPage, type CrawledSite, crawlSite, inParallel } from "../support/crawl-site.ts";
import { decidedSpelling } from "../support/decided-address.ts";
import { DECIDED_PAGES, DECIDED_TOOLS } from "../support/decided-pages.ts";
import { layOutEverything, mostOnAPhone } from "../support/page-height.ts";
import { sitemapPaths } from "../support/sitemap-paths.ts";

// One worker walks the site once for all of these.
test.describe.configure({ mode: "default", timeout: 600_000 });

let crawl: Promise<CrawledSite> | undefined;
const siteOf = (request: APIRequestContext) => {
  crawl ??= crawlSite(request);
  return crawl;
};
/** `/services/*` for every service. */
const kindOf = (path: string) => path.replaceAll(/(?<=\/.*\/)[^/]+/g, "*");
/** Each page once, under its own address. */
const ownPages = ({ pages }: CrawledSite) =>
  [...pages.values()].filter(({ path }) => !path.includes("?") && path === decidedSpelling(path));

test("every internal link leads to a page, without a redirect and in the spelling that the page calls its own", async ({ request }) => {
  const { answers } = await siteOf(request);
  expect(answers.size).toBeGreaterThan(100);
  // The specification gives the home page's three ways the spelling with a slash.
  const isOwn = (path: string) => path === decidedSpelling(path) || path === "/contact-us/" || /[?.]|^\/(?:api|r|ip)\b/.test(path);
  const broken = [...answers].filter(([path, { status }]) => status !== 200 || !isOwn(path));
  expect(broken.map(([path, { status, from }]) => `${status} ${path} (linked on ${from})`)).toEqual([]);
});

test("every link to a part of a page finds that part", async ({ request }) => {
  const { pages, origin } = await siteOf(request);
  const lost = [...pages.values()].flatMap(({ path, links }) =>
    links.flatMap((link) => {
      const { origin: target, pathname, hash } = new URL(link, origin + path);
      if (target !== origin || hash.length < 2) return [];
      const page = pages.get(pathname) ?? pages.get(decidedSpelling(pathname));
      return page && !page.ids.includes(decodeURIComponent(hash.slice(1))) ? [`${link} on ${path}`] : [];
    }),
  );
  expect([...new Set(lost)]).toEqual([]);
});

test("every picture is there", async ({ request }) => {
  const site = await siteOf(request);
  const faults: string[] = [];
  const from = new Map(ownPages(site).flatMap(({ path, pictures }) => pictures.map((picture) => [picture, path] as const)));
  // Each picture in the size that is quickest to make, and one of each page kind in all of its sizes.
  const sizes = Map.groupBy(from.keys(), (picture) => picture.split("?")[0] ?? picture);
  const widthOf = (picture: string) => Number(new URLSearchParams(picture.split("?")[1]).get("w"));
  const whole = new Set([...Map.groupBy(from, ([, path]) => kindOf(path)).values()].map(([first]) => first?.[0].split("?")[0]));
  const asked = [...sizes].flatMap(([picture, all]) =>
    whole.has(picture) ? all : all.toSorted((a, b) => widthOf(a) - widthOf(b)).slice(0, 1),
  );
  await inParallel(asked, 4, async (picture) => {
    const path = from.get(picture);
    const answer = await request.get(picture, { maxRetries: 3 });
    if (answer.status() !== 200 || !answer.headers()["content-type"]?.startsWith("image/"))
      faults.push(`${answer.status()} ${picture} on ${path}`);
  });
  expect(faults).toEqual([]);
});

test("the sitemap names every page, none is an orphan, and none is more than three clicks away", async ({ request }) => {
  const site = await siteOf(request);
  const listed = await sitemapPaths(request);
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed, ...fixedRoutes()].filter((path) => !site.pages.has(path)).map((path) => `no link leads to ${path}`)).toEqual([]);
  const far = ownPages(site).filter(({ clicks }) => clicks > 3);
  expect(far.map(({ path, clicks }) => `${clicks} clicks to ${path}`)).toEqual([]);
  expect(listed.filter((path) => site.pages.get(path)?.robots?.includes("noindex"))).toEqual([]);
  // Later pages of a list are found by its links.
  const unlisted = ownPages(site).filter(
    ({ path, robots }) => !listed.includes(path) && !robots?.includes("noindex") && !/\/page\/\d+\/?$/.test(path),
  );
  expect(unlisted.map(({ path }) => `${path} is not in the sitemap`)).toEqual([]);
});

test("the feed, the search and llms.txt name pages that are there", async ({ request }) => {
  const { origin } = await siteOf(request);
  const feed = [...(await (await request.get("/blog/feed.xml")).text()).matchAll(/<link>([^<]+)<\/link>/g)].map(([, url = ""]) => url);
  const search = ((await (await request.get("/api/search-index.json")).json()) as { href: string }[]).map(({ href }) => href);
  const llms = await (await request.get("/llms.txt")).text();
  expect(llms).toMatch(/^# \S.*\n\n> \S/);
  expect(llms.length).toBeLessThan(50_000);
  const listed = [...llms.matchAll(/^- \[.+\]\((\/[^)]*)\): \S/gm)].map(([, path = ""]) => path);
  expect(listed.length).toBe(llms.split("\n").filter((line) => line.startsWith("- ")).length);
  const faults: string[] = [];
  await inParallel([...new Set([...feed, ...search, ...listed])], 6, async (address) => {
    const answer = await request.get(new URL(address, origin).href, { maxRedirects: 0 });
    if (answer.status() !== 200) faults.push(`${answer.status()} ${address}`);
  });
  expect(faults).toEqual([]);
});

test("no two pages share a title or a description", async ({ request }) => {
  const pages = ownPages(await siteOf(request));
  for (const read of [({ title }: CrawledPage) => title, ({ description }: CrawledPage) => description ?? ""]) {
    const byText = Map.groupBy(pages, read);
    expect(
      [...byText].filter(([text, same]) => !text || same.length > 1).map(([text, same]) => [text, same.map(({ path }) => path)]),
    ).toEqual([]);
  }
});

test("every title and description fits a result of Google's", async ({ request }) => {
  const tooWide = (text: string, limits: { maxPx: number; sizePx: number }) => {
    const px = Math.ceil(textWidth(text, limits).px);
    return px > limits.maxPx ? [`${px} px: ${text}`] : [];
  };
  const title = { ...DESKTOP_TITLE, maxPx: DESKTOP_TITLE.safePx };
  const wide = ownPages(await siteOf(request)).flatMap((page) =>
    [...tooWide(page.title, title), ...tooWide(page.description ?? "", DESKTOP_DESCRIPTION)].map((fault) => `${page.path}: ${fault}`),
  );
  expect(wide).toEqual([]);
});

test("every page has one first heading and leaves out no level below it", async ({ request }) => {
  const faults = ownPages(await siteOf(request)).flatMap(({ path, headings }) => [
    ...(headings.filter(({ level }) => level === 1).length === 1 && headings[0]?.level === 1
      ? []
      : [`${path} begins with ${JSON.stringify(headings[0])}`]),
    ...headings.flatMap(({ level, text }, place) => (level > (headings[place - 1]?.level ?? 0) + 1 ? [`${path}: h${level} ${text}`] : [])),
    ...headings.filter(({ text }) => !text.trim()).map(({ level }) => `${path}: an h${level} without words`),
  ]);
  expect(faults).toEqual([]);
});

test("every picture has an alternative text and keeps its room", async ({ request }) => {
  const pages = ownPages(await siteOf(request));
  expect(pages.flatMap(({ path, unnamed }) => unnamed.map((source) => `${source} on ${path}`))).toEqual([]);
  expect(pages.flatMap(({ path, unsized }) => unsized.map((source) => `${source} on ${path}`))).toEqual([]);
});

test("every page describes agency, site, itself and the way to it in JSON-LD, and only what Google allows there", async ({ request }) => {
  const faults = ownPages(await siteOf(request)).flatMap(({ path, robots, jsonLd }) => {
    if (jsonLd.length !== 1) return [`${path} has ${jsonLd.length} JSON-LD scripts`];
    const { "@context": context, "@graph": graph } = JSON.parse(jsonLd[0] ?? "") as { "@context": unknown; "@graph": unknown[] };
    if (context !== "https://schema.org") return [`${path}: context ${context}`];
    const types = graph.map((node) => (node as { "@type": string })["@type"]);
    const whole = [/^Organization$/, /^WebSite$/, /Page$/, ...(path === "/" ? [] : [/^BreadcrumbList$/])];
    const text = JSON.stringify(graph);
    return [
      ...graph.flatMap((node) => untyped(node)),
      ...(robots?.includes("noindex") ? [] : whole.filter((type) => !types.some((each) => type.test(each))).map((type) => `no ${type}`)),
      // A job on a list of jobs, stars for ourselves, steps: what Google counts as spam or reads no more.
      ...(/^\/career\/./.test(path) ? [] : [...text.matchAll(/"JobPosting"/g)].map(() => "a JobPosting")),
      ...(/^\/tools\/./.test(path) ? [] : [...text.matchAll(/"(?:AggregateRating|Review)"/g)].map(([type]) => type)),
      ...[...text.matchAll(/"HowTo"/g)].map(() => "a HowTo"),
    ].map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("our own schema validator finds nothing to repair on a page of each kind", async ({ request }) => {
  const kinds = Map.groupBy(ownPages(await siteOf(request)), ({ path }) => kindOf(path));
  const faults: string[] = [];
  await inParallel([...kinds.values()], 2, async ([page]) => {
    const answer = await request.post("/api/tools/schema-validator", { data: { html: page?.html } });
    const { reports } = (
      (await answer.json()) as { data: { reports: { findings: { ruleId: string; status: string; title: string }[] }[] } }
    ).data;
    for (const { ruleId, status, title } of reports.flatMap(({ findings }) => findings)) {
      // Google shows stars of an app only from reviews, and ours has none before its readers write some.
      if (status !== "note" && ruleId !== "google-software-app") faults.push(`${page?.path}: ${status} ${title}`);
    }
  });
  expect(kinds.size).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test("every decided address is a page, names itself with every query that links to it, and so does its other spelling", async ({
  request,
}) => {
  expect(DECIDED_PAGES.filter((path) => path.startsWith("/services/") && path !== "/services/")).toHaveLength(57);
  expect(new Set(DECIDED_TOOLS).size).toBe(64);
  const built = readdirSync("src/tools", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(built.filter((slug) => !DECIDED_TOOLS.includes(slug))).toEqual([]);
  const site = await siteOf(request);
  const decided = [...DECIDED_PAGES, ...built.map((slug) => `/tools/${slug}/`)];
  expect(decided.filter((path) => !site.pages.has(path) || decidedSpelling(path) !== path)).toEqual([]);

  const expected = (path: string) => site.origin + decidedSpelling(path.replace(/\?.*/, ""));
  const wrong = [...site.pages.values()].filter(({ path, canonical }) => canonical !== expected(path));
  expect(wrong.map(({ path, canonical }) => `${path} names ${canonical}`)).toEqual([]);
  const faults: string[] = [];
  const ofEachKind = [...Map.groupBy(ownPages(site), ({ path }) => kindOf(path)).values()].flatMap((same) => same.slice(0, 3));
  await inParallel(ofEachKind, 6, async ({ path }) => {
    const other = path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
    if (other === "") return;
    const answer = await request.get(other, { maxRedirects: 0, maxRetries: 3 });
    const named = /<link rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1];
    if (answer.status() !== 200 || named !== expected(path)) faults.push(`${answer.status()} ${other} names ${named}`);
  });
  expect(faults).toEqual([]);
});

test("every page has a social card of 1200 by 630, with a text for it", async ({ request }) => {
  const site = await siteOf(request);
  const faults: string[] = [];
  const pages = ownPages(site);
  // Drawing one takes a third of a second: one of each kind, and the five longest titles, which are the hardest to set.
  const drawn = new Set([
    ...[...Map.groupBy(pages, ({ path }) => kindOf(path)).values()].flatMap((same) => same.slice(0, 1)),
    ...pages.toSorted((a, b) => b.title.length - a.title.length).slice(0, 5),
  ]);
  await inParallel(pages, 2, async (page) => {
    const { path, social, title, description, canonical } = page;
    const [image = "", alt = ""] = ["og:image", "og:image:alt"].map((name) => social.get(name));
    if (!image.startsWith(`${site.origin}/og/`) || !alt) faults.push(`${path}: ${image} ${alt}`);
    else if (drawn.has(page)) {
      const answer = await request.get(image, { maxRetries: 3 });
      const bytes = await answer.body();
      const size = bytes.byteLength > 24 ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : "";
      if (answer.headers()["content-type"] !== "image/png" || size !== "1200x630") faults.push(`${path}: ${answer.status()} ${size}`);
    }
    if (
      !title.startsWith(social.get("og:title") ?? "?") ||
      social.get("og:description") !== description ||
      social.get("og:url") !== canonical
    )
      faults.push(`${path}: the card says something else than the page`);
  });
  expect(faults).toEqual([]);
  for (const path of ["/og/blue/nothing.png", "/og/red/home.png", "/og/blue/admin.png", "/og/blue/home.jpg"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("every page is valid HTML", async ({ request }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // A filter that works while one types has nothing to submit.
      "wcag/h32": "off",
      // Said twice is no fault.
      "no-redundant-for": "off",
    },
  });
  const faults = new Map<string, string[]>();
  const pages = ownPages(await siteOf(request));
  // Header and footer are most of a page, and the same on every page of a kind: there they are judged once.
  const whole = new Set([...Map.groupBy(pages, ({ path }) => kindOf(path)).values()].map(([first]) => first));
  for (const page of pages) {
    const { path, html } = page;
    const report = await validator.validateString(whole.has(page) ? html : html.replaceAll(SHELL, ""), path);
    for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
      const fault = `${ruleId}: ${message} at ${selector}`;
      faults.set(fault, [...(faults.get(fault) ?? []), path]);
    }
  }
  expect([...faults].map(([fault, paths]) => `${fault} on ${paths.length} pages, ${paths[0]}`)).toEqual([]);
});

const SHELL = /<header class="top".*?<\/header>|<footer class="foot\b.*?<\/footer>/gs;

/** Public routes whose address holds nothing that varies. A call is booked where its form leads, not by a link. */
const fixedRoutes = () =>
  [...readFileSync("src/app/routes.ts", "utf8").matchAll(/ {2}route\("([^":*]+)", "routes\/(?!admin\/|booking\/)/g)].map(([, path]) =>
    decidedSpelling(`/${path}`),
  );

/** Objects of a JSON-LD tree that are neither a pointer nor typed. */
function untyped(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(untyped);
  if (typeof node !== "object" || node === null) return [];
  const keys = Object.keys(node);
  const isPointer = keys.length === 1 && keys[0] === "@id";
  return [...(isPointer || "@type" in node ? [] : [JSON.stringify(node).slice(0, 120)]), ...Object.values(node).flatMap(untyped)];
}

test("no page of the site is longer than a thumb goes", async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const tabs = await Promise.all([newThumb(context), newThumb(context)]);
  const long: string[] = [];
  await inParallel(ownPages(await siteOf(request)), tabs.length, async ({ path }) => {
    const page = tabs.pop() as Page;
    await page.goto(path);
    await layOutEverything(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > mostOnAPhone(path)) long.push(`${path} is ${height} px high`);
    tabs.push(page);
  });
  await context.close();
  expect(long).toEqual([]);
});

/** Every picture keeps its room without coming, and scripts change nothing before somebody moves. */
async function newThumb(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: ["*/images/*", "*.js"] });
  return page;
}
