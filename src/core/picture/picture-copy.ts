import { MAX_SENT_MB } from "../tool/file-conversion.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "./picture-format.ts";

/** What is true of every picture converter. */
export const pictureLimits = (slug: string): string =>
  `In your browser: ${MAX_PICTURE_PIXELS / 1e6} megapixels and ${MAX_PICTURE_BYTES / 1e6} MB a picture, 500 pictures in a list. For programs, POST /api/tools/${slug} converts one file of up to 24 megapixels, 1.5 MB in JSON or ${MAX_SENT_MB} MB as a form, {runsAMinute} a minute.`;

/** The same of those that trace. */
export const traceLimits = (slug: string): string =>
  `In your browser: ${MAX_PICTURE_PIXELS / 1e6} megapixels and ${MAX_PICTURE_BYTES / 1e6} MB a picture, 500 pictures in a list; a picture is traced at up to 1,600 pixels a side, a photo at 1,024. For programs, POST /api/tools/${slug} traces one file of up to 24 megapixels, 1.5 MB in JSON or ${MAX_SENT_MB} MB as a form, at 800 pixels, {runsAMinute} a minute.`;

export const pictureQuestions = [
  {
    question: "Are my pictures uploaded?",
    answer:
      "No. They are decoded and encoded by your own browser. Open its network panel (F12, then Network) and convert: the page loads its codec once, and no request carries a picture.",
  },
  {
    question: "Is camera data removed?",
    answer:
      "Yes, unless you choose to keep it, where the format has a place for it. Place, time, camera model and color profile are left out otherwise. Your own files are not changed.",
  },
];
