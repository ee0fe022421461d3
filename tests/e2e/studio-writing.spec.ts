import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { documentsOf } from "../support/documents-of.ts";
import { everything } from "../support/everything.ts";
import { test } from "../support/kept-page.ts";
import { signIn } from "../support/sign-in.ts";

const saved = (page: Page) => page.locator(".studio-bar .save-line");
const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });

async function beginPost(page: Page, title: string) {
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill(title);
  await expect(textOf(page)).toBeVisible();
  await expect(saved(page)).toHaveText(/^Saved/);
}

interface Opened {
  rev: string;
  draft: { content: Record<string, unknown>[] } & Record<string, unknown>;
}

const TEXT = ".studio [contenteditable=true]";

/** Opens whatever is folded, waits for the texts in it, and says how many there are. */
async function openTexts(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>(".studio details")) folded.open = true;
  });
  await expect(page.getByText("Opening the text")).toHaveCount(0);
  return page.locator(TEXT).count();
}

/** Without what is noted of every write. */
const wordsOf = ({ _rev, _updatedAt, ...words }: Opened["draft"]) => JSON.stringify(words);

/** The document as the server has it: opened anew. */
async function reopen(page: Page): Promise<Opened> {
  await page.goto(page.url());
  await expect(saved(page)).toHaveText(/^(?:Nothing unsaved|Saved)/);
  await expect(page.getByText("Opening the text")).toHaveCount(0);
  return page.evaluate(() => {
    const { state } = (window as unknown as { __reactRouterDataRouter: { state: { loaderData: Record<string, unknown> } } })
      .__reactRouterDataRouter;
    return Object.values(state.loaderData).find((each) => each && typeof each === "object" && "draft" in each) as Opened;
  });
}

/** Puts HTML into the clipboard as another program does, as it is. */
async function copy(page: Page, html: string) {
  await page.evaluate((text) => {
    const put = (event: ClipboardEvent) => {
      event.clipboardData?.setData("text/html", text);
      event.clipboardData?.setData("text/plain", "plain");
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener("copy", put, { capture: true, once: true });
    document.execCommand("copy");
  }, html);
}

for (const program of ["word", "docs"])
  test(`a paste from ${program} keeps headings, lists, tables and links, runs nothing, says what it left out, and is undone at once`, async ({
    page,
  }) => {
    await signIn(page, "author");
    await beginPost(page, `Pasted from ${program}`);
    const text = textOf(page);
    await text.click();
    await copy(page, readFileSync(`tests/support/pastes/${program}.html.txt`, "utf8"));
    await page.keyboard.press("Control+v");
    await expect(text.getByRole("heading", { name: "Count by status", level: 2 })).toBeVisible();
    await expect(text.locator("h2 strong")).toHaveCount(0);
    await expect(text.locator("strong")).toHaveText(["status codes"]);
    await expect(text.locator(".text-bullet")).toHaveText(["Found pages", "Missing pages"]);
    await expect(text.locator(".text-link")).toHaveText(["the guide"]);
    await expect(text.getByLabel("Head of column 1")).toHaveValue("Status");
    await expect(text.getByLabel("Row 2, column 2")).toHaveValue("6.8%");
    await expect(page.getByText("Pasted without 1 picture.")).toBeVisible();
    expect(await page.evaluate(() => "pasted" in window)).toBe(false);
    await expect(saved(page)).toHaveText(/^Saved/);
    await text.press("Control+z");
    await expect(text.locator("h2, .text-object, .text-bullet, .text-link")).toHaveCount(0);
    await expect(text).not.toContainText("Count by status");
  });

for (const kind of everything ? ["post", "page", "founder", "caseStudy", "service"] : ["post"])
  test(`a letter that is typed and undone leaves ${everything ? "every" : "a"} ${kind} as it was, byte for byte`, async ({ page }) => {
    if (everything) test.setTimeout(900_000);
    await signIn(page, "editor");
    const addresses = await documentsOf(page, kind);
    for (const address of everything ? addresses : addresses.slice(0, 2)) {
      await page.goto(`/admin/content/${kind}`);
      // As the button of the list does, whichever page of it the document stands on.
      await page.evaluate((id) => {
        const form = Object.assign(document.createElement("form"), { method: "post" });
        form.append(Object.assign(document.createElement("input"), { name: "duplicate", value: id }));
        document.body.append(form);
        form.submit();
      }, address.split("/").at(-1));
      await page.waitForURL(new RegExp(`/${kind}-[\\w-]+$`));
      await expect(saved(page)).toHaveText("Nothing unsaved");
      const { draft } = await reopen(page);
      const texts = await openTexts(page);
      for (let nth = 0; nth < texts; nth++) {
        await page.locator(TEXT).nth(nth).locator("p, h2, h3, .text-item").first().click();
        await page.keyboard.press("End");
        for (const key of ["x", "Control+z"]) {
          const sent = page.waitForResponse((answer) => answer.url().endsWith("/save") && answer.request().method() === "POST");
          await page.keyboard.press(key);
          await sent;
        }
        await expect(saved(page)).toHaveText(/^Saved/);
      }
      await expect.poll(async () => wordsOf((await reopen(page)).draft), { message: address }).toBe(wordsOf(draft));
    }
  });

test("what the editor does not know survives an edit beside it", async ({ page }) => {
  await signIn(page, "author");
  await beginPost(page, "Things of another studio");
  const span = (key: string, text: string, marks: string[] = []) => ({ _type: "span", _key: key, text, marks });
  const content = [
    { _type: "block", _key: "a", style: "normal", markDefs: [], children: [span("a1", "Known words.")], ownField: { kept: [1, 2] } },
    { _type: "block", _key: "b", style: "h4", markDefs: [], children: [span("b1", "A small heading")] },
    {
      _type: "block",
      _key: "c",
      style: "normal",
      markDefs: [{ _type: "comment", _key: "m", by: "Ann", text: "Check this" }],
      children: [span("c1", "Before "), { _type: "stockPrice", _key: "c2", symbol: "HAL" }, span("c3", " after", ["m", "underline"])],
    },
    { _type: "youtube", _key: "d", url: "https://video.example/1", start: { seconds: 12 } },
  ];
  const { rev } = await reopen(page);
  const status = await page.evaluate(
    async (change) => {
      const body = new URLSearchParams({ change: JSON.stringify(change) });
      return (await fetch(`${location.pathname.replace(/\/$/, "")}/save`, { method: "POST", body })).status;
    },
    { rev, opId: "planted-by-another", patches: [{ type: "set", path: ["content"], value: content }] },
  );
  expect(status).toBe(200);
  await reopen(page);
  await expect(textOf(page).getByText("Kept as it is: youtube")).toBeVisible();
  await textOf(page).getByText("Known words.").click();
  await page.keyboard.press("End");
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/save"));
  await page.keyboard.type(" More.");
  await sent;
  await expect(saved(page)).toHaveText(/^Saved/);
  const [first, ...others] = content;
  const edited = { ...first, children: [span("a1", "Known words. More.")] };
  await expect.poll(async () => (await reopen(page)).draft["content"]).toEqual([edited, ...others]);
});

test("words typed at once after a click stand where it was made", async ({ page }) => {
  await signIn(page, "author");
  await beginPost(page, "Two paragraphs");
  const paragraphs = textOf(page).locator("p");
  await textOf(page).click();
  await page.keyboard.type("One.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two.");
  await expect(paragraphs).toHaveText(["One.", "Two."]);
  for (let round = 1; round <= 5; round++) {
    await paragraphs.first().click();
    await page.keyboard.type(" And");
    await expect(paragraphs).toHaveText([`One.${" And".repeat(round)}`, `Two.${" Or".repeat(round - 1)}`]);
    await paragraphs.last().click();
    await page.keyboard.type(" Or");
    await expect(paragraphs).toHaveText([`One.${" And".repeat(round)}`, `Two.${" Or".repeat(round)}`]);
  }
});

test("a caret that somebody places stays there, whatever is drawn before the editor has heard of it", async ({ page }) => {
  await signIn(page, "author");
  await beginPost(page, "Drawn meanwhile");
  const paragraphs = textOf(page).locator("p");
  await textOf(page).click();
  await copy(page, '<p>One.</p><p>Two.</p><img src="https://elsewhere.example/picture.png" alt="A picture">');
  await page.keyboard.press("Control+v");
  await expect(paragraphs).toHaveText(["One.", "Two."]);
  await page.getByRole("button", { name: "Dismiss" }).evaluate((dismiss: HTMLElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => dismiss.click();
    addEventListener("mousedown", () => port2.postMessage(""), { capture: true, once: true });
  });
  await paragraphs.first().click({ delay: 100 });
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  await page.keyboard.type(" And");
  await expect(paragraphs).toHaveText(["One. And", "Two."]);
});

test("the editor weighs at most 125 KB, and no public page leads to a byte of it", async ({ page }) => {
  await signIn(page);
  const asked = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && asked.add(new URL(request.url()).pathname));
  await page.goto("/admin/content/post");
  await expect(page.getByRole("button", { name: "New post" })).toBeVisible();
  await page.goto("/admin/content/siteSettings/siteSettings");
  await expect(page.getByLabel("Name of the agency")).toBeVisible();
  const withoutText = new Set(asked);
  await beginPost(page, "Weighed");
  const own = [...asked].filter((name) => !withoutText.has(name));
  expect(own).toContainEqual(expect.stringMatching(/text-editor/));
  const bytes = own.map((name) => statSync(`build/client${name}.br`).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(125_000);

  const names = readdirSync("build/client/assets");
  const reached = new Set(names.filter((name) => /^manifest-(?!admin)[\w-]+\.js$/.test(name)));
  expect(reached.size).toBe(1);
  for (const name of reached)
    for (const [found] of readFileSync(`build/client/assets/${name}`, "utf8").matchAll(/(?<=["'`/])[\w.-]+\.js(?=["'`])/g))
      if (names.includes(found) && !found.startsWith("manifest-admin")) reached.add(found);
  expect(reached.size).toBeGreaterThan(50);
  expect(own.filter((name) => reached.has(name.replace("/assets/", "")))).toEqual([]);
});

test("in a list the Tab key leaves the text, and an item is set deeper by another, as the page shows it", async ({ page }) => {
  await signIn(page, "author");
  await beginPost(page, "Lists in lists");
  const text = textOf(page);
  await text.click();
  await page.keyboard.type("- One");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Under it");
  const items = text.locator(".text-item");
  await expect(items).toHaveText(["One", "Under it"]);
  await page.keyboard.press("Control+]");
  await expect(items.last()).toHaveAttribute("data-level", "2");
  await page.getByRole("button", { name: "Less deep" }).click();
  await expect(items.last()).toHaveAttribute("data-level", "1");
  await page.keyboard.press("Control+]");
  await expect(items.last()).toHaveAttribute("data-level", "2");
  await expect(text).toHaveAccessibleDescription(/Tab leaves the text/);
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await expect(items).toHaveText(["One", "Under it"]);
  await expect(items.last()).toHaveAttribute("data-level", "2");
});

/** Goes on by the Tab key until the control of that name has the focus. */
async function tabTo(page: Page, name: RegExp, key = "Tab") {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? "";
      return (element?.getAttribute("aria-label") ?? (label || element?.textContent) ?? "").trim();
    });
    if (name.test(focused)) return;
    passed.push(focused.slice(0, 20));
  }
  throw new Error(`the Tab key does not lead to ${name}, but to ${passed.join(", ")}`);
}

test("a post with a link, a table and a picture with its words is written and published by keyboard alone", async ({ page }) => {
  await signIn(page, "editor");
  await page.goto("/admin/content/post");
  await tabTo(page, /^New post$/);
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeVisible();
  await tabTo(page, /^Title$/);
  const mark = randomUUID().slice(0, 8);
  await page.keyboard.type(`By keyboard ${mark}`);
  await tabTo(page, /^Text$/);
  await page.keyboard.type("Read ");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("form", { name: "Link" }).getByLabel("Address")).toBeFocused();
  await page.keyboard.type("/blog/");
  await tabTo(page, /^Words$/, "Shift+Tab");
  await page.keyboard.type("the blog");
  await page.keyboard.press("Enter");
  await expect(textOf(page).locator(".text-link")).toHaveText("the blog");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/table");
  await expect(page.getByRole("option", { name: "Table" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Head of column 1")).toBeFocused();
  await page.keyboard.type("Status");
  for (const [place, words] of [
    ["Head of column 2", "Share"],
    ["Row 2, column 1", "404 missing"],
    ["Row 2, column 2", "6.8%"],
  ] as const) {
    await tabTo(page, new RegExp(`^${place}$`));
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Escape");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("/figure");
  await expect(page.getByRole("option", { name: "Figure" })).toBeVisible();
  await page.keyboard.press("Enter");
  const choose = textOf(page).getByRole("button", { name: "Choose a picture" });
  await expect(choose).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(dialog.locator(".studio-pictures button").first()).toBeVisible();
  // The newest ones belong to other tests.
  const old = (await dialog.locator(".studio-pictures button").last().getAttribute("aria-label")) ?? "";
  await tabTo(page, new RegExp(`^${old.replaceAll(/[^\w ]/g, "\\$&")}$`));
  await page.keyboard.press("Enter");
  await expect(textOf(page).locator(".text-figure > img")).toBeVisible();
  const alt = page.getByLabel("What the figure shows");
  // Drawings of the sample only decorate; this one says something.
  await tabTo(page, /^It only decorates$/);
  if (await textOf(page).getByLabel("It only decorates").isChecked()) await page.keyboard.press("Space");
  await expect(alt).toBeEnabled();
  await tabTo(page, /^What the figure shows$/, "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("A drawn plan of lines");
  await expect(alt).toHaveValue("A drawn plan of lines");

  await tabTo(page, /^Summary/);
  await page.keyboard.type("Written without a mouse.");
  await tabTo(page, /^Published at/);
  await page.keyboard.type("11012024");
  await page.keyboard.press("Tab");
  await page.keyboard.type("0900AM");
  await expect(page.getByLabel("Published at")).toHaveValue("2024-11-01T09:00");
  await tabTo(page, /^Author/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Author")).not.toHaveValue("");
  await tabTo(page, /^Add to Categories$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("group", { name: "Categories" }).getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Control+Alt+Digit3");
  await expect(page.getByRole("tab", { name: "Search" })).toHaveAttribute("aria-selected", "true");
  const results = page.getByRole("group", { name: "In search results" });
  await tabTo(page, /^Title/);
  await expect(results.getByLabel("Title")).toBeFocused();
  await page.keyboard.type("Written by keyboard alone");
  await tabTo(page, /^Description/);
  await page.keyboard.type("A post with a table, a link and a picture, written and published without a mouse.");
  await expect(saved(page)).toHaveText(/^Saved \d\d:\d\d$/);

  await page.keyboard.press("Control+Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText("Nothing to mend.")).toBeVisible();
  await tabTo(page, /^Publish now$/);
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Visitors see it within seconds.")).toBeVisible();

  const editor = page.url();
  await page.goto(`/blog/by-keyboard-${mark}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "the blog", exact: true })).toHaveAttribute("href", /^\/blog/);
  await expect(main.getByRole("cell", { name: "404 missing" })).toBeVisible();
  await expect(main.getByRole("img", { name: "A drawn plan of lines" })).toBeVisible();
  await page.goto(`${editor}/publish`);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Its page has left the site")).toBeVisible();
});
