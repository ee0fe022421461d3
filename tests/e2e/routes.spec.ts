import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { inParallel } from "../support/crawl-site.ts";
import { decidedSpelling } from "../support/decided-address.ts";
import { sitemapPaths } from "../support/sitemap-paths.ts";

const services = `seo on-page-seo mobile-seo link-building google-penalty-checker local-seo international-seo white-label-seo podcast-seo
  technical-seo seo-audit seo-consultation-services wordpress-seo youtube-seo e-commerce-seo keyword-research-analysis off-page-seo
  topical-mapping-service national-seo joomla shopify magento moonfruit squarespace webnode wix weebly hotels saas real-estate edtech
  financial-services`;
const trades = `lawyers dentists ecommerce amazon doctors healthcare plumbers hvac roofers home-services real-estate saas b2b startups
  small-business hotels restaurants travel education finance insurance automotive fitness nonprofits shopify`;
const words = (text: string) => text.split(/\s+/);

/** Every address that was decided, but the tools'. */
const ADDRESSES = [
  "/",
  "/services/",
  ...words(services).map((slug) => `/services/${slug}/`),
  ...words(trades).map((trade) => `/services/ppc-for-${trade}/`),
  "/tools/",
  "/creative/",
  "/blog/",
  "/blog/page/2",
  "/blog/crawl-budget-myth",
  "/blog/category/technical-seo/",
  "/author/",
  "/author/tobias-hallgren/",
  "/career/",
  "/career/technical-seo-analyst",
  "/case-study/",
  "/case-study/ai-content-tool/",
  "/case-study/project-management-tool/",
  "/case-study/living-healthy-24/",
  "/case-study/dental-group-ppc",
  "/testimonial/",
  "/portfolio",
  "/our-journey/",
  "/founder/maren-kowalczyk/",
  "/privacy-policy/",
  "/terms-and-conditions/",
  "/contact-us",
];

/** Each with its folder, as soon as it is built. */
const TOOLS = `seo-content-optimization keyword-extract-tool ai-keyword-research competitor-analysis backlink-summary h1-tag-checker
  title-tag-checker meta-description-checker canonical-tag-checker image-alt-tag-checker header-checker open-graph-tag-generator
  schema-validator meta-tag-generator serp-rank-checker bulk-website-traffic-analytics website-traffic-analytics single-domain-authority
  bulk-domain-authority-checker website-age sitemap-generator robot-txt-generator robots-txt-checker broken-link-detector
  redirect-file-directory rewrite-to-www sitemap-url-extractor favicon-checker htaccess-generator plagiarism-checker paraphrasing-tool
  ai-text-rewriting webpage-word-count plagiarism-checker-url png-to-webp-converter jpg-to-gif-converter png-to-gif-converter
  html-to-php-converter javascript-minifier css-minifier html-minifier my-ip-address fetch-html-content phone-number-spelling-tool
  what-my-browser-size md5-generator seo-meta-in-one-click webpage-image-extractor jpg-to-png-converter jpg-to-webp-converter
  webp-to-png-converter webp-to-jpg-converter jpg-to-svg-converter png-to-svg-converter webp-to-svg-converter svg-to-webp-converter
  svg-to-jpg-converter svg-to-png-converter image-to-pdf-converter page-speed-checker internal-link-checker keyword-difficulty-checker
  ads-keyword-tool tag-analyzer`;

test("every decided address, and every one of the sitemap, answers in both spellings and names its own", async ({ request }) => {
  test.setTimeout(180_000);
  expect(words(services).length + words(trades).length).toBe(57);
  expect(new Set(words(TOOLS)).size).toBe(64);
  const built = readdirSync("src/tools", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(built.filter((slug) => !words(TOOLS).includes(slug))).toEqual([]);
  const paths = new Set([...ADDRESSES, ...built.map((slug) => `/tools/${slug}/`), ...(await sitemapPaths(request))]);
  const faults: string[] = [];
  await inParallel([...paths], 4, async (path) => {
    if (decidedSpelling(path) !== path) faults.push(`${path} is not the decided spelling`);
    for (const spelling of new Set([path, path.replace(/(.)\/$/, "$1"), path.replace(/\/?$/, "/")])) {
      const answer = await request.get(spelling, { maxRedirects: 0, maxRetries: 3 });
      const named = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(await answer.text())?.[1];
      if (answer.status() !== 200 || named !== path) faults.push(`${answer.status()} ${spelling} names ${named}`);
    }
  });
  expect(faults).toEqual([]);
});

test("other names of systems and industries, and the first page of a list, lead on for good", async ({ request }) => {
  const named = words(services).slice(19);
  expect(named).toHaveLength(13);
  const redirects = [
    ...named.flatMap((name) => [`${name}-seo`, `seo-for-${name}`].map((other) => [`/services/${other}`, `/services/${name}/`] as const)),
    ["/blog/page/1", "/blog/"],
    ["/blog/category/technical-seo/page/1", "/blog/category/technical-seo/"],
  ] as const;
  const faults: string[] = [];
  await inParallel(
    redirects.flatMap(([from, to]) => [[from, to] as const, [`${from}/`, to] as const]),
    4,
    async ([from, to]) => {
      const answer = await request.get(from, { maxRedirects: 0, maxRetries: 3 });
      const target = new URL(answer.headers()["location"] ?? "", "http://site").pathname;
      if (answer.status() !== 301 || target !== to) faults.push(`${answer.status()} ${from} leads to ${target}`);
    },
  );
  expect(faults).toEqual([]);
});

test("what there is not is a page of status 404 that no crawler keeps, whatever its kind and spelling", async ({ request }) => {
  const none = `/nothing /index.php /services/nothing /services/ppc-for-dentists-seo /services/seo-for-nothing /tools/nothing /blog/nothing
    /blog/page/0 /blog/page/abc /blog/page/-1 /blog/page/1.5 /blog/page/02 /blog/page/5 /blog/page/99 /blog/category/nothing
    /blog/category/technical-seo/page/3 /blog/category/technical-seo/page/x /author/nobody /author/tobias-hallgren/page/2 /career/nothing
    /case-study/nothing /founder /founder/nobody /blog/crawl-budget-myth/x.css`;
  const faults: string[] = [];
  await inParallel(
    words(none).flatMap((path) => [path, `${path}/`]),
    4,
    async (path) => {
      const answer = await request.get(path, { maxRedirects: 0, maxRetries: 3 });
      const html = await answer.text();
      const isPage = html.includes("<h1") && html.includes('<meta name="robots" content="noindex"/>') && !html.includes('rel="canonical"');
      if (answer.status() !== 404 || !isPage) faults.push(`${answer.status()} ${path}${isPage ? "" : ", no page"}`);
    },
  );
  expect(faults).toEqual([]);
});

test("files for crawlers, readers and monitors answer with their types", async ({ request }) => {
  for (const [path, type] of [
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/blog/feed.xml", "application/rss+xml"],
    ["/llms.txt", "text/plain"],
    ["/.well-known/security.txt", "text/plain"],
    ["/healthz", "application/json"],
    ["/readyz", "application/json"],
  ] as const) {
    const answer = await request.get(path);
    expect(`${path} ${answer.status()} ${answer.headers()["content-type"]?.split(";")[0]}`).toBe(`${path} 200 ${type}`);
  }
});

test("later pages of a category and of an author have addresses of their own", async ({ page }) => {
  await page.goto("/blog/category/technical-seo/");
  await expect(page.getByTestId("articles").getByRole("listitem")).toHaveCount(9);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/technical-seo\/page\/2\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical SEO, page 2");
  await expect(page.getByTestId("articles").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute("href", "/blog/category/technical-seo/");
});

test("the way to a post leads over its category", async ({ page }) => {
  await page.goto("/blog/crawl-budget-myth");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  expect(await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/",
    "/blog/",
    "/blog/category/technical-seo/",
    "/blog/crawl-budget-myth",
  ]);
});
