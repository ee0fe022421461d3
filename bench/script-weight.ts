import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";

/** Bytes of script and of style sheets, packed and without headers, that a page has asked for when a first touch has brought React. */
export async function bytesAfterTouch(url: string): Promise<{ script: number; stylesheet: number }> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const bytes = { script: 0, stylesheet: 0 };
    const sizes: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      const type = request.resourceType();
      if (type !== "script" && type !== "stylesheet") return;
      // One that is answered while the browser is being closed cannot be weighed any more.
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => {
            bytes[type] += responseBodySize;
          },
          () => {},
        ),
      );
    });
    await page.goto(url);
    // Not over the header, whose script waits until somebody turns to it.
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
    await page.waitForLoadState("networkidle");
    await Promise.all(sizes);
    return bytes;
  } finally {
    await browser.close();
  }
}
