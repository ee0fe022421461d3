import type { Page } from "@playwright/test";

/** Everything that should not happen on a page: messages, faults, refused code, requests that leave the site. */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports a page that answers 404 this way.
    if (message.type() === "error" && !/status of 404/.test(message.text())) faults.push(message.text());
    if (message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1:\d+|data:|blob:)/.test(request.url())) faults.push(`left the site: ${request.url()}`);
  });
  return faults;
}

/** Waits until React has taken the page over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
