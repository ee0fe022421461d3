// npm run screens: one page of every template at 1280 and 390 px into docs/screens/, to be opened and judged.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { serveSite } from "../bench/serve.ts";
import { CHROMIUM_FLAGS, findChromium } from "./chromium.mjs";

const PAGES: Record<string, string> = {
  home: "/",
  service: "/services/technical-seo/",
  "service-ppc": "/services/ppc-for-dentists/",
  blog: "/blog/",
  post: "/blog/crawl-budget-myth",
  tools: "/tools/",
  "tool-title": "/tools/title-tag-checker/?example=2",
  "tool-md5": "/tools/md5-generator/?example=1",
  "tool-sitemap": "/tools/sitemap-generator/",
  services: "/services/",
  creative: "/creative/",
  portfolio: "/portfolio",
  "case-studies": "/case-study/",
  "case-study": "/case-study/living-healthy-24/",
  testimonials: "/testimonial/",
  journey: "/our-journey/",
  founder: "/founder/maren-kowalczyk/",
  authors: "/author/",
  author: "/author/tobias-hallgren/",
  category: "/blog/category/technical-seo/",
  contact: "/contact-us",
  careers: "/career/",
  job: "/career/technical-seo-analyst",
  legal: "/privacy-policy/",
  "not-found": "/no-such-page/",
};

/** Taller pages are cut here: a picture is for judging, not for reading. */
const MAX_HEIGHT = 3600;

mkdirSync("docs/screens", { recursive: true });
const site = await serveSite(3484);
const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_FLAGS });
for (const width of [1280, 390]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(site.origin + path);
    await page.waitForLoadState("networkidle");
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHT);
    await page.setViewportSize({ width, height });
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: name === "home" && width === 1280 ? 900 : height } });
    await sharp(picture).jpeg({ quality: 60, mozjpeg: true }).toFile(`docs/screens/${name}-${width}.jpg`);
    await page.setViewportSize({ width, height: 900 });
    console.log(`docs/screens/${name}-${width}.jpg`);
  }
  await page.close();
}
await browser.close();
await site.stop();
