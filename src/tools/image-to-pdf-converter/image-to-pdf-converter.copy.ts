import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "#core/picture/picture-format.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import { MAX_SENT_MB } from "#core/tool/file-conversion.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Image to PDF converter that keeps JPGs as they are",
  seoDescription:
    "Put JPG, PNG, WebP and GIF pictures into one PDF or one each. Order, paper, margins and turns are yours, and nothing is uploaded.",
  intro: "Drop pictures, put them into order, take one PDF. JPGs go in byte for byte, so nothing is lost and nothing leaves your machine.",
  steps: [
    {
      stepTitle: "Give it pictures",
      stepDescription: "Scans, photos, screenshots: drop them, paste them, or choose a folder. Each becomes a page.",
    },
    {
      stepTitle: "Put them into order",
      stepDescription: "Drag a row onto another, or press Up and Down. Turn single pages under their own options.",
    },
    {
      stepTitle: "Choose paper and take it",
      stepDescription: "A4, Letter, or a page as large as its picture. One PDF for all, or one each in a ZIP.",
    },
  ],
  checks: [
    {
      title: "JPG.",
      text: "Goes in unchanged: same bytes, same quality. Pictures of a phone stand upright, printer’s inks and color profiles are kept.",
    },
    {
      title: "PNG.",
      text: "Its packed rows go in as they are, also with a palette or 16 bits. Transparency becomes a mask beside the colors.",
    },
    {
      title: "WebP, GIF and others.",
      text: "A PDF cannot hold them. What was lossy becomes a JPG of quality 92, the rest is kept pixel by pixel.",
    },
    {
      title: "Damage.",
      text: "Every picture is decoded once before it is taken. A broken one is named in its row and left out.",
    },
  ],
  cannotKnow: [
    {
      title: "Text in scans.",
      text: "A page is a picture. Nothing is recognized, so words in it cannot be searched or copied.",
    },
    {
      title: "Camera data.",
      text: "A JPG that goes in unchanged keeps place and camera inside its bytes. Convert it first if that must go.",
    },
    {
      title: "Animation.",
      text: "Of an animated file the first frame becomes the page.",
    },
  ],
  content: [
    {
      heading: "What a PDF adds to a picture",
      paragraphs: [
        "A few hundred bytes for the page, no more. The sunset above is 3,469 bytes as JPG and 4,174 as a PDF. Programs that decode a JPG and pack it again make it larger or worse, often both.",
        "The logo above has soft edges. As PNG it is 4,029 bytes, as PDF 3,991: colors and opacity are packed apart, as a PDF asks for, and each so well that the page comes free.",
      ],
    },
    {
      heading: "Paper, or as the picture",
      paragraphs: [
        "For printing and for forms that ask for A4 or Letter, choose the sheet: the picture is made as large as the margin lets it, never distorted, and a wide one lies across.",
        "For a document that is read on screens, take “as the picture” with margin 0. A pixel is then a 96th of an inch, and no page has white bands.",
      ],
    },
  ],
  limits: `In your browser: ${MAX_PICTURE_PIXELS / 1e6} megapixels and ${MAX_PICTURE_BYTES / 1e6} MB a picture, 500 pictures in a list. For programs, POST /api/tools/image-to-pdf-converter takes 20 pictures of together 1.5 MB in JSON or ${MAX_SENT_MB} MB as a form, {runsAMinute} a minute.`,
  sources: [standards.pdf, w3c.png],
  faq: [
    {
      question: "Does the PDF lower the quality of my photos?",
      answer: "No. A JPG is placed in the PDF with every byte it had. You could take it out again and would not find a difference.",
    },
    {
      question: "Can I change the order without a mouse?",
      answer: "Yes. Each row has the buttons Up and Down; the focus stays on the button, and a screen reader hears the new place.",
    },
    {
      question: "Why is a page turned?",
      answer:
        "A wide picture gets a sheet that lies across. If a picture itself stands wrong, turn it under its own options, or all of them at once.",
    },
    {
      question: "Are my pictures uploaded?",
      answer:
        "No. The PDF is put together by your own browser. Open its network panel (F12, then Network) and try: no request carries a picture.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "PDFs that should be pages?",
    text: "Technical SEO finds documents that hide what people search for and turns them into pages that rank.",
  },
};
