import { type Browser, expect, type Page, test } from "@playwright/test";
import { authenticatorCode } from "../support/authenticator.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const password = "four quiet green trains";

// One after another: there is one owner. By name, because passkeys take no bare address; by the real clock, because codes go by it.
test.describe.configure({ mode: "serial" });
let site: OwnSite;
let owner: Page;
let email = "";
let secret = "";
let codes: string[] = [];

test.beforeAll(async ({ browser }) => {
  site = await startOwnSite({ host: "localhost", isDemoDay: false });
  owner = await openPage(browser);
});
test.afterAll(async () => {
  await owner?.context().close();
  await site?.stop();
});

const openPage = async (browser: Browser) => (await browser.newContext({ baseURL: site.origin })).newPage();
const panel = (page: Page, name: string) => page.getByRole("region", { name });
const codeNow = () => authenticatorCode(secret);

async function isClean(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violationsOf(page), `at ${width} px`).toEqual([]);
    const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect.soft(scroll, `sideways at ${width}`).toBeLessThanOrEqual(client ?? 0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function signIn(page: Page, { secondStep = true } = {}) {
  await page.goto("/admin/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  if (secondStep) await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

test("the owner comes by the printed link, once, and sets a password", async ({ browser }) => {
  const faults = watchPage(owner);
  await owner.goto(site.ownerLink);
  await expect(owner).toHaveURL(/\/admin\/?$/);
  await owner.goto("/admin/account");
  email = (await owner.locator(".admin-head p").textContent()) ?? "";
  const part = panel(owner, "Password");
  await part.getByLabel("A new password").fill("password12345");
  await part.getByRole("button", { name: "Set the password" }).click();
  await expect(owner.getByRole("alert")).toContainText("Many people use that one. Choose another.");
  await part.getByLabel("A new password").fill(password);
  await part.getByRole("button", { name: "Set the password" }).click();
  await expect(owner.getByRole("status").filter({ hasText: "The password is set." })).toBeVisible();
  const stranger = await openPage(browser);
  await stranger.goto(site.ownerLink);
  await stranger.goto("/admin/");
  await expect(stranger).toHaveURL(/\/admin\/sign-in/);
  await isClean(stranger);
  await stranger.context().close();
  expect(faults.filter((fault) => !/status of 4\d\d|left the site: http:\/\/localhost/.test(fault))).toEqual([]);
});

test("a second factor is set up with a QR code, confirmed, and gives ten codes once", async () => {
  const part = panel(owner, "Second factor");
  await owner.goto("/admin/account");
  await part.getByLabel("Your password").fill(password);
  await part.getByRole("button", { name: "Set it up" }).click();
  await expect(part.getByRole("img", { name: "The key as a QR code" })).toBeVisible();
  secret = (await part.locator(".account-key").textContent())?.replaceAll(" ", "") ?? "";
  await isClean(owner);
  await part.getByLabel("The code it shows").fill("000000");
  await part.getByRole("button", { name: "Turn it on" }).click();
  await expect(owner.getByRole("alert")).toHaveText("That code does not fit. Write the one that shows now.");
  await part.getByLabel("The code it shows").fill(codeNow());
  await part.getByRole("button", { name: "Turn it on" }).click();
  await expect(part.getByRole("list", { name: "Backup codes" }).getByRole("listitem")).toHaveCount(10);
  codes = await part.locator(".account-codes code").allTextContents();
  await isClean(owner);
  await owner.goto("/admin/account");
  await expect(part).toContainText("On. 10 backup codes are left.");
  await expect(part.getByText(codes[0] ?? "none")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false])
  test(`signing in takes two steps, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ browser }) => {
    const page = await (await browser.newContext({ baseURL: site.origin, javaScriptEnabled })).newPage();
    await page.goto("/admin/");
    await expect(page).toHaveURL(/\/admin\/sign-in/);
    await signIn(page);
    if (javaScriptEnabled) await isClean(page);
    await page.getByLabel("Code").fill("123 456");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("That code does not fit.");
    // On paper without scripts: the authenticator's code works once, and half a minute would pass until the next.
    await page.getByLabel("Code").fill(javaScriptEnabled ? codeNow() : (codes[0] ?? ""));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/admin\/?$/);
    await page.context().close();
  });

test("sessions are listed and ended, one or all others", async ({ browser }) => {
  const part = panel(owner, "Sessions");
  await owner.goto("/admin/account");
  await expect(part.getByRole("listitem")).toHaveCount(3);
  await expect(part.getByRole("listitem").filter({ hasText: "(this one)" })).toContainText("Chrome on Linux (this one)127.0.0.0, since ");
  const other = await openPage(browser);
  await signIn(other);
  await other.getByLabel("Code").fill(codes[1] ?? "");
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other).toHaveURL(/\/admin\/?$/);
  await owner.reload();
  await expect(part.getByRole("listitem")).toHaveCount(4);
  await part.getByRole("listitem").filter({ hasNotText: "(this one)" }).first().getByRole("button").click();
  await expect(part.getByRole("listitem")).toHaveCount(3);
  await part.getByRole("button", { name: "End all others" }).click();
  await expect(part.getByRole("listitem")).toHaveCount(1);
  await other.goto("/admin/");
  await expect(other).toHaveURL(/\/admin\/sign-in/);
  await other.context().close();
});

test("a passkey is added, named, used to sign in, and removed", async ({ browser }) => {
  const client = await owner.context().newCDPSession(owner);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  const part = panel(owner, "Passkeys");
  await owner.goto("/admin/account");
  await hydrate(owner);
  await part.getByLabel("A name for a new one").fill("Work laptop");
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await expect(part.getByText("Added. Sign in with it from now on.")).toBeVisible();
  await expect(part.getByRole("listitem")).toContainText("Work laptop");
  await part.getByLabel("Name of Work laptop").fill("Desk at home");
  await part.getByRole("button", { name: "Rename" }).click();
  await expect(part.getByRole("listitem")).toContainText("Desk at home");
  await isClean(owner);

  const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
  const other = await openPage(browser);
  const its = await other.context().newCDPSession(other);
  await its.send("WebAuthn.enable");
  const { authenticatorId: second } = await its.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  await other.goto("/admin/sign-in");
  await hydrate(other);
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(other.getByRole("alert")).toContainText("Nothing happened");
  for (const credential of credentials) await its.send("WebAuthn.addCredential", { authenticatorId: second, credential });
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(other).toHaveURL(/\/admin\/?$/);
  await other.context().close();

  await part.getByLabel("Your password, to remove Desk at home").fill("not this one at all");
  await part.getByRole("button", { name: "Remove" }).click();
  await expect(owner.getByRole("alert")).toContainText("That is not your password.");
  await part.getByLabel("Your password, to remove Desk at home").fill(password);
  await part.getByRole("button", { name: "Remove" }).click();
  await expect(part).toContainText("None yet.");
});

test("the sixth wrong try is refused and says how long to wait", async ({ request }) => {
  const answers = [];
  for (let times = 0; times < 6; times++)
    answers.push(
      await request.post(`${site.origin}/admin/sign-in`, {
        form: { email, password: "wrong wrong wrong" },
        headers: { origin: site.origin },
      }),
    );
  expect(answers.map((answer) => answer.status())).toEqual([401, 401, 401, 401, 401, 429]);
  expect(Number(answers[5]?.headers()["retry-after"])).toBeGreaterThan(600);
  for (const call of ["sign-in/email", "sign-up/email", "two-factor/disable", "sign-in/magic-link"])
    expect(
      (await request.post(`${site.origin}/api/auth/${call}`, { data: { email, password }, headers: { origin: site.origin } })).status(),
      call,
    ).toBe(404);
});

test("the second factor ends with the password, the password changes with the old one, and all of it is in the log", async () => {
  await owner.goto("/admin/account");
  const factor = panel(owner, "Second factor");
  await factor.getByLabel("Your password").fill("not this one");
  await factor.getByRole("button", { name: "Turn it off" }).click();
  await expect(owner.getByRole("alert")).toContainText("That is not your password.");
  await factor.getByLabel("Your password").fill(password);
  await factor.getByRole("button", { name: "Turn it off" }).click();
  await expect(factor).toContainText("Off.");
  const part = panel(owner, "Password");
  await part.getByLabel("The one you have").fill(password);
  await part.getByLabel("A new password").fill("another long green one");
  await part.getByRole("button", { name: "Change the password" }).click();
  await expect(owner.getByRole("status").filter({ hasText: "The password is set." })).toBeVisible();
  await owner.goto("/admin/log");
  const log = await owner.locator("main").innerText();
  for (const action of [
    "second-factor.on",
    "second-factor.off",
    "passkey.add",
    "passkey.name",
    "passkey.remove",
    "session.end",
    "sign-in.refused",
  ])
    expect(log).toContain(action);
  expect(log).not.toContain(password);
});
