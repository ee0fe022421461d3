import { expect, test } from "@playwright/test";
import { type Driven, IS_TOOL_AWAKE, openAwake, pause, press, until } from "../support/browsers/driven.ts";
import { findFirefox, startFirefox } from "../support/browsers/firefox.ts";
import { findWebKit, startWebKit } from "../support/browsers/webkit.ts";
import { ALL_TEMPLATES } from "../support/pages.ts";

/** `npm run test:browsers` asks for all of it; the ordinary run for the first story of each browser that the machine has. */
const isWhole = process.env["BROWSERS"] === "all";

const isOpen = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`;

/** What a visitor does, each from a page of its own. */
const stories: [name: string, tell: (browser: Driven, origin: string) => Promise<void>][] = [
  [
    "a press beside the search closes it",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/services/`);
      await press(browser, "a.cmdk");
      await until(browser, isOpen("dialog.search"), "the search did not open");
      await browser.pressAt(20, 700);
      await until(browser, `!(${isOpen("dialog.search")})`, "the search stayed open");
    },
  ],
  [
    "a press beside the booking popup closes it",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/services/seo/`);
      await press(browser, ".service-acts a[data-book]");
      await until(browser, isOpen(".booking-popup"), "the popup did not open");
      await browser.pressAt(20, 300);
      await until(browser, `!(${isOpen(".booking-popup")})`, "the popup stayed open");
    },
  ],
  [
    "a menu opens under the pointer",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/`);
      const [x, y] = await browser.read<[number, number]>(
        `(() => { const { x, y } = document.querySelector(".menu-line .menu-head").getBoundingClientRect(); return [Math.round(x) + 8, Math.round(y) + 20]; })()`,
      );
      await browser.moveTo(x, y);
      await browser.moveTo(x + 4, y);
      await until(browser, isOpen("#menu-seo"), "the menu did not open");
    },
  ],
  [
    "a tool's result comes into view",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/tools/title-tag-checker/`);
      await until(browser, IS_TOOL_AWAKE, "the tool's own part did not come");
      await browser.resize(390, 700);
      await press(browser, ".tool a[href*='example=']");
      await until(browser, `document.querySelector(".tool-result h2")?.checkVisibility()`, "no result came");
      await until(
        browser,
        `(() => { const { top } = document.querySelector(".tool-result h2").getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`,
        "the result did not come into view",
      );
    },
  ],
  [
    "a text is hashed",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/tools/md5-generator/`);
      await until(browser, IS_TOOL_AWAKE, "the tool's own part did not come");
      await press(browser, ".tool textarea, .tool input[type=text]");
      await browser.type("abc");
      await press(browser, ".tool form [type=submit]");
      await until(browser, `document.body.textContent.includes("900150983cd24fb0d6963f7d28e17f72")`, "no MD5 of abc");
    },
  ],
  [
    "a link of the blog leads to its post without a document",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/blog/`);
      await browser.read(`(window.marked = true)`);
      await press(browser, "[data-testid=articles] .card a");
      await until(browser, `/^\\/blog\\/[a-z]/.test(location.pathname) && window.marked`, "the post did not come");
    },
  ],
  [
    "one question is open at a time",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/services/technical-seo/`);
      await press(browser, "#faq details:nth-of-type(3) summary, #faq li:nth-of-type(3) summary");
      await until(browser, `document.querySelectorAll("#faq details[open]").length === 1`, "not one question");
    },
  ],
  [
    "the calculator counts with the visitor's figures",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/services/ppc-for-lawyers/`);
      await browser.read(`document.querySelector("#cost-click").select()`);
      await browser.read(`document.querySelector("#cost-click").focus()`);
      await browser.type("40");
      await until(browser, `/^\\$[\\d,.]+for one signed case/.test(document.querySelector("[data-testid=cost]").textContent)`, "no cost");
      await until(browser, `!document.querySelector("[data-testid=cost]").textContent.startsWith("$2,667")`, "the cost did not follow");
    },
  ],
  [
    "the chat opens on the page and closes again",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/services/`);
      await press(browser, ".chat-open");
      await until(browser, isOpen(".chat-panel"), "the chat did not open");
      await press(browser, ".chat-close");
      await until(browser, `!(${isOpen(".chat-panel")})`, "the chat stayed open");
    },
  ],
  [
    "the audit of a site grows in the hero and ends with its score",
    async (browser, origin) => {
      await openAwake(browser, `${origin}/`);
      await press(browser, "#home-website");
      await browser.type(`http://127.0.0.1:${Number(new URL(origin).port) + 1}/`);
      await press(browser, ".home-hero .ask button");
      await until(browser, isOpen("[data-testid=live-audit]"), "the audit was not shown");
      await until(
        browser,
        `document.querySelector(".home-done .home-hero-disc")?.textContent.endsWith("of 100")`,
        "no score came",
        120_000,
      );
    },
  ],
];

for (const [engine, find, start] of [
  ["Firefox", findFirefox, startFirefox],
  ["WebKit", findWebKit, startWebKit],
] as const)
  test(`${engine} tells ${isWhole ? "every story and shows every template" : "its first story"}`, async ({ baseURL: ours }) => {
    const origin = ours ?? "";
    test.skip(find() === undefined, `${engine} is not installed: npm run test:browsers installs it`);
    test.setTimeout(isWhole ? 1_800_000 : 180_000);
    const browser = await start().catch((error: Error) => error);
    if (browser instanceof Error) {
      if (isWhole) throw browser;
      return test.skip(true, `${engine} did not start here: ${browser.message}`);
    }
    try {
      await browser.resize(1280, 900);
      for (const [name, tell] of isWhole ? stories : stories.slice(0, 1))
        await test.step(name, async () => {
          await browser.resize(1280, 900);
          await tell(browser, origin);
        });
      for (const path of isWhole ? Object.values(ALL_TEMPLATES) : [])
        await test.step(path, async () => {
          // A phone opens a page at its own width: WebKit keeps the old width of what it did not lay out anew when a window shrinks.
          await browser.resize(390, 844);
          await browser.open(origin + path);
          for (const width of [390, 1280]) {
            await browser.resize(width, 844);
            await pause(100);
            expect.soft(await browser.read(`document.querySelectorAll("h1").length`), `headings of ${path}`).toBe(1);
            const over = await browser.read<number>(`document.documentElement.scrollWidth - document.documentElement.clientWidth`);
            expect.soft(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
          }
        });
    } finally {
      await browser.close();
    }
  });
