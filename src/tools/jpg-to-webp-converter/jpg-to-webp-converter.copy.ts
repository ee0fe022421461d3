import { pictureLimits, pictureQuestions } from "#core/picture/picture-copy.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "JPG to WebP converter for whole folders",
  seoDescription:
    "Turn JPG photographs into smaller WebP files, by quality or by a size in KB, with before and after side by side. Nothing is uploaded.",
  intro: "Turn a folder of JPG photographs into WebP and see, picture by picture, what it saves. They stay on your machine.",
  steps: [
    {
      stepTitle: "Give it JPG files",
      stepDescription: "Drop photographs or a whole folder, or paste one. Pictures that a phone saved sideways are turned upright.",
    },
    {
      stepTitle: "Choose how small",
      stepDescription: "Quality 80 suits most pages. A limit in KB suits shops whose software refuses larger files.",
    },
    {
      stepTitle: "Look, then download",
      stepDescription: "The handle shows both formats over each other. Take one, or all as a ZIP with the names you gave.",
    },
  ],
  checks: [
    {
      title: "Orientation.",
      text: "The camera’s note which side is up is obeyed and baked into the pixels.",
    },
    {
      title: "Camera data.",
      text: "Place, time, model and the thumbnail that cameras add are left out, or kept if you tick that.",
    },
    {
      title: "Printer’s inks.",
      text: "A CMYK JPG from a print shop is brought to screen colors first.",
    },
    {
      title: "Width and height.",
      text: "A photograph of 6,000 pixels on a page of 1,200 is mostly waste. One number makes it fit.",
    },
  ],
  cannotKnow: [
    {
      title: "What the JPG lost.",
      text: "Blocks and smear that are in the JPG stay. WebP keeps them faithfully.",
    },
    {
      title: "Motion photos and HDR.",
      text: "The moving part and the gain map that phones hide in a JPG are left out.",
    },
    {
      title: "The original.",
      text: "Converting twice loses twice. If the camera’s file exists, convert that one.",
    },
  ],
  content: [
    {
      heading: "What a second compression costs",
      paragraphs: [
        "JPG and WebP both throw detail away, each in its own way, so the second one also has to describe the noise of the first. Start from the best JPG you have, and do not go above quality 85: more only stores the first one’s blocks exactly.",
        "The sunset above is 3,469 bytes as JPG and 1,188 as WebP at quality 80. Soft shades are where WebP gains most. The logo, saved as JPG with its typical smear around the edges, goes from 4,412 to 2,032.",
      ],
    },
    {
      heading: "When to stay with JPG",
      paragraphs: [
        "A JPG that was already squeezed to quality 60 gains little, and can even grow. The row shows it with a plus sign. Marketplaces, some mail programs and many office tools still refuse WebP; for them, keep the JPG.",
        "For a website, WebP is shown by every current browser. Keep the JPG as the fallback only if your analytics show browsers from before 2020.",
      ],
    },
  ],
  limits: pictureLimits("jpg-to-webp-converter"),
  sources: [ietf.webp, standards.jpeg, google.images],
  faq: [
    {
      question: "How much smaller will it be?",
      answer:
        "That depends on the picture and on how hard the JPG was squeezed before. The page shows the true figure for each, and names the ones that grew.",
    },
    {
      question: "Is the date of my photo kept?",
      answer: "Only if you tick “Keep camera data and color profile”. Otherwise all of it is left out, date and place among them.",
    },
    {
      question: "Why are WebP and JPG quality numbers different?",
      answer: "They are two scales of two encoders. Compare by eye at 100 percent, not by the number.",
    },
    {
      question: "Will search engines index WebP?",
      answer: "Yes. Google lists WebP among the formats it supports in image search.",
    },
    ...pictureQuestions,
  ],
  handOff: {
    service: "technical-seo",
    title: "Pictures slow down the first view?",
    text: "Technical SEO measures which picture is the largest paint of each template and makes it arrive first.",
  },
};
