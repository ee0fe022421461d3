import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "PNG to WebP converter that runs in your browser",
  seoDescription:
    "Turn PNG files into WebP by quality or by a size in KB, one or five hundred at a time. Transparency is kept, and no picture leaves your device.",
  intro: "Drop a folder, set one quality or one size for all of it, take the ZIP. The pictures are converted by your own machine.",
  steps: [
    {
      stepTitle: "Give it PNG files",
      stepDescription: "Drop them, paste a screenshot, or choose a folder. Names and folders are kept in the ZIP.",
    },
    {
      stepTitle: "Set quality or a size",
      stepDescription:
        "Move the quality and watch the picture beside it change with its true size. Or name a limit in KB, and quality gives way only where it must.",
    },
    {
      stepTitle: "Compare, then take them",
      stepDescription: "Drag the handle across the picture at 100 or 200 percent. Apply to all, and download one by one or as a ZIP.",
    },
  ],
  checks: [
    {
      title: "Transparency.",
      text: "Kept in full: eight bits of opacity, at every quality. A soft shadow stays soft.",
    },
    {
      title: "Flat art.",
      text: "Tick lossless for logos, diagrams and screenshots. Every visible pixel stays what it was, and text keeps its edges.",
    },
    {
      title: "Size.",
      text: "WebP allows 16,383 pixels a side. A longer PNG is refused in words until you give a width or height.",
    },
    {
      title: "What is inside.",
      text: "The bytes decide, not the name. A JPG called .png is converted, and its row says so.",
    },
  ],
  cannotKnow: [
    {
      title: "Animation.",
      text: "An animated PNG gives its first frame, and the row says how many there were.",
    },
    {
      title: "Wide color.",
      text: "Colors are brought to sRGB, and a Display P3 picture may look calmer. Keep its color profile, and they stay.",
    },
    {
      title: "Sixteen bits.",
      text: "WebP has eight bits a channel. Scientific or print data loses the rest.",
    },
  ],
  content: [
    {
      heading: "When WebP wins over PNG, and when it does not",
      paragraphs: [
        "PNG never loses a pixel, so a photograph saved as PNG is huge. WebP at quality 80 throws away what eyes hardly see. The sunset above is 2,452 bytes as PNG and 1,146 as WebP at quality 80.",
        "Flat art is the other way round. The logo above is 4,029 bytes as PNG, 2,164 as WebP at quality 80, and 2,002 as lossless WebP: lossless is both smaller and exact. That is why the switch is there.",
        "A PNG that somebody already reduced to a palette of 16 colors may be smaller than any WebP. The row shows the difference with a plus sign, and then the PNG is the better file.",
      ],
    },
    {
      heading: "What to change on the page",
      paragraphs: [
        "Every current browser shows WebP. Serve the WebP from the same address pattern, keep width, height and alt text, and set a long cache time. Search engines index WebP like any other picture.",
        "If mail programs or old office software must open the file, keep the PNG beside it.",
      ],
    },
  ],
  limits: pictureLimits("png-to-webp-converter"),
  sources: [ietf.webp, w3c.png, google.images],
  faq: [
    {
      question: "What quality should I choose?",
      answer:
        "80 for photographs, lossless for logos and screenshots. Go lower while you look at skies and skin at 100 percent: the handle shows blocks before your visitors do.",
    },
    {
      question: "Does WebP keep transparency?",
      answer: "Yes, all 256 steps of it, also at low quality.",
    },
    {
      question: "Why did my file grow?",
      answer: "Because the PNG was already packed well, usually with a palette. Keep the PNG, or try lossless.",
    },
    {
      question: "Can I set a maximum size?",
      answer:
        "Yes. Write it in KB, and each picture gets the best quality that fits. If even quality 1 is too large, the row says so and asks for a smaller width.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Hundreds of heavy pictures?",
    text: "Technical SEO finds which pictures hold up your largest pages and changes the template that serves them.",
  },
};
