import { pictureQuestions, traceLimits } from "#core/picture/picture-copy.ts";
import * as research from "#core/sources/research.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "PNG to SVG converter with clear ground kept clear",
  seoDescription:
    "Trace PNG logos, icons and drawings as SVG shapes. Transparency stays clear, soft edges leave no halo, and nothing is uploaded.",
  intro: "Turn a PNG into shapes that stay sharp at any size. Transparent ground stays clear, and soft edges leave no halo.",
  steps: [
    {
      stepTitle: "Give it PNG files",
      stepDescription: "Drop, paste or choose. A flat PNG from a design program is the best source there is.",
    },
    {
      stepTitle: "Say what it is",
      stepDescription: "Logo, drawing, photo, or black and white. Each has its own number of colors, and you may set another.",
    },
    {
      stepTitle: "Compare, then take it",
      stepDescription: "Drag the handle at 200 percent: the PNG on one side, the shapes on the other. Download one by one or as a ZIP.",
    },
  ],
  checks: [
    {
      title: "Transparency.",
      text: "The outline runs where opacity is one half, measured between pixels. Colors of the edge itself are not traced.",
    },
    {
      title: "Flat colors.",
      text: "Colors come from flat areas only. A pixel that blends two of them is given to one, so no third color shows.",
    },
    {
      title: "Corners.",
      text: "Straight runs keep their corner; curves are fitted within half a pixel.",
    },
    {
      title: "What is inside.",
      text: "The bytes decide, not the name. A JPG called .png is traced, and its row says so.",
    },
  ],
  cannotKnow: [
    {
      title: "Half transparency.",
      text: "Glass, glow and shadow become opaque or clear: an SVG shape here has one color and no opacity.",
    },
    {
      title: "Letters.",
      text: "Text becomes outlines, not a font. It cannot be edited as words.",
    },
    {
      title: "Tiny icons.",
      text: "At 16 pixels a line is one pixel wide, and its shape is a guess. Trace the largest version you have.",
    },
  ],
  content: [
    {
      heading: "When the SVG is smaller than the PNG, and when it is not",
      paragraphs: [
        "The logo above is 4,029 bytes as PNG and 1,716 as SVG: 8 shapes in 4 colors, sharp at any size. A larger PNG of it would grow with its pixels; the SVG would not.",
        "The sunset is 2,452 bytes as PNG and 4,965 as a traced photo. Each of its shades needs a patch of its own. The row warns you, and then the PNG or a WebP is the better file.",
      ],
    },
    {
      heading: "What to do with the SVG",
      paragraphs: [
        "Set it as the logo of a page with width, height and alt text, or put it into the HTML itself to color it by CSS. An SVG icon serves every screen density from one file.",
        "Open it in an editor to rename or remove shapes. Larger ones come first, smaller ones lie on top.",
      ],
    },
  ],
  limits: traceLimits("png-to-svg-converter"),
  sources: [w3c.svgPaths, research.curveFitting, w3c.png],
  faq: [
    {
      question: "Is the background removed?",
      answer:
        "Only if it is transparent in the PNG. A white ground is a white shape; delete the first one in an editor, or take black and white.",
    },
    {
      question: "Why are colors missing?",
      answer: "Colors that are nearly the same are joined. Choose drawing, or write a higher number of colors.",
    },
    {
      question: "Does it keep gradients?",
      answer: "As steps of flat color. A few shapes with real gradients are quicker drawn than traced.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Icons and logos that blur on phones?",
    text: "Technical SEO finds pictures that should be shapes and changes the template that serves them.",
  },
};
