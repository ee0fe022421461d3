import { expect } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { test } from "../support/kept-page.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

/** Tools that need data or language: with nothing set up each gives something on its first example. */
const TOOLS = [
  ["keyword-extract-tool", "seo-content-optimization", "ai-keyword-research", "competitor-analysis"],
  ["keyword-difficulty-checker", "ads-keyword-tool", "serp-rank-checker", "backlink-summary"],
  ["single-domain-authority", "bulk-domain-authority-checker", "website-traffic-analytics", "bulk-website-traffic-analytics"],
  ["plagiarism-checker", "plagiarism-checker-url", "paraphrasing-tool", "ai-text-rewriting"],
] as const;

for (const slugs of TOOLS)
  test(`the first example gives a result: ${slugs.join(", ")}`, async ({ page }) => {
    const faults = watchPage(page);
    for (const slug of slugs) {
      await page.goto(`/tools/${slug}/`);
      await hydrate(page);
      await page.locator(".tries a").first().click();
      await expect(page.locator(".tool-result .panel:not(.loading, .sample, .reading) :is(h2, h3, table)").first(), slug).toBeVisible();
      await expect(page.locator(".tool-result .failure"), slug).toHaveCount(0);
      expect(await violationsOf(page, "everything", { part: "main" }), slug).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

test("an export is taken as the file that it came in, whatever its language", async ({ page }) => {
  await page.goto("/tools/website-traffic-analytics/");
  await hydrate(page);
  await page.getByRole("radio", { name: "Your export" }).check();
  const rows = "Datum;Klicks;Impressionen;CTR;Position\n2026-11-01;120;4.100;2,93 %;14,2\n2026-11-02;98;3.920;2,5 %;14,6\n";
  const buffer = Buffer.from(zipSync({ "Diagramm.csv": strToU8(rows) }));
  await page.getByLabel(/^or the file itself/).setInputFiles({ name: "Leistung.zip", mimeType: "application/zip", buffer });
  await expect(page.getByRole("heading", { name: /^218 clicks from Google search in your export/ })).toBeVisible();
  await page
    .getByLabel(/^or the file itself/)
    .setInputFiles({ name: "broken.zip", mimeType: "application/zip", buffer: buffer.subarray(0, 40) });
  await expect(page.getByText("broken.zip is no export that we can read.")).toBeVisible();
});
