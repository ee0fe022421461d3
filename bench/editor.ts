import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { startOwnSite } from "../tests/support/own-site.ts";

const WORDS = 10_000;
const KEYS = 100;

/** What a key costs in a text of ten thousand words: work of the browser's main thread, whatever else the machine does. */
export async function benchEditor(): Promise<void> {
  const site = await startOwnSite();
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(site.ownerLink);
    await page.goto(`${site.origin}/admin/content/post`);
    await page.getByRole("button", { name: "New post" }).click();
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.waitFor();
    await write(page, longText());
    await page.goto(page.url());
    const paragraphs = text.locator("p");
    await paragraphs.nth(50).click();
    await page.keyboard.press("End");
    await page.keyboard.type("warm ");
    await page.waitForTimeout(3_000);
    const usedMs = await watchMainThread(page);
    const before = await usedMs();
    for (let key = 0; key < KEYS; key++) await page.keyboard.press("x");
    const used = (await usedMs()) - before;
    if (!(used > 0)) throw new Error("the browser told of no work");
    console.log(`${WORDS} words: ${(used / KEYS).toFixed(1)} ms of the main thread a key (goal 30)`);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Counts from here on, for one session: another would begin at nothing. */
async function watchMainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
  };
}

/** Puts a text into the document that the page has open. */
async function write(page: Page, content: unknown): Promise<void> {
  const status = await page.evaluate(async (value) => {
    const address = `${location.pathname.replace(/\/$/, "")}/save`;
    const { rev } = await (await fetch(`${address}?rev=none`)).json();
    const change = { rev, opId: "written-for-bench", patches: [{ type: "set", path: ["content"], value }] };
    return (await fetch(address, { method: "POST", body: new URLSearchParams({ change: JSON.stringify(change) }) })).status;
  }, content);
  if (status !== 200) throw new Error(`the text was not taken: ${status}`);
}

/** A hundred paragraphs. */
function longText() {
  const words = "a log file is the only record of what a crawler asked for and when it did so".split(" ");
  return Array.from({ length: 100 }, (_, n) => ({
    _type: "block",
    _key: `p${n}`,
    style: "normal",
    markDefs: [],
    children: [
      {
        _type: "span",
        _key: `s${n}`,
        marks: [],
        text: Array.from({ length: WORDS / 100 }, (_, at) => words[(n + at) % words.length]).join(" "),
      },
    ],
  }));
}
