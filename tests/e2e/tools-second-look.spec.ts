import { expect, type Page, test } from "@playwright/test";
import { secondLooks } from "../support/second-looks.ts";

const site = `http://localhost:${Number(process.env["TEST_PORT"] ?? 3471) + 1}`;

// There is one such site, so that the tools take turns.
test.describe.configure({ mode: "default" });

for (const [slug, fieldsFor] of Object.entries(secondLooks))
  test(`a second look with ${slug} shows what changed in between`, async ({ page, request }) => {
    const fields = fieldsFor(`${site}/`);
    const asked = Object.keys(fields).find((name) => /url/i.test(name)) ?? "sources";
    const look = async (word: string) => {
      await request.get(`${site}/edition/${word}`);
      // A page that still has its form is asked again there; a crawl's result has a page of its own.
      if (!(await page.locator(`main [name="${asked}"]`).first().isVisible())) {
        await page.goto(`/tools/${slug}/`);
        for (const [name, value] of Object.entries(fields)) await fill(page, name, Array.isArray(value) ? value.join("\n") : String(value));
      }
      await submit(page, asked);
      await expect.poll(() => editionsIn(page), { timeout: 60_000 }).toEqual([word]);
    };
    await look("walrus");
    await look("ocelot");
  });

const editionsIn = async (page: Page) => [...new Set((await page.locator("main").innerHTML()).toLowerCase().match(/walrus|ocelot/g))];

/** What the form offers no field for has its default. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`main [name="${name}"]`).first();
  if ((await field.count()) === 0 || !(await field.isVisible())) return;
  if ((await field.getAttribute("type")) === "radio") await page.locator(`main [name="${name}"][value="${value}"]`).check({ force: true });
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
