import { expect, test } from "@playwright/test";
import { inParallel } from "../support/crawl-site.ts";
import { decidedSpelling } from "../support/decided-address.ts";

const services = `seo on-page-seo mobile-seo link-building google-penalty-checker local-seo international-seo white-label-seo podcast-seo
  technical-seo seo-audit seo-consultation-services wordpress-seo youtube-seo e-commerce-seo keyword-research-analysis off-page-seo
  topical-mapping-service national-seo joomla shopify magento moonfruit squarespace webnode wix weebly hotels saas real-estate edtech
  financial-services`;
const trades = `lawyers dentists ecommerce amazon doctors healthcare plumbers hvac roofers home-services real-estate saas b2b startups
  small-business hotels restaurants travel education finance insurance automotive fitness nonprofits shopify`;
const words = (text: string) => text.split(/\s+/);

/** Every address that was decided, but the tools': those come with their folders. */
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

test("every decided address answers in both spellings and names its own", async ({ request }) => {
  test.setTimeout(180_000);
  expect(words(services).length + words(trades).length).toBe(57);
  const faults: string[] = [];
  await inParallel(ADDRESSES, 4, async (path) => {
    expect(decidedSpelling(path)).toBe(path);
    for (const spelling of new Set([path, path.replace(/(.)\/$/, "$1"), path.replace(/\/?$/, "/")])) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      const named = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(await answer.text())?.[1];
      if (answer.status() !== 200 || named !== path) faults.push(`${answer.status()} ${spelling} names ${named}`);
    }
  });
  expect(faults).toEqual([]);
});

test("other names of systems and industries lead to them", async ({ request }) => {
  for (const [asked, target] of [
    ["/services/shopify-seo/", "/services/shopify/"],
    ["/services/seo-for-hotels/", "/services/hotels/"],
    ["/services/seo-for-financial-services", "/services/financial-services/"],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), new URL(answer.headers()["location"] ?? "", "http://site").pathname]).toEqual([301, target]);
  }
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

test("later pages of a category and of an author have addresses of their own", async ({ page, request }) => {
  await page.goto("/blog/category/technical-seo/");
  await expect(page.getByTestId("articles").getByRole("listitem")).toHaveCount(9);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/technical-seo\/page\/2\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical SEO, page 2");
  await expect(page.getByTestId("articles").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute("href", "/blog/category/technical-seo/");
  const first = await request.get("/blog/category/technical-seo/page/1", { maxRedirects: 0 });
  expect([first.status(), new URL(first.headers()["location"] ?? "", "http://site").pathname]).toEqual([
    301,
    "/blog/category/technical-seo/",
  ]);
  for (const path of ["/blog/category/technical-seo/page/3/", "/blog/category/technical-seo/page/x/", "/author/tobias-hallgren/page/2/"])
    expect((await request.get(path)).status(), path).toBe(404);
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
