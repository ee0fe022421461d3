import { pictureQuestions, traceLimits } from "#core/picture/picture-copy.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as research from "#core/sources/research.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "WebP to SVG converter that runs in your browser",
  seoDescription:
    "Trace WebP pictures as SVG shapes for editors and cutters that read no WebP. Presets, before and after, nothing uploaded.",
  intro: "Turn a WebP into shapes that any drawing program opens, also one that has never heard of WebP.",
  steps: [
    {
      stepTitle: "Give it WebP files",
      stepDescription: "Drop, paste or choose, or save a logo from a web page and drop it here. Lossless and lossy WebP are both read.",
    },
    {
      stepTitle: "Say what it is",
      stepDescription: "Logo, drawing, photo, or black and white. Each has its own number of colors, and you may set another.",
    },
    {
      stepTitle: "Compare, then take it",
      stepDescription: "Drag the handle at 200 percent: the WebP on one side, the shapes on the other. Download one by one or as a ZIP.",
    },
  ],
  checks: [
    {
      title: "Both kinds of WebP.",
      text: "A lossless one is decoded exactly. A lossy one has soft noise near edges, which is joined to the flat color beside it.",
    },
    {
      title: "Transparency.",
      text: "The outline runs where opacity is one half, measured between pixels. Clear ground stays clear.",
    },
    {
      title: "Edges.",
      text: "A pixel that blends two flat colors is given to one of them, so no shape has a rim of a third color.",
    },
    {
      title: "What is inside.",
      text: "The bytes decide, not the name. A JPG called .webp is traced, and its row says so.",
    },
  ],
  cannotKnow: [
    {
      title: "Animation.",
      text: "An animated WebP gives its first frame, and the row says how many there were.",
    },
    {
      title: "Soft shades.",
      text: "A gradient becomes steps of flat color.",
    },
    {
      title: "Color at half size.",
      text: "Lossy WebP keeps color at half the resolution. Thin red lines on black may come out darker than they were.",
    },
  ],
  content: [
    {
      heading: "WebP is hard to beat in bytes",
      paragraphs: [
        "The logo above is 1,996 bytes as lossless WebP and 1,716 as SVG: about the same, but the SVG has no resolution. That is the reason to trace it.",
        "The sunset is 1,146 bytes as WebP and 8,808 as a traced photo, more than seven times as much. Keep photographs as WebP; trace what is flat.",
      ],
    },
    {
      heading: "Why people trace a WebP",
      paragraphs: [
        "Many editors, cutters, plotters and embroidery programs open SVG and not WebP. If pixels are enough, convert the WebP to PNG instead: every pixel is kept.",
      ],
    },
  ],
  limits: traceLimits("webp-to-svg-converter"),
  sources: [w3c.svgPaths, research.curveFitting, ietf.webp],
  faq: [
    {
      question: "Is the result the original vector file?",
      answer: "No. It is drawn anew from pixels. Where the owner of a logo has the real file, ask for it.",
    },
    {
      question: "Which preset should I take?",
      answer: "Logo for anything flat, black and white for a cutter or plotter, photo for the effect.",
    },
    {
      question: "Why are there more shapes than I see?",
      answer: "A lossy WebP has faint patches. Write a higher number for specks, or fewer colors.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Pictures in the wrong format?",
    text: "Technical SEO chooses a format for each kind of picture on your site and changes the template once.",
  },
};
