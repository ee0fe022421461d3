import { drawingLimits, drawingQuestions } from "#core/picture/drawing-copy.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "SVG to WebP converter, lossless or below a size",
  seoDescription:
    "Draw heavy SVG files as light WebP at a scale or an exact width, lossless or by quality. Transparency stays, nothing is uploaded.",
  intro: "Draw SVG files as WebP where the drawing is too heavy for a page: maps, charts, traced photos. Nothing leaves your device.",
  steps: [
    { stepTitle: "Give it SVG files", stepDescription: "Drop, paste or choose them, up to 500 at once." },
    {
      stepTitle: "Say how large",
      stepDescription: "The width at which the page shows it, or twice that for sharp screens. It is drawn at that size.",
    },
    {
      stepTitle: "Compare the sizes",
      stepDescription: "Each row shows SVG and WebP in bytes. If the SVG is smaller, keep it: it is also sharper.",
    },
  ],
  checks: [
    {
      title: "The size it names.",
      text: "Width and height in pixels, points, millimeters or inches; where they are missing, the viewBox. Without either, 300 by 150 as in browsers.",
    },
    {
      title: "What will be missing.",
      text: "Fonts that this device does not have, and pictures and styles at other addresses. Each is named below the file.",
    },
    { title: "Lossless or not.", text: "Flat art is often smaller lossless than with a quality. The switch tells at once which." },
    {
      title: "What would hang a page.",
      text: "Entities made of entities, copies of copies and hundreds of filters are refused in a sentence, before anything is drawn.",
    },
  ],
  cannotKnow: [
    {
      title: "How it looks elsewhere.",
      text: "Text is drawn with the fonts of this device. Turn text into paths and it looks the same everywhere.",
    },
    {
      title: "How long the SVG takes to draw.",
      text: "Bytes are half of it: thousands of paths keep a phone busy though the file packs well. A WebP is decoded in a moment.",
    },
    { title: "Movement.", text: "An animated SVG gives one picture, its first moment." },
  ],
  content: [
    {
      heading: "When WebP wins, and when it loses",
      paragraphs: [
        "The station above has 324 bytes as SVG and 1,692 as WebP at quality 80, or 1,920 lossless: here the SVG wins by far. The icon of 24 pixels has 200 bytes as SVG and 202 as lossless WebP, as good as the same, at one size only.",
        "The other way round it goes with thousands of paths. A traced photograph or a detailed map may have a megabyte as SVG, and tens of kilobytes as WebP in the size that the page shows.",
      ],
    },
    {
      heading: "Sizes for a page",
      paragraphs: [
        "Draw at the widest place that the picture has in your layout, times two, and let srcset offer smaller ones. Beyond twice, nobody sees the difference and everybody loads it.",
      ],
    },
  ],
  limits: drawingLimits("svg-to-webp-converter"),
  sources: [w3c.svgCoordinates, w3c.svgStaticMode, ietf.webp],
  faq: [
    {
      question: "Should I convert my logo?",
      answer: "Rarely. A logo of a few paths is smaller and sharper as SVG. Convert it where SVG is not taken.",
    },
    { question: "Lossless or quality?", answer: "Flat colors: lossless, and compare. Gradients, shadows and photos inside: quality 80." },
    {
      question: "Does every browser show WebP?",
      answer: "All that are in use have shown it since 2020. Mail programs and some print shops do not.",
    },
    ...drawingQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Drawings that keep phones busy?",
    text: "Technical SEO measures what draws slowly on a real phone, and replaces it where it pays.",
  },
};
