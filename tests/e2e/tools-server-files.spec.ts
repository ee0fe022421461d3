import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";
import { hydrate, watchPage, watchPosts } from "../support/watch-page.ts";

test("a visitor types a domain and sees the rules and the four doors at once", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/rewrite-to-www/");
  await hydrate(page);
  const posts = watchPosts(page);
  await page.getByLabel("Domain").fill("bücher.example");
  await expect(page.getByRole("heading", { name: "One address: https://www.bücher.example" })).toBeVisible();
  await expect(page.getByText('Redirect 301 "/" "https://www.xn--bcher-kva.example/"').first()).toBeVisible();
  await page.getByLabel("The one address").selectOption("root");
  await expect(page.getByText('Redirect 301 "/" "https://xn--bcher-kva.example/"').first()).toBeVisible();
  expect(posts).toEqual([]);
  // The list of public endings is asked on the server.
  await page.getByLabel("Domain").fill("co.uk");
  await page.getByRole("button", { name: "Write the rules" }).click();
  await expect(page.getByText("co.uk is an ending that many sites share", { exact: false }).first()).toBeVisible();
  expect(faults.filter((fault) => !fault.includes("422"))).toEqual([]);
});

test("a visitor mends a list of redirects and takes the file along", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/redirect-file-directory/");
  await hydrate(page);
  await page.getByLabel("Old and new addresses").fill("/a /b\n/b /c\n/left /right\n/right /left");
  await expect(page.getByRole("heading", { name: "Rows 3 and 4 send visitors in a circle" })).toBeVisible();
  await page.getByRole("button", { name: "Use the repaired list" }).click();
  await expect(page.getByLabel("Old and new addresses")).toHaveValue("/a,/c,301,file,keep\n/b,/c,301,file,keep");
  await expect(page.getByRole("heading", { name: "2 redirects, nothing to mend" })).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).first().click()]);
  expect(await readFile(await saved.path(), "utf8")).toBe(
    '# Redirects, for the .htaccess in the document root\nRedirectMatch 301 "^/a/?$" "/c"\nRedirectMatch 301 "^/b/?$" "/c"\n',
  );
  expect(faults).toEqual([]);
});

test("a visitor makes a password line without sending the password anywhere", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/htaccess-generator/");
  await hydrate(page);
  const posts = watchPosts(page);
  await page.getByText("Password and addresses", { exact: true }).click();
  await page.getByLabel("User name").fill("anna");
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await expect(page.getByText('AuthName "Members only"')).toBeVisible();
  await page.getByRole("button", { name: "Write the files" }).click();
  await expect(page.getByText(/^anna:\$2y\$10\$/)).toBeVisible();
  expect([posts, new URL(page.url()).search]).toEqual([[], ""]);
  expect(faults).toEqual([]);
});

fresh.describe("without JavaScript", () => {
  fresh.use({ javaScriptEnabled: false });

  fresh("the forms are answered by the server, and the file can be saved", async ({ page }) => {
    await page.goto("/tools/htaccess-generator/");
    await page.getByLabel("Page for 404").fill("/lost.html");
    await page.getByText("Private files", { exact: true }).click();
    await page.getByLabel("Everything that begins with a dot").check();
    await page.getByRole("button", { name: "Write the files" }).click();
    await expect(page.getByText('ErrorDocument 404 "/lost.html"').first()).toBeVisible();
    await expect(page.getByLabel("Page for 404")).toHaveValue("/lost.html");
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).click()]);
    expect(await readFile(await saved.path(), "utf8")).toContain('RedirectMatch 404 "/\\.(?!well-known(?:/|$))"');
  });
});
