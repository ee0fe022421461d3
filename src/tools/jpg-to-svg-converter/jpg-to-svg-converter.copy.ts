import { pictureQuestions, traceLimits } from "#core/picture/picture-copy.ts";
import * as research from "#core/sources/research.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "JPG to SVG converter that traces in your browser",
  seoDescription:
    "Trace JPG logos, drawings and photos as SVG shapes with clean edges. Presets, a before and after view, and no picture leaves your device.",
  intro: "Turn a JPG into shapes that stay sharp at any size. The smear that JPG leaves around edges is not traced with them.",
  steps: [
    {
      stepTitle: "Give it JPG files",
      stepDescription: "Drop, paste or choose. A large JPG traces better than a small one: the edge is read from its soft pixels.",
    },
    {
      stepTitle: "Say what it is",
      stepDescription: "Logo, drawing, photo, or black and white. Each has its own number of colors, and you may set another.",
    },
    {
      stepTitle: "Compare, then take it",
      stepDescription: "Drag the handle at 200 percent: the JPG on one side, the shapes on the other. Download one by one or as a ZIP.",
    },
  ],
  checks: [
    {
      title: "Edges.",
      text: "A pixel that blends two flat colors is given to one of them, so no shape has a rim of a third color.",
    },
    {
      title: "Noise of the JPG.",
      text: "Shades that differ by less than an eye sees are one color, and specks below six pixels join their neighbor.",
    },
    {
      title: "Seams.",
      text: "Two shapes share one curve, and a line beneath it closes the gap that renderers leave.",
    },
    {
      title: "What is inside.",
      text: "The bytes decide, not the name. A PNG called .jpg is traced, and its row says so.",
    },
  ],
  cannotKnow: [
    {
      title: "Letters.",
      text: "Text becomes outlines, not a font. It cannot be edited as words.",
    },
    {
      title: "Soft shades.",
      text: "A gradient becomes steps of flat color. SVG has gradients; tracing cannot know that one was meant.",
    },
    {
      title: "Clear ground.",
      text: "A JPG has none, so its white is a white shape. Take black and white, or start from the PNG.",
    },
  ],
  content: [
    {
      heading: "Why the SVG of a JPG is often larger",
      paragraphs: [
        "The logo above is 4,412 bytes as JPG and 5,475 as SVG, in 37 shapes. Its PNG gives 8 shapes: each edge of a JPG is surrounded by faint colors that nobody drew, and some are large enough to be shapes. As black and white it is one shape of 1,034 bytes.",
        "The sunset is 3,469 bytes as JPG and 7,629 as a traced photo. Shades that a JPG keeps in a few waves need a patch each in an SVG. For a photograph, tracing is an effect, not a way to save bytes.",
      ],
    },
    {
      heading: "Where a traced JPG is the right file",
      paragraphs: [
        "An old logo of which only a JPG is left, a scanned signature, a stamp, a sketch for a plotter or a cutter. Open the result in an editor and remove what is too much: shapes are listed from large to small.",
      ],
    },
  ],
  limits: traceLimits("jpg-to-svg-converter"),
  sources: [w3c.svgPaths, research.curveFitting, standards.jpeg],
  faq: [
    {
      question: "Which preset should I take?",
      answer:
        "Logo for anything flat. Drawing when colors are missing. Black and white for signatures, stamps and scans. Photo for the effect.",
    },
    {
      question: "Why is my SVG so large?",
      answer:
        "Because the JPG has shades or noise. Lower the colors, raise the specks, or take black and white; the row tells the number of shapes.",
    },
    {
      question: "Can I use the SVG for print?",
      answer: "Yes. Shapes have no resolution. Look at thin lines first: what is thinner than two pixels in the JPG is guessed.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "A logo that nobody has as a vector?",
    text: "Technical SEO brings logo, icon and share pictures of a site into formats that stay sharp and load at once.",
  },
};
