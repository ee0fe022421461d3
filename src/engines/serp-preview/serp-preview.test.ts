import { describe, expect, it } from "vitest";
import { breadcrumbOf } from "./breadcrumb.ts";
import { resultPreview, titlePreview } from "./result-preview.ts";
import { textWidth } from "./text-width.ts";
import { truncateToWidth } from "./truncate-to-width.ts";
import { wrapToLines } from "./wrap-to-lines.ts";

const arial20 = { sizePx: 20 };

describe("textWidth", () => {
  // Figures read from Chromium 156 with Liberation Sans 2.1.5, canvas measureText.
  it.each([
    ["AVATAR To Wa Yo. Type", 218.232],
    ["Ünïcödé – “quotes” … €5", 223.457],
    ["Project management software for small teams: plans and pricing 2025 | Atlas PM", 715.527],
    ["11", 20.762],
    ["1 1", 27.803],
    ["fi ffi fl", 46.309],
    ["a\tb", 27.803],
    ["ab\u00adcd", 43.369],
    ["Тест.", 44.717],
    ["→", 20],
    ["", 0],
    ["d\u030c l\u030c t\u030c carons from parts", 197.9],
    ["Тест. Тест, Тест: Тест; Тест» «Тест»", 327.207],
    ["Год. Город, улица; у. г. т. Р. У, Ґ. Ѓ,", 301.621],
    ["„Ђоко“ „Ћирилица“ „Тест“ „Час“ „Ъ“", 318.955],
    ["Αυτό, Τ. Υ. Γ, Ρ. Α’ Υ- Τ: Υ;", 223.789],
    ["← ↑ → ↓ ↔ ↕ ■ □ ▪ ▲ ► ▼ ◄ ○ ● ♀ ♂ ♠ ♣ ♥ ♦ ♪", 427.109],
    ["∂ ∆ ∏ ∑ − √ ∞ ∩ ∫ ≈ ≠ ≡ ≤ ≥ ⅓ ⅔ ⅛ № ℓ ℮ Ω", 381.23],
    ["q\u0302 x\u0323\u0307 Y\u030co T\u0308o A\u0327V", 117.832],
    ["\u2000a\u2001b\u2002c\u2003d\u2004e\u2005f\u2009g\u200ah\u202fi", 168.086],
    ["Ω„Т 2„Т б„Т", 102.148],
    ["ƒ(x) ﬁn ﬂy ‰ ⁿ ₣", 141.768],
  ])("measures %j as Chromium does", (text, px) => {
    const width = textWidth(text, arial20);
    expect(width.px).toBeCloseTo(px, 3);
    expect(width.estimated).toBe(false);
  });

  it("measures a composed character and its parts alike", () => {
    expect(textWidth("e\u0301\u0300 d\u030c", arial20).px).toBeCloseTo(textWidth("é\u0300 ď", arial20).px, 6);
  });

  it("does not kern across alphabets", () => {
    const greekThenCyrillic = textWidth("Ω„Т", arial20).px;
    expect(greekThenCyrillic).toBeCloseTo(textWidth("Ω", arial20).px + textWidth("„", arial20).px + textWidth("Т", arial20).px, 6);
    expect(textWidth("„Т", arial20).px).toBeLessThan(textWidth("„", arial20).px + textWidth("Т", arial20).px - 1);
  });

  it.each([
    ["日本語", 60],
    ["ｶﾅ", 20],
    ["👍", 24.9],
    ["👨‍👩‍👧", 24.9],
    ["🇨🇦", 24.9],
    ["한국", 36.8],
  ])("estimates %j, which Arial lacks, and says so", (text, px) => {
    const width = textWidth(text, arial20);
    expect(width.px).toBeCloseTo(px, 1);
    expect(width.estimated).toBe(true);
  });

  it("grows with the size and with the weight", () => {
    expect(textWidth("Wide", { sizePx: 40 }).px).toBeCloseTo(2 * textWidth("Wide", arial20).px, 6);
    expect(textWidth("Wide", { sizePx: 20, bold: true }).px).toBeCloseTo(47.598, 3);
  });

  it("survives half a surrogate pair and control characters", () => {
    expect(textWidth("a\ud83dz\u0000", arial20).estimated).toBe(true);
  });
});

describe("truncateToWidth", () => {
  it("leaves a text that fits alone, to the pixel", () => {
    const px = textWidth("Exactly this", arial20).px;
    expect(truncateToWidth("Exactly this", { ...arial20, maxPx: px })).toEqual({ text: "Exactly this", kept: "Exactly this", cut: false });
    expect(truncateToWidth("Exactly this", { ...arial20, maxPx: px - 0.01 }).cut).toBe(true);
  });

  it("never shows more than the width, and never half an emoji", () => {
    for (let maxPx = 30; maxPx < 300; maxPx += 7) {
      const { text } = truncateToWidth("Fam 👨‍👩‍👧 ŽluŤoučký kůň e\u0301 日本語 verylongwordwithoutend", { ...arial20, maxPx });
      expect(textWidth(text, arial20).px).toBeLessThanOrEqual(maxPx + 0.001);
      expect(text).not.toMatch(/\u200d…$/);
    }
  });

  it("cuts inside a word that is most of the line", () => {
    const { kept } = truncateToWidth(`a ${"w".repeat(100)}`, { ...arial20, maxPx: 600, ellipsis: " ...", betweenWords: true });
    expect(kept.length).toBeGreaterThan(30);
  });

  it("reads no further than the width", () => {
    const endless = "long title ".repeat(100_000);
    // A thousand times a megabyte: reading all of it would take minutes.
    for (let count = 0; count < 1000; count++) expect(truncateToWidth(endless, { ...arial20, maxPx: 600 }).cut).toBe(true);
  });
});

describe("wrapToLines", () => {
  it("breaks between words and clamps the last line", () => {
    const { lines, cut } = wrapToLines("Project management software for small teams: plans and pricing 2025 | Atlas PM", {
      sizePx: 18,
      maxPx: 284,
      maxLines: 2,
    });
    expect(lines).toEqual(["Project management software for", "small teams: plans and pricing 2…"]);
    expect(cut).toBe(true);
  });

  it("breaks Japanese anywhere and a long word where it must", () => {
    expect(wrapToLines("日本語のタイトル", { sizePx: 20, maxPx: 85, maxLines: 9 }).lines).toEqual(["日本語の", "タイトル"]);
    expect(wrapToLines("wwwwwwwwww", { sizePx: 20, maxPx: 75, maxLines: 9 }).lines).toEqual(["wwwww", "wwwww"]);
    expect(wrapToLines("well-known", { sizePx: 20, maxPx: 60, maxLines: 9 }).lines).toEqual(["well-", "known"]);
  });
});

describe("the preview", () => {
  it("cuts the desktop title between words", () => {
    expect(titlePreview("Project management software for small teams: plans and pricing 2025 | Atlas PM").desktop).toEqual({
      title: "Project management software for small teams: plans and pricing ...",
      kept: "Project management software for small teams: plans and pricing",
      cut: true,
      px: expect.closeTo(591.377, 3),
    });
  });

  it("writes the address as stops", () => {
    expect(breadcrumbOf("https://atlaspm.example/pricing/?a=1#b")).toBe("https://atlaspm.example › pricing");
    expect(breadcrumbOf("https://example.com/caf%C3%A9/%E0%A4%A")).toBe("https://example.com › café › %E0%A4%A");
    expect(breadcrumbOf("http://example.com:8080")).toBe("http://example.com:8080");
  });

  it("carries site name and description along", () => {
    const preview = resultPreview({ title: "A", url: "https://a.example/", siteName: "A site", description: "word ".repeat(200).trim() });
    expect(preview.siteName).toBe("A site");
    expect(preview.description).toMatch(/word \.\.\.$/);
    expect(textWidth(preview.description, { sizePx: 14 }).px).toBeLessThanOrEqual(920);
  });
});
