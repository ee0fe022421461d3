import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** Where the pictures of a hosted dataset are: on a network that tests do not reach. */
const HOSTED_PICTURES = "https://cdn.sanity.io/images/";
const ONE_PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** Everything that should not happen on a page: messages, faults, refused code, requests that leave the site. */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports a page that answers 404 this way.
    if (message.type() === "error" && !/status of 404/.test(message.text())) faults.push(message.text());
    if (message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  const isHosted = process.env["TEST_CONTENT"] === "hosted";
  if (isHosted) void page.route(`${HOSTED_PICTURES}**`, (route) => route.fulfill({ contentType: "image/png", body: ONE_PIXEL }));
  page.on("request", (request) => {
    if (isHosted && request.url().startsWith(HOSTED_PICTURES)) return;
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

/**
 * Waits until React has taken the page over: its listeners stand, its first commit is done, a tool's own part of the page is held, and the
 * header is alive if the pointer came to it.
 */
export async function hydrate(page: Page): Promise<void> {
  // A page that a form led to may still be on its way: nobody listens yet.
  await page.waitForLoadState();
  // Two moves: browsers tell no distance with the first one in a document, and a pointer that only rests wakes nobody.
  await page.mouse.move(6, 6);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 1);
  await takenOver(page);
  await page.waitForFunction(() => {
    const logo = document.elementFromPoint(5, 5)?.closest(".top")?.querySelector(".logo");
    const awaited = [logo, document.querySelector("main .tool")].filter((part) => part != null);
    return awaited.every((part) => Object.keys(part).some((name) => name.startsWith("__react")));
  });
}

/** Waits for React's first commit, whatever made it come. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root =
      key && (document as unknown as Record<string, { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } }>)[key];
    return root && root.stateNode.current.memoizedState?.isDehydrated === false;
  });
}

/** Scrolled to, and taken over by React: until then a link loads a document, and a form is the browser's own. */
export async function alive(part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((name) => name.startsWith("__react")))).toBe(true);
  return part;
}

/** Tells, when asked, that the page has nothing left to do: the browser is idle and no request is under way. */
export function watchRest(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  page.on("request", (request) => underway.add(request));
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => underway.delete(request));
  return () =>
    expect
      .poll(async () => {
        await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
        return underway.size;
      })
      .toBe(0);
}
