import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "WebP to PNG converter that keeps transparency",
  seoDescription:
    "Turn WebP files into PNG with every pixel and all transparency kept, packed tightly, many at once. They stay on your device.",
  intro: "Open a WebP anywhere: as PNG, with every pixel and every step of its transparency as it was.",
  steps: [
    {
      stepTitle: "Give it WebP files",
      stepDescription: "Drop what you saved from the web, a whole folder of it, or paste.",
    },
    {
      stepTitle: "Change nothing, or the width",
      stepDescription: "PNG has no quality. A width or height makes the picture smaller.",
    },
    {
      stepTitle: "Take the PNG",
      stepDescription: "Names are kept, so logo.webp becomes logo.png.",
    },
  ],
  checks: [
    {
      title: "Transparency.",
      text: "Decoded by WebP’s own library, not by a canvas, which would round half-transparent colors.",
    },
    {
      title: "Lossless WebP.",
      text: "Comes out pixel for pixel. Lossy WebP comes out as it looks, which is all there is.",
    },
    {
      title: "Packing.",
      text: "oxipng searches filters, gray and palettes, so a logo with few colors becomes a small file.",
    },
  ],
  cannotKnow: [
    {
      title: "The file before WebP.",
      text: "What a lossy WebP threw away is gone. The PNG is larger and no better.",
    },
    {
      title: "Animation.",
      text: "The first frame is converted, and the row says how many there are.",
    },
    {
      title: "Color profile and camera data.",
      text: "Left out unless you keep them; without its profile a picture is brought to sRGB by your browser.",
    },
  ],
  content: [
    {
      heading: "What happens to the size",
      paragraphs: [
        "A lossless WebP is the nearest thing to a PNG. The logo above is 1,996 bytes as WebP and 2,761 as PNG, a third more, with the same pixels.",
        "A lossy WebP is a different matter. The sunset is 1,146 bytes as WebP and 10,110 as PNG: nine times as much, because PNG must keep each pixel of a picture that was described in broad strokes.",
      ],
    },
    {
      heading: "Why half-transparent pixels matter",
      paragraphs: [
        "A browser’s canvas stores colors multiplied by their opacity. A pixel that is 5 percent opaque keeps only a handful of color steps, and converters that draw to a canvas give it back changed. On a white page nobody sees it; on a dark one the edge of a logo turns gray. Here such files are decoded without a canvas.",
      ],
    },
  ],
  limits: pictureLimits("webp-to-png-converter"),
  sources: [ietf.webp, w3c.png],
  faq: [
    {
      question: "Is anything lost?",
      answer:
        "Nothing that the WebP still had, as long as it has no color profile and one frame. Then every byte of every pixel is the same.",
    },
    {
      question: "Why does my program not open WebP?",
      answer: "WebP is from 2010 and entered many programs after 2020. PNG from 1996 opens everywhere.",
    },
    {
      question: "Should I use the PNG on my site?",
      answer: "No. The WebP is smaller and every browser shows it. The PNG is for editing and for software that asks for it.",
    },
    {
      question: "What about an animated sticker?",
      answer: "Its first frame is taken. For all frames, use a program that writes animated PNG.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Which format should your pages send?",
    text: "Technical SEO reads what your server sends to which browser and corrects the rule once.",
  },
};
