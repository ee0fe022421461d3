import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";

/** Bytes of script, packed and without headers, that a page has asked for when a first touch has brought React. */
export async function scriptBytesAfterTouch(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      // One that is answered while the browser is being closed cannot be weighed any more.
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      );
    });
    await page.goto(url);
    // Not over the header, whose script waits until somebody turns to it.
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await page.waitForLoadState("networkidle");
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}
