import type { Page } from "@playwright/test";

/** How far a thumb has to go at most, in pixels at 390 px. */
export const mostOnAPhone = (path: string) => (path === "/" ? 14_000 : 12_000);

/** What phones leave for later stands in with the height it had at another width, and its text is judged against what lies there. */
export const layOutEverything = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  });
