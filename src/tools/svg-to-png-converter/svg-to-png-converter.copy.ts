import { drawingLimits, drawingQuestions } from "#core/picture/drawing-copy.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "SVG to PNG converter at any size, with transparency",
  seoDescription:
    "Draw SVG files as sharp PNG at a scale or an exact width. Transparency stays, missing fonts and pictures are named. Nothing is uploaded.",
  intro: "Draw SVG files as PNG of any size, sharp because it is drawn at that size and not enlarged. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Give it SVG files",
      stepDescription: "Drop, paste or choose them, up to 500 at once. A folder works too, and its names are kept.",
    },
    {
      stepTitle: "Say how large",
      stepDescription: "Two, three or four times for screens with many pixels, or an exact width. Every corner is drawn anew at that size.",
    },
    {
      stepTitle: "Read what is missing",
      stepDescription:
        "A font or photo that the drawing only points to cannot be in the picture. The row names it; embed it and convert again.",
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
    { title: "Every pixel.", text: "The PNG is packed by oxipng, without loss. Transparent parts stay transparent, soft edges included." },
    {
      title: "What would hang a page.",
      text: "Entities made of entities, copies of copies and hundreds of filters are refused in a sentence, before anything is drawn.",
    },
  ],
  cannotKnow: [
    {
      title: "How it looks elsewhere.",
      text: "Text is drawn with the fonts of this device. Turn text into paths in your drawing program and it looks the same everywhere.",
    },
    { title: "Movement.", text: "An animated SVG gives one picture, its first moment." },
    {
      title: "Which size you need.",
      text: "Icons of apps and shops have sizes of their own. Give the largest; smaller ones are made from it.",
    },
  ],
  content: [
    {
      heading: "Four times the size is five times the bytes",
      paragraphs: [
        "The station above has 324 bytes as SVG. As PNG it has 3,664 at its own 240 by 160 pixels and 17,410 at four times that, sixteen times as many pixels. Flat color packs well, edges do not, and a drawing has mostly flat color.",
        "That is also why the SVG is the better file for a web page: it is smaller than any of them and sharp on every screen. PNG is for places that take no SVG.",
      ],
    },
    {
      heading: "Where a PNG is asked for",
      paragraphs: [
        "App stores, icons for phones, mail programs, slides, many upload forms, and previews of links: none of them takes an SVG. Ask for the size, give it as an exact width, and keep the SVG as the original.",
      ],
    },
  ],
  limits: drawingLimits("svg-to-png-converter"),
  sources: [w3c.svgCoordinates, w3c.svgStaticMode, w3c.png],
  faq: [
    {
      question: "Will it be blurred at a larger size?",
      answer: "No. The drawing itself is drawn at that size. Only photos inside of it are enlarged.",
    },
    {
      question: "Why is the background black in some programs?",
      answer: "It is transparent, and the program shows black behind it. The JPG converter draws it on a color.",
    },
    {
      question: "What size does it have without width and height?",
      answer: "That of its viewBox, or 300 by 150 pixels when it has none, as in a browser.",
    },
    ...drawingQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Pictures that weigh on your pages?",
    text: "Technical SEO finds the files that hold a page back and sets up formats and sizes that do not.",
  },
};
