import type { Page } from "@playwright/test";

/** What WCAG 1.4.12 lets readers set. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Texts that leave the box which hides them when letters, words and lines stand further apart. */
export async function cutBySpacing(page: Page): Promise<string[]> {
  const before = await page.evaluate(cutTexts);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  const after = await page.evaluate(cutTexts);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.filter((text) => !before.includes(text));
}

function cutTexts(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? "";
    if (!words || !parent || parent.closest("svg, script, style, .vh, [aria-hidden=true], [popover], dialog, .mega")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2) continue;
    for (let around: HTMLElement | null = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      // What scrolls can be read, and three dots say that there is more.
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis") break;
      const box = around.getBoundingClientRect();
      const isWide = /hidden|clip/.test(overflowX) && (right > box.right + 2 || left < box.left - 2);
      const isHigh = /hidden|clip/.test(overflowY) && (bottom > box.bottom + 4 || top < box.top - 4);
      if (isWide || isHigh) {
        cut.push(`${words.slice(0, 40)} in .${around.className}`);
        break;
      }
    }
  }
  return [...new Set(cut)];
}
