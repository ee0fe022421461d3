import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "WebP to JPG converter with background and size in KB",
  seoDescription:
    "Turn WebP files into JPG that opens in any program. Choose quality or a size in KB and the color behind transparency. Nothing is sent.",
  intro: "Turn WebP into the format that every printer, portal and mail program takes, at a quality or size that you choose.",
  steps: [
    {
      stepTitle: "Give it WebP files",
      stepDescription: "Drop, paste or choose them, up to 500 at once.",
    },
    {
      stepTitle: "Choose quality and background",
      stepDescription: "JPG has no transparency. Pick the color that shows where the WebP had holes; white unless you say so.",
    },
    {
      stepTitle: "Compare and take them",
      stepDescription: "The handle shows both at the same zoom. Portals with an upload limit: write it in KB.",
    },
  ],
  checks: [
    {
      title: "MozJPEG.",
      text: "Files are written by MozJPEG, progressive. On eight test photographs at quality 75 they were 20 percent smaller than a browser’s own, with slightly less detail.",
    },
    {
      title: "Transparency.",
      text: "Laid on your color before encoding, with soft edges mixed in, so no dark fringe appears.",
    },
    {
      title: "A limit in KB.",
      text: "Each picture gets the best quality that fits below it.",
    },
  ],
  cannotKnow: [
    {
      title: "Transparency, afterwards.",
      text: "It is gone. Keep the WebP or make a PNG if the picture must lie on other colors.",
    },
    {
      title: "Animation.",
      text: "A JPG is one picture: the first frame, and the row says so.",
    },
    {
      title: "Sharp edges.",
      text: "Text and logos get a faint halo in any JPG. Use the PNG converter for them instead.",
    },
  ],
  content: [
    {
      heading: "Why a logo grows as JPG and a photograph hardly",
      paragraphs: [
        "JPG describes blocks of eight by eight pixels as waves. A hard edge needs all the waves there are. The logo above is 1,996 bytes as WebP and 3,305 as JPG at quality 80, with a halo on top; as PNG it would be smaller and exact.",
        "The sunset is 1,146 bytes as WebP and 2,510 as JPG at the same number. Expect a larger file: WebP is the newer format, and going back costs.",
      ],
    },
    {
      heading: "When it is worth it",
      paragraphs: [
        "Marketplaces, government portals, print shops and some mail programs take JPG and nothing else. For those, quality 85 to 90 hides the second compression. For your own site, leave the WebP as it is.",
      ],
    },
  ],
  limits: pictureLimits("webp-to-jpg-converter"),
  sources: [ietf.webp, standards.jpeg],
  faq: [
    {
      question: "Which background should I take?",
      answer: "The color of the page or paper the picture will lie on. White is right for print and most portals.",
    },
    {
      question: "Can I get it below 100 KB?",
      answer: "Write 100 under “Never above”. If quality alone does not reach it, the row says so; set a width as well.",
    },
    {
      question: "Is the JPG progressive?",
      answer: "Yes. It appears whole and sharpens, which also makes it a little smaller.",
    },
    {
      question: "Why is it larger than the WebP?",
      answer: "Because WebP packs the same look tighter. The conversion is for compatibility, not for size.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Feeds that refuse your pictures?",
    text: "Technical SEO sets up one original and the formats that shops, feeds and pages each ask for.",
  },
};
