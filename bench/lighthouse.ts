// Lighthouse on a phone, and the weight of each page, held against the budgets.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { freePort } from "../tests/support/free-port.ts";
import { TEMPLATES } from "../tests/support/pages.ts";
import { bytesAfterTouch } from "./script-weight.ts";
import { serveSite } from "./serve.ts";

/** One page of every template; Lighthouse judges no page that answers 404. */
const PAGES = TEMPLATES.filter((path) => path !== "/no-such-page/");
const RUNS = 3;

/** Milliseconds, shares and bytes that a page may have at most; scores it must have at least. */
const BUDGET = {
  performance: 99,
  score: 100,
  lcp: 1200,
  cls: 0.01,
  html: 24_000,
  fonts: 35_000,
  before: 0,
  after: 105_000,
  sheets: 20_000,
  toolSheets: 28_000,
};

export async function benchLighthouse(pages: readonly string[] = PAGES) {
  const site = await serveSite(await freePort());
  const chrome = await launch({ chromePath: findChromium() ?? "", chromeFlags: [...CHROMIUM_FLAGS, "--headless=new"] });
  const misses: string[] = [];
  try {
    console.log(HEAD);
    for (const page of pages) {
      const url = site.origin + page;
      // The tight packing follows a moment after the first visits.
      for (let visit = 0; visit <= 10; visit++) await (await fetch(url)).text();
      await new Promise((resolve) => setTimeout(resolve, 4000));
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(url, chrome.port));
      const median = medianOf(runs);
      const after = await bytesAfterTouch(url);
      console.log(row(page, median, after));
      for (const audit of median.failed) console.log(`    ${audit}`);
      misses.push(...missesOf(page, median, after).map((miss) => `${page} ${miss}`));
    }
  } finally {
    await chrome.kill();
    await site.stop();
  }
  console.log(misses.length > 0 ? `\nOver budget:\n${misses.join("\n")}` : "\nEvery page is within its budget.");
}

const HEAD =
  "page                                  perf a11y best  seo   FCP    LCP    TBT     CLS  HTML+CSS   fonts  images  JS before   after  CSS at first interaction";

type Measured = Awaited<ReturnType<typeof measure>>;
type AfterTouch = Awaited<ReturnType<typeof bytesAfterTouch>>;

function row(page: string, { scores, fcp, lcp, tbt, cls, html, fonts, images, scripts }: Measured, after: AfterTouch): string {
  return [
    page.padEnd(36),
    ...scores.map((score) => String(score).padStart(5)),
    ...[fcp, lcp, tbt].map((ms) => String(Math.round(ms)).padStart(6)),
    cls.toFixed(4).padStart(7),
    ...[html, fonts, images, scripts, after.script, after.stylesheet].map((bytes) => (bytes / 1000).toFixed(1).padStart(7)),
  ].join(" ");
}

function missesOf(page: string, { scores, lcp, cls, html, fonts, scripts }: Measured, after: AfterTouch): string[] {
  const [performance = 0, ...others] = scores;
  const limits: (readonly [name: string, value: number, limit: number])[] = [
    ["LCP", lcp, BUDGET.lcp],
    ["CLS", cls, BUDGET.cls],
    ["HTML and CSS", html, BUDGET.html],
    ["fonts", fonts, BUDGET.fonts],
    ["JS before touch", scripts, BUDGET.before],
    ["CSS at first interaction", after.stylesheet, page.startsWith("/tools/") ? BUDGET.toolSheets : BUDGET.sheets],
    // A tool's own page brings its tool.
    ...(/^\/tools\/(?!api\/|rules\/)./.test(page) ? [] : [["JS after touch", after.script, BUDGET.after] as const]),
  ];
  return [
    ...(performance < BUDGET.performance ? [`performance ${performance}`] : []),
    ...(others.some((score) => score < BUDGET.score) ? [`accessibility, best practices, SEO ${others.join(", ")}`] : []),
    ...limits.filter(([, value, limit]) => value > limit).map(([name, value, limit]) => `${name} ${Number(value.toFixed(4))} of ${limit}`),
  ];
}

/** Each figure's median by itself: one run may paint early and stumble afterwards. What failed is what failed in most runs. */
function medianOf(runs: readonly Measured[]): Measured {
  const middle = (of: (run: Measured) => number) => runs.map(of).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  const failures = Map.groupBy(
    runs.flatMap(({ failed }) => failed),
    (audit) => audit.slice(0, audit.indexOf(":")),
  );
  return {
    scores: [0, 1, 2, 3].map((place) => middle(({ scores }) => scores[place] ?? 0)),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    html: middle(({ html }) => html),
    fonts: middle(({ fonts }) => fonts),
    images: middle(({ images }) => images),
    scripts: middle(({ scripts }) => scripts),
    failed: [...failures.values()].flatMap((times) => (times.length > runs.length / 2 ? times.slice(0, 1) : [])),
  };
}

async function measure(url: string, port: number) {
  const report = (await lighthouse(url, { port, output: "json", logLevel: "error" }))?.lhr;
  if (!report) throw new Error(`Lighthouse gave no report of ${url}`);
  const requests =
    (report.audits["network-requests"]?.details as { items: { url: string; resourceType: string; transferSize: number }[] } | undefined)
      ?.items ?? [];
  const bytes = (...types: string[]) =>
    requests.filter(({ resourceType }) => types.includes(resourceType)).reduce((sum, { transferSize }) => sum + transferSize, 0);
  const value = (id: string) => report.audits[id]?.numericValue ?? 0;
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map((id) => Math.round((report.categories[id]?.score ?? 0) * 100)),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    html: bytes("Document", "Stylesheet"),
    fonts: bytes("Font"),
    images: bytes("Image"),
    scripts: bytes("Script"),
    failed: Object.values(report.audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && scoreDisplayMode !== "informative" && scoreDisplayMode !== "notApplicable",
      )
      .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ""}`),
  };
}
