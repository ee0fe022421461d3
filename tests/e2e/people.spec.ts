import { expect } from "@playwright/test";
import { listPage } from "../../src/app/routes/blog/blog-paging.ts";
import { documentsOf, postsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";

/** How many of a list stand on its first page. */
const firstPage = (posts: readonly unknown[]) => listPage(posts, 1)?.shown.length ?? 0;

test("the story has its dated stations, oldest first, and says what did not work", async ({ page }) => {
  await page.goto("/our-journey/");
  const dates = await page
    .getByTestId("stations")
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  expect(dates).toHaveLength(documentsOf("milestone").filter(({ closed }) => closed === undefined).length);
  expect(dates).toEqual([...dates].sort());
  expect([dates[0], dates.at(-1)]).toEqual(["2014-03", "2026-10"]);
  await expect(page.getByTestId("stations").locator("li").first()).toContainText("Mar 2014");
  await expect(page.getByTestId("sidings").locator("h3")).toHaveText([
    "A rank-tracking product",
    "Link sharing between clients",
    "An office in Berlin",
  ]);
});

test("the bundle beside the stations gains a line with every line of work", async ({ page }) => {
  await page.goto("/our-journey/");
  const lines = await page
    .getByTestId("stations")
    .locator("li")
    .evaluateAll((stations) => stations.map((station) => station.getAttribute("data-lines")).join(""));
  expect(lines).toBe("112233333444444");
});

for (const [slug, name, languages] of [
  ["maren-kowalczyk", "Maren Kowalczyk", ["English", "Polish"]],
  ["nakul-shekhawat", "Nakul Shekhawat", ["English", "Hindi", "Marwari"]],
] as const) {
  test(`the page of ${name} is a profile of 350 to 500 words`, async ({ page, request }) => {
    await page.goto(`/founder/${slug}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const words = (await page.locator(".founder-body .prose").innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(500);
    const { nodes, types, missing } = graphOf(await page.content());
    expect(types).toEqual(["Organization", "WebSite", "ProfilePage", "BreadcrumbList", "Person"]);
    expect(missing).toEqual([]);
    expect(nodes[2]?.["mainEntity"]).toEqual({ "@id": nodes.at(-1)?.["@id"] });
    expect(nodes.at(-1)).toMatchObject({ name, knowsLanguage: languages });
    expect((await request.get(String(nodes.at(-1)?.["image"]))).headers()["content-type"]).toBe("image/png");
  });
}

test("the authors are listed with their posts counted, on paper", async ({ page }) => {
  await page.goto("/author/");
  await expect(page.locator("body")).toHaveClass("post-page");
  const authors = page.getByTestId("authors").locator("li");
  const written = documentsOf("author").map(({ slug }) => postsOf("author", (slug as { current: string }).current).length);
  await expect(authors).toHaveCount(written.length);
  const counts = await authors.locator(".meta").evaluateAll((all) => all.map((each) => Number.parseInt(each.textContent ?? "", 10)));
  expect(counts.sort((a, b) => b - a)).toEqual(written.sort((a, b) => b - a));
});

test("an author's page is a profile with all of their posts and no others", async ({ page }) => {
  await page.goto("/author/tobias-hallgren/");
  await expect(page.locator("body")).toHaveClass("post-page");
  await expect(page.locator(".author-head .lead")).toHaveText(/log files/);
  await expect(page.getByTestId("articles").locator(".card")).toHaveCount(firstPage(postsOf("author", "tobias-hallgren")));
  expect(new Set(await page.locator(".article-author").allInnerTexts())).toEqual(new Set(["tobias.hallgren"]));
  const { nodes, types, missing } = graphOf(await page.content());
  expect(types).toEqual(["Organization", "WebSite", "ProfilePage", "BreadcrumbList", "Person", "ItemList"]);
  expect(missing).toEqual([]);
  expect(nodes[4]).toMatchObject({ name: "Tobias Hallgren", jobTitle: "Director of technical SEO" });
});

test("a founder who writes and the author are led to each other", async ({ page }) => {
  await page.goto("/author/maren-kowalczyk/");
  await page.getByRole("link", { name: "About the founder" }).click();
  await expect(page).toHaveURL(/\/founder\/maren-kowalczyk\/$/);
  await expect(page.locator(".founder-facts").getByRole("link", { name: "on the blog" })).toHaveAttribute(
    "href",
    "/author/maren-kowalczyk/",
  );
});

test("a category holds its posts, newest first, and leads to the others", async ({ page }) => {
  await page.goto("/blog/category/courses/");
  await expect(page.getByTestId("articles").locator(".card")).toHaveCount(firstPage(postsOf("category", "courses")));
  const days = await page.locator(".article-meta time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
  expect(days).toEqual([...days].sort().reverse());
  const line = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(line).toHaveCount(documentsOf("category").length);
  await expect(page.getByRole("navigation", { name: "Categories" }).locator("[aria-current=page]")).toHaveText("Courses posts");
  const { types, missing } = graphOf(await page.content());
  expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "Blog", "ItemList"]);
  expect(missing).toEqual([]);
});
