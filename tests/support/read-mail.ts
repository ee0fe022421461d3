import { type Browser, expect } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/** The newest mail to an address with that subject, as the owner reads it in the outbox: its words with their links. */
export async function readMail(browser: Browser, email: string, subject: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await signIn(page);
    const row = page.getByRole("row").filter({ hasText: subject }).first();
    // A mail that a job writes may come a moment later.
    await expect(async () => {
      await page.goto(`/admin/outbox?q=${encodeURIComponent(email)}`);
      await expect(row).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    const address = await row.getByRole("link").first().getAttribute("href");
    return (await (await page.context().request.get(address ?? "")).text()).replaceAll("&amp;", "&");
  } finally {
    await page.context().close();
  }
}

/** The first address in a mail that leads below a path of the site. */
export function linkIn(mail: string, path: string): string {
  return new RegExp(`https?://[^\\s"<\\\\]+${path}[\\w/-]+`).exec(mail)?.[0] ?? "";
}
