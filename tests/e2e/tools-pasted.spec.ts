import { expect, test } from "@playwright/test";
import { hydrate } from "../support/watch-page.ts";

/** Tools that take a text of the visitor's own: what to press, the field, and how the way to it is chosen where there are several. */
const PASTED = [
  ["title-tag-checker", "Check title", "html", "by=html"],
  ["header-checker", "Check headers", "head", "by=head"],
  ["robots-txt-checker", "Check this file", "text", "by=text"],
  ["sitemap-url-extractor", "Extract addresses", "xml", "by=xml"],
  ["website-age", "Look up the age", "record", "by=record"],
  ["fetch-html-content", "Fetch the HTML", "html", "by=html"],
  ["seo-content-optimization", "Compare the draft", "text", ""],
  ["plagiarism-checker", "Compare", "text", ""],
  ["paraphrasing-tool", "Find other ways", "text", ""],
  ["html-to-php-converter", "Convert the HTML", "html", ""],
] as const;

/** Markup, headers, rules, a record and a sentence at once, with a word that stands nowhere else. */
const SECRET = "kestrel";
const TEXT = {
  html: `<title>The ${SECRET}</title>`,
  head: `HTTP/2 200\nx-${SECRET}: 1`,
  xml: `https://a.example/${SECRET}`,
  record: `Domain Name: EXAMPLE.COM\nRegistrar: ${SECRET}\nCreation Date: 2001-01-01T00:00:00Z`,
  text: `User-agent: ${SECRET}\nDisallow: /\n\nNobody but the ${SECRET} shall read this sentence, which is long enough to be compared.`,
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
        const [name, value] = way.split("=");
        if (name) await page.locator(`main [name="${name}"][value="${value}"]`).check({ force: true });
        await page.locator(`main [name="${field}"]`).first().fill(TEXT[field]);
        await page.getByRole("button", { name: action, exact: true }).first().click();
        await expect(page.getByRole("button", { name: "Clear" }).first()).toBeVisible();
        expect([...addresses, page.url()].filter((address) => address.includes(SECRET))).toEqual([]);
        if (!javaScriptEnabled) return;
        const kept = await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]));
        expect(kept).toContain(slug);
        expect(kept).not.toContain(SECRET);
      });
    await context.close();
  });
