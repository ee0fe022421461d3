import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "@playwright/test";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate } from "../support/watch-page.ts";

// One site of its own, with other companies configured, for all of these; a server on loopback stands in for the companies.
test.describe.configure({ mode: "default" });

let company: Server;
let site: OwnSite;
let foreign = "";

test.beforeAll(async () => {
  company = createServer((request, response) => {
    if (request.url === "/speed.js") return void response.writeHead(503).end();
    response.writeHead(200, { "content-type": "text/javascript" }).end(`document.documentElement.dataset["company"] = "${request.url}";`);
  });
  company.listen(0, "127.0.0.1");
  await once(company, "listening");
  foreign = `http://127.0.0.1:${(company.address() as AddressInfo).port}`;
  site = await startOwnSite({
    env: {
      CHAT_SCRIPT_URL: `${foreign}/chat.js`,
      SPEED_SCRIPT_URL: `${foreign}/speed.js`,
      BADGE_SCRIPT_URL: `${foreign}/badge.js`,
      BADGE_URL: `${foreign}/reviews`,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  company.close();
});

test("a site that configures nobody asks nothing and lets nobody in", async ({ page }) => {
  const response = await page.goto("/privacy-policy/");
  await hydrate(page);
  await expect(page.getByTestId("consent")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Privacy choices" })).toHaveCount(0);
  expect(response?.headers()["content-security-policy"]).not.toContain("http");
});

test("nothing of another company is asked for before consent, nor after a no; the footer leads back to the choice", async ({ page }) => {
  const { asked, lines } = watch(page);
  const response = await page.goto(`${site.origin}/privacy-policy/`);
  expect(response?.headers()["content-security-policy"]).toContain(foreign);
  await hydrate(page);
  const banner = page.getByTestId("consent");
  await expect(banner).toContainText("We would like to load");
  expect(await violationsOf(page, "everything", { part: ".consent" })).toEqual([]);
  const sizes = await banner.getByRole("button").evaluateAll((buttons) => buttons.map((each) => [each.clientWidth, each.className]));
  expect(new Set(sizes.map(String)).size).toBe(1);
  await banner.getByRole("button", { name: "Reject" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await hydrate(page);
  expect(asked).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
  await banner.getByRole("button", { name: "Choose" }).click();
  await banner.getByLabel(/measure how fast pages are/).check();
  await banner.getByRole("button", { name: "Keep this choice" }).click();
  await expect.poll(() => asked).toEqual(["/speed.js"]);
  const line = `Speed monitoring did not load: ${foreign}/speed.js`;
  await expect.poll(() => lines).toEqual([line]);
  // Not again with the next page, which needs no document.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms and conditions" }).last().click();
  await expect(page).toHaveURL(/\/terms-and-conditions\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and conditions");
  expect([lines, asked]).toEqual([[line], ["/speed.js"]]);
});

test("after a yes badge and speed script come at once, on every kind of page, and the chat when it is pressed", async ({ page }) => {
  const { asked } = watch(page);
  await page.goto(`${site.origin}/privacy-policy/`);
  await hydrate(page);
  await page.getByTestId("consent").getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => asked.toSorted()).toEqual(["/badge.js", "/speed.js"]);
  await expect(page.getByRole("link", { name: /^Our reviews on / })).toHaveAttribute("href", `${foreign}/reviews`);
  const launcher = page.getByRole("link", { name: "Chat", exact: true });
  await launcher.click();
  await expect(page.locator("html")).toHaveAttribute("data-company", "/chat.js");
  await expect(launcher).toBeHidden();
  await expect(page.getByTestId("chat")).toHaveCount(0);
  for (const path of ["/", "/blog/crawl-budget-myth", "/tools/md5-generator/", "/no-such-page/"]) {
    asked.length = 0;
    await page.goto(site.origin + path);
    await hydrate(page);
    await expect.poll(() => asked.toSorted(), path).toEqual(["/badge.js", "/speed.js"]);
    await expect(page.getByTestId("consent")).toHaveCount(0);
    await expect(launcher, path).toBeVisible();
  }
});

test("a browser that asks not to be shared is not asked, and gets nobody; our own chat still opens", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }));
  const { asked } = watch(page);
  await page.goto(`${site.origin}/privacy-policy/`);
  await hydrate(page);
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await expect(page.getByTestId("chat").getByRole("heading", { name: "Chat" })).toBeVisible();
  await expect(page.getByTestId("consent")).toHaveCount(0);
  expect(asked).toEqual([]);
});

/** What the page asks of the other company, and what our own code tells the console. */
function watch(page: Page): { asked: string[]; lines: string[] } {
  const asked: string[] = [];
  const lines: string[] = [];
  page.on("request", (request) => request.url().startsWith(foreign) && asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => message.type() === "warning" && lines.push(message.text()));
  return { asked, lines };
}
