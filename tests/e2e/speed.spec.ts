import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

/** A route's id that only these tests tell of, so that their figures are their own. */
const sample = { route: "routes/journey/journey", device: "tablet", lcp: 1234, inp: 90, cls: 0.02, fcp: 800, ttfb: 100 };

test("a page tells once how it went, without an address or anything of its visitor", async ({ page }) => {
  const faults = watchPage(page);
  const told: { body: unknown; headers: Record<string, string> }[] = [];
  await page.route("**/api/vitals", async (route) => {
    told.push({ body: route.request().postDataJSON(), headers: route.request().headers() });
    await route.fulfill({ status: 204 });
  });
  await page.goto("/services/seo/?utm_source=somebody");
  await page.evaluate(
    () => new Promise((seen) => new PerformanceObserver(seen).observe({ type: "largest-contentful-paint", buffered: true })),
  );
  const loaded = page.waitForResponse(/tell-vitals/);
  await hydrate(page);
  await loaded;
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(() => new Promise((seen) => new PerformanceObserver(seen).observe({ type: "first-input", buffered: true })));
  const putAside = () => page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  await expect
    .poll(async () => {
      await putAside();
      return told.length;
    })
    .toBe(1);
  const body = told[0]?.body as Record<string, number | string>;
  expect(Object.keys(body).sort()).toEqual(["cls", "device", "fcp", "inp", "lcp", "route", "ttfb"]);
  expect([body["route"], body["device"]]).toEqual(["routes/services/service", "desktop"]);
  expect(Number(body["lcp"])).toBeGreaterThanOrEqual(Number(body["fcp"]));
  expect(JSON.stringify(body)).not.toContain("utm_source");
  expect(told[0]?.headers).not.toHaveProperty("cookie");
  await putAside();
  expect(told.length).toBe(1);
  expect(faults).toEqual([]);
});

test("what arrives is checked, counted and shown by route and device; too few are not judged", async ({ page }) => {
  const tell = (data: object) => page.request.post("/api/vitals", { data });
  for (const [wrong, status] of [
    [{ ...sample, route: "routes/nothing" }, 422],
    [{ ...sample, address: "203.0.113.7" }, 422],
    [{ ...sample, lcp: "fast" }, 422],
    [{ ...sample, route: "x".repeat(3000) }, 413],
  ] as const)
    expect((await tell(wrong)).status()).toBe(status);

  await signIn(page);
  for (let n = 0; n < 19; n++) expect((await tell(sample)).status()).toBe(204);
  const row = page.getByRole("row").filter({ hasText: "/our-journey" });
  await page.goto("/admin/speed?device=tablet");
  await expect(row).toContainText("too few (19)");
  await tell(sample);
  await page.goto("/admin/speed?device=tablet");
  await expect(row).toContainText("1.2 s good");
  await expect(row).toContainText("0.02 good");
  await expect(row.getByRole("cell").last()).toHaveText("20");
  const csv = await (await page.request.get("/admin/export/speed?device=tablet")).text();
  expect(csv).toContain("/our-journey");
});

for (const width of [1280, 390]) {
  test(`the speed screen is accessible at ${width} px and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, "editor");
    for (let n = 0; n < 20; n++)
      await page.request.post("/api/vitals", { data: { ...sample, route: "routes/founder/founder", lcp: 4100 } });
    await page.goto("/admin/speed");
    await hydrate(page);
    await expect(page.getByRole("row").filter({ hasText: "/founder/:slug" }).first()).toContainText("4.1 s poor");
    await page.getByText("By day").first().click();
    expect(await violationsOf(page, "everything", { part: "main" })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
