import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { alive, hydrate } from "../support/watch-page.ts";

/** What the server says to a review, and what the visitor then reads. */
const answers = [
  [
    "its words of thanks",
    { status: 200, json: { success: true, message: "Thank you. A person reads it first." } },
    "Thank you. A person reads it first.",
  ],
  [
    "its own reason",
    { status: 429, json: { success: false, message: "Three reviews a day are enough." } },
    "Three reviews a day are enough.",
  ],
  ["the decided words when it gives no reason", { status: 500, json: { success: false, message: "" } }, "Failed to post feedback"],
  ["a sentence of ours when it does not answer", undefined, "Our server did not answer. Check your connection and send again."],
] as const;

test("a review asks for three things, tells what the server said, is cleared, and the list is read again", async ({ page }) => {
  await page.route("**/api/challenge", (route) => route.abort());
  const shown = { rating: 5, reply: null, createdAt: "2026-11-14T10:00:00Z", userName: "Iris", id: "1" };
  let reads = 0;
  await page.route("**/api/get-reviews", (route) => {
    reads++;
    return route.fulfill({
      json: {
        success: true,
        reviews: [
          { ...shown, tool: "md5-generator", userFeedback: "Told me which file had changed." },
          { ...shown, id: "2", tool: "title-tag-checker", userFeedback: "Of another tool." },
        ],
      },
    });
  });
  await page.goto("/tools/md5-generator/");
  await hydrate(page);
  await (await alive(page.getByText("Write a review"))).click();
  const form = page.getByTestId("review-form");
  const fields = form.locator("[required]");
  expect(await fields.evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, type }) => [name, type]))).toEqual([
    ["userName", "text"],
    ["userEmail", "email"],
    ["userFeedback", "textarea"],
  ]);
  expect(reads).toBe(0);
  for (const [name, answer, told] of answers) {
    await page.unroute("**/api/create-review");
    await page.route("**/api/create-review", (route) => (answer ? route.fulfill(answer) : route.abort()));
    const words = ["Iris", "iris@example.com", "Told me which file had changed."];
    for (const [place, text] of words.entries()) await fields.nth(place).fill(text);
    await form.getByRole("button", { name: "Send the review" }).click();
    await expect(page.getByTestId("toasts").getByText(told), name).toBeVisible({ timeout: 15_000 });
    for (const place of words.keys()) await expect(fields.nth(place), name).toHaveValue("");
    // Once, after the words of thanks, which come first.
    await expect.poll(() => reads, name).toBe(1);
  }
  await expect(page.getByTestId("reviews").getByText("Told me which file had changed.")).toBeVisible();
  await expect(page.getByText("Of another tool.")).toHaveCount(0);
  // The last one was not taken.
  await form.getByRole("button", { name: "Put back what you wrote" }).click();
  await expect(form.getByLabel("Your review")).toHaveValue("Told me which file had changed.");
});
