import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate } from "../support/watch-page.ts";

/** Tools that take a text of the visitor's own: what to press, the field, and the way to it where there are several. */
const PASTED = [
  ["title-tag-checker", "Check title", "html", "html"],
  ["robots-txt-checker", "Check this file", "text", "text"],
  ["sitemap-url-extractor", "Extract addresses", "xml", "xml"],
  ["seo-content-optimization", "Compare the draft", "text", ""],
  ["paraphrasing-tool", "Find other ways", "text", ""],
  ["html-to-php-converter", "Convert the HTML", "html", ""],
] as const;

/** A word that stands nowhere else, in what each of them can read. */
const SECRET = "kestrel";
const TEXT = {
  html: `<title>The ${SECRET}</title>`,
  xml: `https://a.example/${SECRET}`,
  text: `User-agent: ${SECRET}\nDisallow: /\n\nNobody but the ${SECRET} shall read this sentence.`,
};

for (const javaScriptEnabled of [true, false])
  test(`what is pasted is in no address and no history ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const addresses: string[] = [];
    page.on("framenavigated", (frame) => addresses.push(frame.url()));
    page.on("request", (request) => addresses.push(request.url()));
    for (const [slug, action, field, way] of PASTED)
      await test.step(slug, async () => {
        await page.goto(`/tools/${slug}/`);
        if (javaScriptEnabled) await hydrate(page);
        if (way) await page.locator(`main [name="by"][value="${way}"]`).check({ force: true });
        const box = page.locator(`main textarea[name="${field}"]`).first();
        await box.fill(TEXT[field]);
        await page.getByRole("button", { name: action, exact: true }).first().click();
        // Without scripts the answer brings the text along, in the page itself.
        await (javaScriptEnabled
          ? expect(page.getByRole("button", { name: "Clear", exact: true }).first()).toBeVisible()
          : expect(box).toContainText(SECRET));
        expect([...addresses, page.url()].filter((address) => address.includes(SECRET))).toEqual([]);
        if (!javaScriptEnabled) return;
        const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));
        expect(kept).toContain(slug);
        expect(kept).not.toContain(SECRET);
      });
    await context.close();
  });
