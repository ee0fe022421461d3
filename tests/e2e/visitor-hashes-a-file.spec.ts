import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, test as fresh, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { alive, hydrate, watchPage, watchPosts } from "../support/watch-page.ts";

const HELLO = "5d41402abc4b2a76b9719d911017c592";
/** In the result itself: the sample before the first run names it too. */
const helloIn = (page: Page) => page.getByRole("region", { name: "Your text" }).getByText(HELLO);

test("a visitor hashes a text and compares it with a digest they were given", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/md5-generator/");
  await hydrate(page);
  await page.getByLabel("Text to hash").fill("hello");
  await page.getByRole("button", { name: "Hash the text" }).click();
  await expect(helloIn(page)).toBeVisible();
  // What runs in the browser leaves no trace in the address.
  expect(new URL(page.url()).search).toBe("");
  await page.getByLabel("Compare with a digest you were given").fill(`${HELLO.toUpperCase()}  hello.txt`);
  await expect(page.getByText("Same MD5. Byte for byte the same content.")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(helloIn(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("a visitor hashes files without sending them anywhere", async ({ page }) => {
  await page.goto("/tools/md5-generator/");
  await hydrate(page);
  const posts = watchPosts(page);
  const large = Buffer.alloc(21_000_000, 7);
  // Files of the disk, which the browser reads itself: in a message to it this one would take seconds.
  const files = ["large.bin", "empty.bin"].map((name) => test.info().outputPath(name));
  for (const [place, bytes] of [large, Buffer.alloc(0)].entries()) writeFileSync(files[place] ?? "", bytes);
  await page.getByLabel("Choose files").setInputFiles(files);
  await expect(page.getByText(createHash("md5").update(large).digest("hex"))).toBeVisible();
  await expect(page.getByText("d41d8cd98f00b204e9800998ecf8427e", { exact: true })).toBeVisible();
  expect(posts).toEqual([]);
});

fresh("a file chosen before React arrived is hashed when it has", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => arrival.promise.then(() => route.continue()));
  await page.goto("/tools/md5-generator/");
  await page.getByLabel("Choose files").setInputFiles([{ name: "hello.txt", mimeType: "text/plain", buffer: Buffer.from("hello") }]);
  arrival.resolve();
  await expect(page.getByRole("region", { name: "Your files" }).getByText(HELLO)).toBeVisible();
});

test("a visitor drops a file, pastes one, and takes them out of the list with the keyboard", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/md5-generator/");
  await hydrate(page);
  await alive(page.locator(".file-drop"));
  // What listens to drops is React's last step, after the paint: a browser with nothing left to do has taken it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], "a"));
    document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true }));
  });
  await expect(page.locator(".file-drop[data-over]")).toBeVisible();
  await page.evaluate(() => {
    const given = (name: string, text: string) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "text/plain" }));
      return data;
    };
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: given("dropped.txt", "hello"), bubbles: true, cancelable: true }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: given("pasted.txt", ""), bubbles: true, cancelable: true }));
  });
  const list = page.getByRole("region", { name: "Your files" });
  await expect(list.getByText(HELLO)).toBeVisible();
  await expect(list.getByRole("status")).toHaveText("All through: 2 done.");
  await list.getByRole("button", { name: /^Remove\s?: dropped\.txt$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("heading", { name: "1 file" })).toBeFocused();
  await list.getByRole("button", { name: "Clear list" }).click();
  await expect(list).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("a file that is being read can be cancelled, and tried again", async ({ page }) => {
  // A worker that never begins: what waits for it stays under way.
  await page.route(/md5-generator\.worker/, () => {});
  await page.goto("/tools/md5-generator/");
  await hydrate(page);
  await page.getByLabel("Choose files").setInputFiles([
    { name: "first.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
    { name: "second.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
  ]);
  const list = page.getByRole("region", { name: "Your files" });
  await expect(list.getByRole("progressbar")).toHaveCount(2);
  await list.getByRole("button", { name: "Cancel all" }).click();
  await expect(list.getByRole("status")).toHaveText("All through: 2 canceled.");
  await page.unroute(/md5-generator\.worker/);
  await list.getByRole("button", { name: /^Try again\s?: first\.txt$/ }).click();
  await expect(list.getByText(HELLO)).toBeVisible();
});

test("a run is remembered in this browser only, and a starred tool stands first", async ({ page }) => {
  await page.goto("/tools/md5-generator/");
  await hydrate(page);
  await page.getByRole("link", { name: "the word hello" }).click();
  await expect(helloIn(page)).toBeVisible();
  // By keyboard: the page may still be on its way to the result, away from under a pointer.
  const star = page.getByRole("button", { name: "Star MD5 generator" });
  await star.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goto("/tools/");
  await hydrate(page);
  await expect(page.getByRole("region", { name: "Starred" }).getByRole("link")).toHaveText(["MD5 generator"]);
  await expect(page.getByRole("region", { name: "Recent" })).toContainText("text, 5 bytes");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("region", { name: "Recent" })).toHaveCount(0);
});

test("without JavaScript the form is answered by the server", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/md5-generator/");
  await page.getByLabel("Text to hash").fill("hello");
  await page.getByRole("button", { name: "Hash the text" }).click();
  await expect(helloIn(page)).toBeVisible();
  await expect(page.getByLabel("Text to hash")).toHaveValue("hello");
  await context.close();
});
