import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";

// One after another: there is one account.
test.describe.configure({ mode: "default" });

for (const javaScriptEnabled of [true, false])
  test(`the owner keeps a key that is not shown again, sets the day's budget and takes the key back ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await signIn(page);
    await page.goto("/admin/providers");
    // One of five that it needs: no tool asks it.
    const source = page.getByRole("region", { name: "Google Ads" });
    await expect(source).toContainText("Not set up. Used today: 0 of");
    const key = `token-${randomUUID()}`;
    await source.getByLabel("Developer token").fill(key);
    await source.getByLabel(/^Most .+ a day$/).fill("73");
    await source.getByRole("button", { name: "Keep" }).click();
    await expect(page.getByRole("status")).toContainText("Kept.");
    await expect(source).toContainText("of 73 ");
    await expect(source.getByText("It is not shown again; leave this empty to keep it.")).toBeVisible();
    await page.goto("/admin/providers");
    expect(await page.content()).not.toContain(key);
    await expect(source.getByLabel("Developer token")).toHaveValue("");
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await source.getByRole("button", { name: "Forget its keys" }).click();
    await expect(page.getByRole("status")).toContainText("Forgotten.");
    await expect(source.getByText("It is not shown again")).toHaveCount(0);
    await page.goto("/admin/data");
    await expect(page.getByText("npm run data:import -- tranco FILE")).toBeVisible();
  });
