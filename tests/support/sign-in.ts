import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { Role } from "#core/access/permissions.ts";
import { OWNER_PASSWORD, ownerSession } from "./owner-session.ts";

/** Signs the page's context in: as the owner, or as somebody of that role, invited for this test alone. Returns their address. */
export async function signIn(page: Page, role: Role = "owner"): Promise<string> {
  await page.goto("/readyz");
  const { origin, port } = new URL(page.url());
  const cookies = await ownerCookies(port);
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  if (role === "owner") return "owner";
  const email = `${role}-${randomUUID()}@staff.example`;
  const { request } = page.context();
  const form = { intent: "invite", name: `The ${role}`, email, role, password: OWNER_PASSWORD };
  expect((await request.post("/admin/accounts", { form, headers: { origin } })).ok()).toBe(true);
  const mail = /\/admin\/outbox\/[\w-]+/.exec(await textOf(request, `/admin/outbox?q=${email}`))?.[0] ?? "";
  const link = /http[^\s<]+magic-link[^\s<]+/.exec(await textOf(request, mail))?.[0].replaceAll("&amp;", "&") ?? "";
  await page.context().clearCookies();
  // By its cookies alone: a story opens the page that it is about itself.
  expect(new URL((await request.get(link)).url()).pathname).toMatch(/^\/admin\/?$/);
  return email;
}

async function textOf(request: Page["request"], address: string): Promise<string> {
  return (await request.get(address)).text();
}

/** The server is ready a moment before its first session is. */
async function ownerCookies(port: string): Promise<{ name: string; value: string }[]> {
  let found: { name: string; value: string }[] = [];
  await expect(() => {
    found = JSON.parse(readFileSync(ownerSession(port), "utf8")) as typeof found;
  }).toPass({ timeout: 15_000 });
  return found;
}
