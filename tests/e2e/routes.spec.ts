import { expect } from "@playwright/test";
import { listPage } from "../../src/app/routes/blog/blog-paging.ts";
import { inParallel } from "../support/crawl-site.ts";
import { documentsOf, postsOf } from "../support/dataset.ts";
import { namedServices, words } from "../support/decided-pages.ts";
import { test } from "../support/kept-page.ts";

const technical = postsOf("category", "technical-seo");
const afterLast = (posts: readonly unknown[]) => (listPage(posts, 1)?.total ?? 0) + 1;

test("other names of systems and industries, and the first page of a list, lead on for good", async ({ request }) => {
  expect(namedServices).toHaveLength(13);
  const redirects = [
    ...namedServices.flatMap((name) =>
      [`${name}-seo`, `seo-for-${name}`].map((other) => [`/services/${other}`, `/services/${name}/`] as const),
    ),
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
    /blog/page/0 /blog/page/abc /blog/page/-1 /blog/page/1.5 /blog/page/02 /blog/page/${afterLast(documentsOf("post").slice(1))} /blog/page/999 /blog/category/nothing
    /blog/category/technical-seo/page/${afterLast(technical)} /blog/category/technical-seo/page/x /author/nobody /author/tobias-hallgren/page/${afterLast(postsOf("author", "tobias-hallgren"))} /career/nothing
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
  await expect(page.getByTestId("articles").getByRole("listitem")).toHaveCount(listPage(technical, 1)?.shown.length ?? 0);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blog\/category\/technical-seo\/page\/2\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Technical SEO, page 2");
  await expect(page.getByTestId("articles").getByRole("listitem")).toHaveCount(listPage(technical, 2)?.shown.length ?? 0);
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
