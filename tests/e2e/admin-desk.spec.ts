import { expect, test } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";

test("signs in as owner and as a moderator", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await signIn(page, "moderator");
  expect((await page.goto("/admin/leads"))?.status()).toBe(403);
});
