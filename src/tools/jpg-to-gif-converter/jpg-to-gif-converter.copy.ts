import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "JPG to GIF converter with the best 256 colors",
  seoDescription:
    "Turn JPG files into GIF in your browser. Colors are chosen for each picture, dithering is yours to switch. Nothing is uploaded.",
  intro: "Turn JPG into GIF with a palette made for each picture, dithered or flat, without sending it anywhere.",
  steps: [
    {
      stepTitle: "Give it JPG files",
      stepDescription: "Drop, paste or choose. Photographs lose most in a GIF, so look before you download.",
    },
    {
      stepTitle: "Choose colors and dithering",
      stepDescription: "Up to 256 colors. Dithering hides bands in skies with fine dots; without it the file is smaller.",
    },
    {
      stepTitle: "Compare and take it",
      stepDescription: "At 200 percent the handle shows every dot. Download the GIF, or all as a ZIP.",
    },
  ],
  checks: [
    {
      title: "The palette.",
      text: "Chosen anew for each picture: boxes of color are split where they err most, then moved to the mean of what they stand for.",
    },
    {
      title: "Dithering.",
      text: "Only in soft areas, where bands would show. Edges and texture stay clean.",
    },
    {
      title: "Few colors.",
      text: "A picture with 256 colors or fewer comes out exactly.",
    },
    {
      title: "One GIF of several.",
      text: "With two JPG files or more, a form below the list makes one animated GIF of them: how long each is shown, how often all are, up to 1,000 pixels a side.",
    },
  ],
  cannotKnow: [
    {
      title: "Color.",
      text: "A photograph has tens of thousands of colors, a GIF has 256. Something is always lost.",
    },
    {
      title: "Size.",
      text: "GIF packs soft shades badly, so expect a larger file than the JPG. The row shows by how much.",
    },
    {
      title: "Noise of the JPG.",
      text: "Blocks and smear become colors of their own and use up the palette. Start from a clean original where you can.",
    },
  ],
  content: [
    {
      heading: "What a GIF does to gradients",
      paragraphs: [
        "Between violet and orange the sunset above has thousands of shades. With 256, each shade is a visible band unless neighbors are mixed in dots. The JPG has 3,469 bytes, the dithered GIF 8,464, the flat one 7,346. Dots are hard to pack; bands are not.",
        "The logo as JPG is 4,412 bytes and 6,943 as GIF. Drawn from its PNG it would be a third of that, because a JPG surrounds each edge with faint colors that nobody drew.",
      ],
    },
    {
      heading: "When GIF is still the answer",
      paragraphs: [
        "Old mail programs, forums with fixed rules, displays of machines, stickers. For a web page, WebP shows the same picture with all its colors in a fraction of the bytes, and for motion a video does.",
      ],
    },
  ],
  limits: pictureLimits("jpg-to-gif-converter"),
  sources: [standards.gif, standards.jpeg],
  faq: [
    {
      question: "How many colors should I take?",
      answer: "256 for photographs. For a drawing, go down until something changes; 16 or 32 is often enough and halves the file.",
    },
    {
      question: "Is dithering better?",
      answer: "For skies and skin, yes. For logos, screenshots and text, no: it sows dots into flat areas.",
    },
    {
      question: "Why is the GIF larger than the JPG?",
      answer: "GIF repeats runs of equal pixels, and a photograph has none. JPG drops what eyes do not see; GIF cannot.",
    },
    {
      question: "Is there a license to think of?",
      answer: "Not since 2004, when the last patents on its compression ended.",
    },
    {
      question: "Can I make an animation?",
      answer:
        "Yes. Give it the frames in their order, wait until all are done, then press “Make one GIF”. Each frame has colors of its own.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Heavy GIFs on your pages?",
    text: "Technical SEO finds the GIFs that hold up your pages and replaces them by formats that weigh less.",
  },
};
