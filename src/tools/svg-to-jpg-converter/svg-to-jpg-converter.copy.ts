import { drawingLimits, drawingQuestions } from "#core/picture/drawing-copy.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "SVG to JPG converter with background and size",
  seoDescription:
    "Draw SVG files as JPG on a color of your choice, at a scale or an exact width, below a size in KB. What is missing is named. No upload.",
  intro: "Draw SVG files as JPG for forms and printers that take nothing else, on a color you choose. Nothing leaves your device.",
  steps: [
    { stepTitle: "Give it SVG files", stepDescription: "Drop, paste or choose them, up to 500 at once." },
    {
      stepTitle: "Choose size and background",
      stepDescription: "A scale or an exact width, and the color behind the drawing: JPG has no transparency.",
    },
    {
      stepTitle: "Set quality or a limit",
      stepDescription: "Portals with an upload limit: write it in KB, and each file gets the best quality below it.",
    },
  ],
  checks: [
    {
      title: "The size it names.",
      text: "Width and height in pixels, points, millimeters or inches; where they are missing, the viewBox. Without either, 300 by 150 as in browsers.",
    },
    {
      title: "The background.",
      text: "The color is laid under the drawing before encoding, soft edges mixed in, so that no dark fringe appears.",
    },
    {
      title: "What will be missing.",
      text: "Fonts that this device does not have, and pictures and styles at other addresses. Each is named below the file.",
    },
    {
      title: "What would hang a page.",
      text: "Entities made of entities, copies of copies and hundreds of filters are refused in a sentence, before anything is drawn.",
    },
  ],
  cannotKnow: [
    {
      title: "Halos at hard edges.",
      text: "JPG describes blocks as waves, and a hard edge needs all of them. At quality 90 the halo is hard to see; PNG has none.",
    },
    {
      title: "How it looks elsewhere.",
      text: "Text is drawn with the fonts of this device. Turn text into paths and it looks the same everywhere.",
    },
    { title: "Movement.", text: "An animated SVG gives one picture, its first moment." },
  ],
  content: [
    {
      heading: "A drawing is what JPG is worst at",
      paragraphs: [
        "The station above has 324 bytes as SVG and 2,689 as JPG at quality 80, on white and with a faint halo along its lines. WebP holds the same look in 1,692 bytes. JPG was made for photographs, whose edges are soft.",
        "So take it where it is asked for, at quality 90 or more, and large: a halo of one pixel is half as wide on a picture of twice the size.",
      ],
    },
    {
      heading: "Where a JPG is asked for",
      paragraphs: [
        "Marketplaces, government portals, print shops and old content systems. Draw at the width they name; a picture that they shrink loses its edges once more.",
      ],
    },
  ],
  limits: drawingLimits("svg-to-jpg-converter"),
  sources: [w3c.svgCoordinates, w3c.svgStaticMode, standards.jpeg],
  faq: [
    {
      question: "Which background should I take?",
      answer: "The color of the page or paper that the picture will lie on. White is right for print and most portals.",
    },
    {
      question: "Can I get it below 100 KB?",
      answer: "Write 100 under “Never above”. If quality alone does not reach it, the row says so; give a smaller width as well.",
    },
    {
      question: "Why does the logo look dirty at its edges?",
      answer: "That is the halo of JPG. Raise the quality, draw it larger, or use PNG where you may.",
    },
    ...drawingQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Feeds that refuse your pictures?",
    text: "Technical SEO sets up one original and the formats that shops, feeds and pages each ask for.",
  },
};
