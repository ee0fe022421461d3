import { expect, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { secondLooks } from "../support/second-looks.ts";

const site = `http://localhost:${Number(process.env["TEST_PORT"] ?? 3471) + 1}`;

// There is one such site, so that the tools take turns.
test.describe.configure({ mode: "default" });

/** One for all of them, which has read the site's scripts once. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

/** Its look at the files of a page comes at once; the measurement behind it takes half a minute, and is stopped. */
const pageSpeed = "page-speed-checker";
const looks: typeof secondLooks = { ...secondLooks, [pageSpeed]: (url) => ({ url }) };

for (const [slug, fieldsFor] of Object.entries(looks))
  test(`a second look with ${slug} shows what changed in between`, async ({ request }) => {
    const look = async (word: string) => {
      const fields = fieldsFor(`${site}/`, word);
      const asked = Object.keys(fields).find((name) => /url|domain/i.test(name)) ?? "sources";
      await request.get(`${site}/edition/${word}`);
      // A page that still has its form is asked again there; a crawl's result has a page of its own.
      const isHere = page.url().includes(`/tools/${slug}/`);
      if (!isHere || !(await page.locator(`main [name="${asked}"]`).first().isVisible())) {
        await page.goto(`/tools/${slug}/`);
        for (const [name, value] of Object.entries(fields)) await fill(page, name, Array.isArray(value) ? value.join("\n") : String(value));
      }
      if (fields["record"]) await fill(page, "record", String(fields["record"]));
      await submit(page, asked);
      await expect.poll(() => editionsIn(page), { timeout: 60_000 }).toEqual([word]);
      if (slug === pageSpeed) await page.getByRole("button", { name: "Stop" }).click();
    };
    await look("walrus");
    await look("ocelot");
  });

/** What was pasted first stays in the HTML of its field. */
const PASTED = /<textarea[^>]* name="record".*?<\/textarea>/gs;
const editionsIn = async (page: Page) => {
  const html = (await page.locator("main").innerHTML()).replace(PASTED, "");
  return [...new Set(html.toLowerCase().match(/walrus|ocelot/g))];
};

/** What the form offers no field for has its default. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`main [name="${name}"]`).first();
  if ((await field.count()) === 0 || !(await field.isVisible())) return;
  const type = await field.getAttribute("type");
  if (type === "radio") await page.locator(`main [name="${name}"][value="${value}"]`).check({ force: true });
  else if (type === "checkbox") await field.check({ force: true });
  else await field.fill(value);
}

/** The button of the form in which the field stands. */
async function submit(page: Page, name: string): Promise<void> {
  const button = await page
    .locator(`main [name="${name}"]`)
    .first()
    .evaluateHandle((field: HTMLInputElement) => [...(field.form?.elements ?? [])].find((each) => each.matches("button[type=submit]")));
  await button.asElement()?.click();
}

test("what was read before is offered, and both stand side by side", async ({ request }) => {
  const look = async (word: string) => {
    await request.get(`${site}/edition/${word}`);
    await page.goto("/tools/title-tag-checker/");
    await fill(page, "url", `${site}/compared`);
    await submit(page, "url");
    await expect.poll(() => editionsIn(page), { timeout: 60_000 }).toEqual([word]);
  };
  await look("walrus");
  await look("ocelot");
  await page.getByRole("link", { name: /^Compare with (?:just now|\d+ \w+ ago)$/ }).click();
  await expect(page).toHaveURL(/snapshot=[\w-]+&compareWith=/);
  expect(await editionsIn(page)).toEqual(["walrus", "ocelot"]);
});
