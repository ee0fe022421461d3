import { examplePictures } from "#core/picture/example-pictures.ts";
import { defineTraceTool } from "#engines/image-codecs/trace/define-trace-tool.server.ts";

export const tool = defineTraceTool({
  slug: "png-to-svg-converter",
  from: "png",
  tagline: "PNG pictures as shapes in an SVG, with clear ground kept clear.",
  addedOn: "2026-11-17",
  examples: [
    { title: "a logo with soft edges", outcome: "logo.svg", input: { file: examplePictures.logoPng, fileName: "logo.png" } },
    {
      title: "a sunset in soft shades",
      outcome: "The SVG is larger than the picture",
      input: { file: examplePictures.sunsetPng, fileName: "sunset.png", preset: "photo" },
    },
    {
      title: "a JPG that calls itself PNG",
      outcome: "Named .png, but a JPG inside",
      input: { file: examplePictures.logoJpg, fileName: "wrong-name.png" },
    },
  ],
});
