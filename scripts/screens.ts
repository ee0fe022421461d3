// npm run screens: one page of every template at 1280 and 390 px into docs/screens/.
// npm run screens -- --png <folder> [name | width | light | dark …]: the same pages whole, at four widths in both themes, in slices as PNG
// into a folder, to be opened and judged.
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { serveSite } from "../bench/serve.ts";
import { ALL_TEMPLATES } from "../tests/support/pages.ts";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";

/** A tool is shown with a result. */
const PAGES: Record<string, string> = {
  ...ALL_TEMPLATES,
  "tool-title": `${ALL_TEMPLATES["tool-title"]}?example=2`,
  "tool-md5": `${ALL_TEMPLATES["tool-md5"]}?example=1`,
};

/** Taller pages are cut here: a picture is for judging, not for reading. */
const MAX_HEIGHT = 2400;

/** The height of a slice. */
const SLICE = 1800;

const [, , flag, folder = "docs/screens", ...asked] = process.argv;
const isForJudging = flag === "--png";
/** Those of the choices that were asked for, or all. */
const chosen = <Choice extends string>(choices: readonly Choice[]): readonly Choice[] => {
  const some = choices.filter((choice) => asked.includes(choice));
  return some.length > 0 ? some : choices;
};
const widths = isForJudging ? chosen(["1920", "1280", "768", "390"]).map(Number) : [1280, 390];
const themes = isForJudging ? chosen(["light", "dark"]) : (["light"] as const);
mkdirSync(folder, { recursive: true });
const site = await serveSite(Number(process.env["PORT"] ?? 3484));
const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_FLAGS });
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce", bypassCSP: true });
  for (const name of chosen(Object.keys(PAGES))) {
    await page.goto(`${site.origin}${PAGES[name]}`);
    await page.waitForLoadState("networkidle");
    // In the gutter, where nothing is under it: a reader's first move brings the late rules, the calendar, the face of code.
    // Two moves: browsers tell no distance with the first one in a document.
    await page.mouse.move(3, 600);
    await page.mouse.move(4, 600);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await page.waitForLoadState("networkidle");
    // The calendar, where it is in sight; further down it waits for somebody to come.
    await page.waitForFunction(
      () => !((document.querySelector(".scheduler-spinner")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) < innerHeight),
    );
    await page.evaluate(async () => void (await document.fonts.ready));
    // A share of a window as high as the page would make the page higher.
    await page.addStyleTag({ content: "main { min-height: 0 !important }" });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: isForJudging ? whole : Math.min(whole, MAX_HEIGHT) });
    // What is laid out only now may have another height than was guessed.
    const height = await page.evaluate(() => Math.min(Math.ceil(document.body.getBoundingClientRect().height), innerHeight));
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      if (isForJudging) await writeSlices(page, `${folder}/${name}-${width}-${colorScheme}`, width, height);
      else {
        const clip = { x: 0, y: 0, width, height: name === "home" && width === 1280 ? 900 : height };
        await sharp(await page.screenshot({ clip }))
          .webp({ quality: 42, effort: 6 })
          .toFile(`${folder}/${name}-${width}.webp`);
      }
    }
    await page.setViewportSize({ width, height: 900 });
    console.log(`${folder}/${name}-${width}`);
  }
  await page.close();
}
await browser.close();
await site.stop();

async function writeSlices(page: Page, start: string, width: number, height: number) {
  for (let y = 0, slice = 1; y < height; y += SLICE, slice++)
    await page.screenshot({ path: `${start}-${slice}.png`, clip: { x: 0, y, width, height: Math.min(SLICE, height - y) } });
}
