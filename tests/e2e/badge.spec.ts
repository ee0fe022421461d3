import { expect, test } from "@playwright/test";
import { startOwnSite } from "../support/own-site.ts";
import { sendAsVisitor } from "../support/send-as-visitor.ts";

test("the badge is made from reviews that are approved and rated, appears with the first of them on every page, and is no structured data", async ({
  browser,
}) => {
  const site = await startOwnSite();
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const badge = page.locator(".badge");
  const review = { userName: "Priya", userEmail: "priya@shop.example", userFeedback: "It found both titles.", tool: "title-tag-checker" };
  await sendAsVisitor(site.origin, "create-review", { data: { ...review, rating: 4 } });
  for (const path of ["/", "/tools/md5-generator/", "/no-such-page/", "/testimonial/"]) {
    await page.goto(path);
    await expect(badge).toHaveCount(0);
  }

  await page.goto(site.ownerLink);
  await page.goto("/admin/reviews");
  const id = (await page.locator("#queue [name=id]").first().getAttribute("value")) ?? "";
  const decided = await page.request.post("/admin/reviews", { form: { id, intent: "approve" }, headers: { origin: site.origin } });
  expect(decided.ok()).toBe(true);

  // Every page is made anew by the decision.
  await page.goto("/testimonial/");
  await expect(badge).toHaveText(["4.0of 5, from 1 review of our tools", "4.0of 5, from 1 review of our tools"]);
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /from 1 review/ })).toHaveAttribute(
    "href",
    "/testimonial/#tool-reviews",
  );
  const section = page.locator("#tool-reviews");
  await expect(section.getByRole("listitem")).toContainText("It found both titles.");
  await expect(section.getByRole("link", { name: "Title tag checker" })).toHaveAttribute("href", "/tools/title-tag-checker/");
  expect(await page.content()).not.toMatch(/aggregateRating|"@type":"Review"|priya@/i);

  // The footer is the same on every page.
  for (const path of ["/", "/tools/md5-generator/", "/no-such-page/"])
    expect(await (await page.request.get(path)).text(), path).toMatch(/<a href="\/testimonial\/#tool-reviews"[^>]*><span class="badge/);
  await context.close();
  await site.stop();
});
