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

/** Everything that a page sends, but for the times it took, which every page tells. */
export function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/api/vitals")) posts.push(request.url());
  });
  return posts;
}

/** Waits until React has taken the page over: its listeners stand, its first commit is done, and the header is alive if the pointer came to it. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root =
      key && (document as unknown as Record<string, { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }>)[key];
    const logo = document.elementFromPoint(5, 5)?.closest(".top")?.querySelector(".logo");
    return (
      root &&
      root.stateNode.current.memoizedState?.isDehydrated === false &&
      (!logo || Object.keys(logo).some((name) => name.startsWith("__react")))
    );
  });
}
