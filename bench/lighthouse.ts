// Lighthouse on a phone, and the weight of each page, held against the budgets.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { serveSite } from "./serve.ts";

const PAGES = [
  "/",
  "/services/seo/",
  "/blog/crawl-budget-myth",
  "/tools/",
  "/tools/md5-generator/",
  "/tools/title-tag-checker/",
  "/tools/sitemap-generator/",
];
const RUNS = 3;

export async function benchLighthouse(pages: readonly string[] = PAGES) {
  const site = await serveSite(3483);
  const chrome = await launch({ chromePath: findChromium() ?? "", chromeFlags: [...CHROMIUM_FLAGS, "--headless=new"] });
  try {
    console.log("page                          perf  a11y  best  seo   LCP ms  CLS    HTML+CSS  fonts  JS before");
    for (const page of pages) {
      await fetch(site.origin + page);
      // The tight packing follows a moment after the first visit.
      await new Promise((resolve) => setTimeout(resolve, 4000));
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(site.origin + page, chrome.port));
      runs.sort((a, b) => a.lcp - b.lcp);
      const median = runs[Math.floor(RUNS / 2)];
      if (!median) continue;
      const { scores, lcp, cls, html, fonts, scripts, failed } = median;
      console.log(
        [
          page.padEnd(28),
          ...scores.map((score) => String(score).padStart(4)),
          String(Math.round(lcp)).padStart(7),
          cls.toFixed(4).padStart(7),
          kb(html),
          kb(fonts),
          kb(scripts),
        ].join("  "),
      );
      for (const audit of failed) console.log(`    ${audit}`);
    }
  } finally {
    await chrome.kill();
    await site.stop();
  }
}

async function measure(url: string, port: number) {
  const report = (await lighthouse(url, { port, output: "json", logLevel: "error" }))?.lhr;
  if (!report) throw new Error(`Lighthouse gave no report of ${url}`);
  const requests =
    (report.audits["network-requests"]?.details as { items: { url: string; resourceType: string; transferSize: number }[] } | undefined)
      ?.items ?? [];
  const bytes = (...types: string[]) =>
    requests.filter(({ resourceType }) => types.includes(resourceType)).reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map((id) => Math.round((report.categories[id]?.score ?? 0) * 100)),
    lcp: report.audits["largest-contentful-paint"]?.numericValue ?? 0,
    cls: report.audits["cumulative-layout-shift"]?.numericValue ?? 0,
    html: bytes("Document", "Stylesheet"),
    fonts: bytes("Font"),
    scripts: bytes("Script"),
    failed: Object.values(report.audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && scoreDisplayMode !== "informative" && scoreDisplayMode !== "notApplicable",
      )
      .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ""}`),
  };
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(8);
