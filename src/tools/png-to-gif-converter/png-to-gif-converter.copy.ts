import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "PNG to GIF converter with clean transparent edges",
  seoDescription:
    "Turn PNG files into GIF in your browser, transparent where a GIF can be, edges matched to your background. Nothing is uploaded.",
  intro: "Turn PNG into GIF with a palette of its own, and choose the color that its soft edges melt into.",
  steps: [
    {
      stepTitle: "Give it PNG files",
      stepDescription: "Drop, paste or choose. Logos and drawings suit a GIF best.",
    },
    {
      stepTitle: "Choose the color behind",
      stepDescription: "A GIF pixel is there or not there. Pick the color of the page, and soft edges are mixed with it.",
    },
    {
      stepTitle: "Choose colors, then take it",
      stepDescription: "Flat art often needs 16. The handle shows at once when it needs more.",
    },
  ],
  checks: [
    {
      title: "Transparency.",
      text: "Pixels that are at least half opaque are drawn, the others left out. One of the 256 colors is spent on that.",
    },
    {
      title: "Soft edges.",
      text: "Mixed with the background you choose, so no light fringe stands around a logo on a dark page.",
    },
    {
      title: "Exact colors.",
      text: "With 256 colors or fewer, every one of them is kept as it is.",
    },
    {
      title: "One GIF of several.",
      text: "With two PNG files or more, a form below the list makes one animated GIF of them: how long each is shown, how often all are, up to 1,000 pixels a side.",
    },
  ],
  cannotKnow: [
    {
      title: "Half transparency.",
      text: "Shadows and glass become solid. Use WebP or stay with PNG for them.",
    },
    {
      title: "Your page’s color, if it changes.",
      text: "In dark mode a white-edged GIF shows its edge. PNG and WebP do not have that problem.",
    },
    {
      title: "Animation.",
      text: "Of an animated PNG the first frame is taken, and the row says so.",
    },
  ],
  content: [
    {
      heading: "Fewer colors, smaller file",
      paragraphs: [
        "The logo above is 4,029 bytes as PNG. As GIF with all the colors of its soft edges it is 2,509, and with 16 colors 1,286: nobody sees the difference at its size.",
        "The sunset goes the other way: 2,452 bytes as PNG, 5,656 as dithered GIF, 4,352 without dots. Gradients are what GIF is worst at.",
      ],
    },
    {
      heading: "One bit of transparency",
      paragraphs: [
        "PNG stores how opaque each pixel is, in 256 steps. GIF stores a single color that means nothing is here. A soft edge therefore has to be decided: drawn, or left out. Mixed with the right background it looks soft anyway, as long as the background stays.",
      ],
    },
  ],
  limits: pictureLimits("png-to-gif-converter"),
  sources: [standards.gif, w3c.png],
  faq: [
    {
      question: "Why is there a white edge around my logo?",
      answer: "Because its edge was mixed with white. Choose the color of your page as background and convert again.",
    },
    {
      question: "Can it be half transparent?",
      answer: "No. That is the format’s limit since 1989. WebP and PNG can.",
    },
    {
      question: "How many colors does a logo need?",
      answer: "Usually 8 to 32, most of them for its edges. Lower the number until the handle shows a change.",
    },
    {
      question: "Is GIF smaller than PNG?",
      answer: "For tiny flat art sometimes, as above. For anything with shades, PNG wins and WebP wins further.",
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
    title: "Icons in twenty formats?",
    text: "Technical SEO sorts out which picture each page needs and removes the rest from the download.",
  },
};
