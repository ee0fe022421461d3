import type { Page } from "@playwright/test";

/** What WCAG 1.4.12 lets readers set. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Texts that leave the box which hides them when letters, words and lines stand further apart. */
export async function lostBySpacing(page: Page): Promise<string[]> {
  const before = await page.evaluate(lostTexts, false);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  const after = await page.evaluate(lostTexts, false);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.cut.filter((text) => !before.cut.includes(text));
}

/**
 * Texts that are cut, lie on others or leave the window when a reader sets the browser's text to twice its size (WCAG 1.4.4), and letters of
 * drawings that grew although their places did not.
 */
export async function lostByTextSize(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const at = async (size: number) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
    await page.evaluate(() => dispatchEvent(new Event("resize")));
    return { lost: await page.evaluate(lostTexts, true), letters: await page.evaluate(drawnLetters) };
  };
  const usual = await at(16);
  const large = await at(32);
  await at(16);
  await browser.detach();
  const known = Object.values(usual.lost).flat();
  return [
    ...Object.values(large.lost)
      .flat()
      .filter((text) => !known.includes(text)),
    ...large.letters.filter(({ px }, place) => px === 2 * (usual.letters[place]?.px ?? 0)).map(({ words }) => `${words} grew in a drawing`),
  ];
}

const drawnLetters = () =>
  [...document.querySelectorAll("svg text")].map((text) => ({
    words: text.textContent,
    px: text.checkVisibility() ? Number.parseFloat(getComputedStyle(text).fontSize) : Number.NaN,
  }));

interface Lost {
  cut: string[];
  covered: string[];
  outside: string[];
}

/** `turns`: slides of a carousel are as wide as their text asks for, so that others of them stand aside; they are judged by their height. */
function lostTexts(turns: boolean): Lost {
  const lost: Lost = { cut: [], covered: [], outside: [] };
  const lines: { words: string; left: number; right: number; top: number; bottom: number; node: Node }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim().slice(0, 40) ?? "";
    if (!words || !parent || parent.closest("svg, script, style, .vh, [aria-hidden=true], [popover], dialog, .mega")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width < 2) continue;
    // What scrolls or turns can be read, three dots say that there is more, and what is only heard has no place.
    let isWhole = true;
    let isAside = false;
    for (let around: HTMLElement | null = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis" || clipPath === "inset(50%)") {
        isWhole = false;
        break;
      }
      const box = around.getBoundingClientRect();
      isAside ||= turns && around.matches(".carousel-view");
      const isWide = !isAside && /hidden|clip/.test(overflowX) && (right > box.right + 2 || left < box.left - 2);
      const isHigh = /hidden|clip/.test(overflowY) && (bottom > box.bottom + 4 || top < box.top - 4);
      if (!isWide && !isHigh) continue;
      lost.cut.push(`${words} in .${around.className}`);
      isWhole = false;
      break;
    }
    if (!isWhole || isAside) continue;
    if (right > innerWidth + 2 || left < -2) lost.outside.push(`${words} leaves the window`);
    // Lines of large type reach into each other's empty parts: the middle of a letter must be free.
    for (const line of range.getClientRects())
      lines.push({
        words,
        node: text,
        left: line.left + 1,
        right: line.right - 1,
        top: line.top + line.height * 0.3,
        bottom: line.bottom - line.height * 0.25,
      });
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) lost.outside.push("the page scrolls sideways");
  lines.sort((a, b) => a.top - b.top);
  for (const [place, line] of lines.entries())
    for (let below = place + 1; (lines[below]?.top ?? Number.POSITIVE_INFINITY) < line.bottom - 1; below++) {
      const other = lines[below];
      if (other && other.node !== line.node && other.left < line.right - 1 && other.right > line.left + 1)
        lost.covered.push(`${line.words} lies on ${other.words}`);
    }
  return { cut: [...new Set(lost.cut)], covered: [...new Set(lost.covered)], outside: [...new Set(lost.outside)] };
}
