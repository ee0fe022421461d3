import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "JPG to PNG converter without further loss",
  seoDescription:
    "Turn JPG files into PNG exactly as they look now, packed tighter than a browser or editor would. Files never leave your device.",
  intro:
    "Freeze a JPG as PNG before you edit it further: every pixel stays as it looks now, and the file is packed as tightly as PNG allows.",
  steps: [
    {
      stepTitle: "Give it JPG files",
      stepDescription: "Drop, paste or choose them. Sideways photographs are turned upright.",
    },
    {
      stepTitle: "Make them smaller, if you like",
      stepDescription: "PNG has no quality to set. Width and height are what brings the size down.",
    },
    {
      stepTitle: "Take the PNG",
      stepDescription: "One by one or as a ZIP, with the names you gave.",
    },
  ],
  checks: [
    {
      title: "Every pixel.",
      text: "The PNG holds exactly what your browser shows of the JPG. Decoding it again gives the same bytes.",
    },
    {
      title: "Packing.",
      text: "The file goes through oxipng, which tries row filters and a palette. On eight test photographs a browser’s own PNG was 42 percent larger.",
    },
    {
      title: "Gray and few colors.",
      text: "A gray picture is stored as gray, one with up to 256 colors as a palette. Both are found by themselves.",
    },
  ],
  cannotKnow: [
    {
      title: "What JPG threw away.",
      text: "PNG stops the loss, it does not undo it. Blocks and halos around text stay.",
    },
    {
      title: "Transparency.",
      text: "A JPG has none, so the PNG has none. White stays white.",
    },
    {
      title: "Camera data.",
      text: "Date, place and color profile are left out unless you keep them; without a profile colors are brought to sRGB.",
    },
  ],
  content: [
    {
      heading: "Why the PNG is larger",
      paragraphs: [
        "JPG describes a picture in waves and rounds them. What comes out is full of tiny differences between neighbors, and PNG, which must keep each of them, finds little to save. The logo above is 4,412 bytes as JPG and 15,798 as PNG; drawn as PNG from the start it would have been a quarter of that.",
        "The sunset, softer, goes from 3,469 to 9,400 bytes. If a PNG grows less than twofold, the picture was nearly flat.",
      ],
    },
    {
      heading: "When the conversion is right",
      paragraphs: [
        "Before editing in rounds: each save as JPG loses again, a PNG does not. For software that accepts PNG alone, such as some stores, laser cutters and games. For a screenshot that somebody saved as JPG by mistake, as the last step before cropping.",
        "It is wrong for web pages. Visitors would download three times as much for the same picture. Use WebP there.",
      ],
    },
  ],
  limits: pictureLimits("jpg-to-png-converter"),
  sources: [w3c.png, standards.jpeg, standards.exif],
  faq: [
    {
      question: "Does the quality get better?",
      answer: "No. It stays exactly what it is now. Nothing brings back what JPG left out.",
    },
    {
      question: "Why is my PNG five times the size?",
      answer: "Because PNG keeps every pixel, also the noise that JPG left. That is its purpose.",
    },
    {
      question: "Can I make the background transparent?",
      answer: "Not here. A JPG has no transparency to keep, and guessing at a background cuts into hair and shadows.",
    },
    {
      question: "How long does it take?",
      answer:
        "Seconds for a photograph: packing PNG is slow work. Above 1 megapixel, and again above 4, the search is made shorter, so large files are packed a little less tightly.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "PNG photographs on your pages?",
    text: "Technical SEO finds pictures in the wrong format and changes what the template asks for.",
  },
};
