import { MAX_PICTURE_PIXELS } from "./picture-format.ts";

/** What is true of every converter of drawings. */
export const drawingLimits = (slug: string): string =>
  `In your browser: ${MAX_PICTURE_PIXELS / 1e6} megapixels and 10 MB a drawing, 500 in a list. For programs, POST /api/tools/${slug} draws one file of up to 1.5 MB and 24 megapixels, with the fonts of our server, {runsAMinute} a minute.`;

export const drawingQuestions = [
  {
    question: "Are my drawings uploaded?",
    answer:
      "No. Your own browser draws and encodes them. Open its network panel (F12, then Network) and convert: the page loads its codec once, and no request carries a drawing.",
  },
  {
    question: "Is an SVG from a stranger safe here?",
    answer:
      "It is drawn as an image, and in an image browsers run no script and load nothing. What would unpack without end is refused before it is drawn.",
  },
];
