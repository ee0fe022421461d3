import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { violationsOf } from "../support/violations.ts";
import { watchPage } from "../support/watch-page.ts";

const KEY = "sk-hush-hush-1234";

// A site of its own: what is set up here would answer the tools that other stories try with nothing configured.
let site: OwnSite;
let model: Server;
/** What the model was asked with. */
const asked: string[] = [];
test.beforeAll(async () => {
  model = createServer((request, response) => {
    const { authorization = "" } = request.headers;
    asked.push(`${request.method} ${request.url} ${authorization}`);
    if (authorization !== `Bearer ${KEY}`) return response.writeHead(401).end("{}");
    const piece = { choices: [{ delta: { content: "Hello" }, finish_reason: "stop" }], usage: { prompt_tokens: 12, completion_tokens: 1 } };
    response.writeHead(200, { "content-type": "text/event-stream" }).end(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  site = await startOwnSite();
});
test.afterAll(async () => {
  model.close();
  await site.stop();
});

// One after another: there is one account, and one link into it.
test.describe.configure({ mode: "serial" });

let session: Awaited<ReturnType<import("@playwright/test").BrowserContext["storageState"]>> | undefined;

for (const javaScriptEnabled of [true, false])
  test(`the owner keeps a key, tests it, sees what the day costs and takes the key back ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.origin, ...(session ? { storageState: session } : {}) });
    const page = await context.newPage();
    const faults = watchPage(page);
    if (!session) {
      await page.goto(site.ownerLink);
      session = await context.storageState();
    }
    await page.goto("/admin/providers");
    const source = page.getByRole("region", { name: "Language model" });
    const key = source.getByLabel(/^Key; a server of your own/);
    const most = source.getByLabel("Most tokens a day");
    const said = page.locator(".admin-message");
    await expect(source).toContainText(/Not set up\. Used today: \d+ of 500,000 tokens\./);
    await expect(source.getByRole("button", { name: /^Test/ })).toHaveCount(0);

    // Past what a browser holds back by itself: a form may come from elsewhere.
    await source.locator("form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await source.getByLabel("Model", { exact: true }).fill("small");
    await key.fill(KEY);
    await most.fill("-5");
    await source.getByRole("button", { name: "Keep" }).click();
    await expect(said).toHaveText("Nothing was kept. What is to be changed stands beside its field.");
    await expect(source.getByLabel(/^Base address/)).toHaveAccessibleDescription(/^Add this: without “Base address/);
    await expect(most).toHaveAccessibleDescription("Write a whole number of tokens, from 0 to 999999999. 0 means that it is not asked.");
    await expect(most).toHaveValue("-5");
    await expect(source.getByLabel("Model", { exact: true })).toHaveValue("small");
    if (!javaScriptEnabled) await expect(key).toHaveValue("");
    expect(await page.content()).not.toContain(KEY);
    await expect(source).toContainText("Not set up.");
    // The refusal is told by its status too.
    expect(faults.splice(0).filter((fault) => !fault.includes("status of 422"))).toEqual([]);
    await page.goto("/admin/providers");

    await source.getByLabel(/^Base address/).fill(`http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`);
    await source.getByLabel("Model", { exact: true }).fill("small");
    await key.fill("wrong");
    await source.getByRole("button", { name: "Keep" }).click();
    await expect(said).toHaveText("Kept. Test it: only an answer shows that the key is right.");
    await expect(key).toHaveValue("");
    await source.getByRole("button", { name: "Test Language model" }).click();
    await expect(said).toHaveText("Language model refused the key that is set on this site.");

    await key.fill(KEY);
    await most.fill("7000");
    await source.getByRole("button", { name: "Keep" }).click();
    await expect(source).toContainText(/Set up\. Used today: \d+ of 7,000 tokens\./);
    await source.getByRole("button", { name: "Test Language model" }).click();
    await expect(said).toHaveText("It answers.");
    // The answer said what it cost, in place of what was put aside for it.
    await expect(source).toContainText(`Used today: ${javaScriptEnabled ? 13 : 26} of 7,000 tokens.`);
    expect(asked.at(-1)).toBe(`POST /v1/chat/completions Bearer ${KEY}`);

    await most.fill("0");
    await source.getByRole("button", { name: "Keep" }).click();
    await expect(source).toContainText("of 0 tokens.");
    await source.getByRole("button", { name: "Test Language model" }).click();
    await expect(said).toHaveText("Language model is not asked again today: this site has reached the limit that it set itself.");

    for (const address of ["/admin/providers", "/admin/log"]) expect(await (await context.request.get(address)).text()).not.toContain(KEY);
    await page.goto("/admin/providers");
    await expect(key).toHaveValue("");
    await expect(source.getByText("Kept. It is not shown again; leave this empty to keep it.").first()).toBeVisible();
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);

    await source.getByRole("button", { name: "Forget its keys" }).click();
    await expect(said).toHaveText("Forgotten. Its keys are gone from the database.");
    await expect(source).toContainText(/Not set up\. Used today: \d+ of 500,000 tokens\./);
    await expect(source.getByText("It is not shown again")).toHaveCount(0);
    expect(faults).toEqual([]);
    await context.close();
  });
