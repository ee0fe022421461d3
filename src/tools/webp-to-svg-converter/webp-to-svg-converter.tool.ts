import { examplePictures } from "#core/picture/example-pictures.ts";
import { defineTraceTool } from "#engines/image-codecs/trace/define-trace-tool.server.ts";

export const tool = defineTraceTool({
  slug: "webp-to-svg-converter",
  from: "webp",
  tagline: "WebP pictures as shapes in an SVG, for editors that read no WebP.",
  addedOn: "2026-11-17",
  examples: [
    { title: "a logo with soft edges", outcome: "logo.svg", input: { file: examplePictures.logoWebp, fileName: "logo.webp" } },
    {
      title: "a sunset in soft shades",
      outcome: "The SVG is larger than the picture",
      input: { file: examplePictures.sunsetWebp, fileName: "sunset.webp", preset: "photo" },
    },
    {
      title: "a JPG that calls itself WebP",
      outcome: "Named .webp, but a JPG inside",
      input: { file: examplePictures.logoJpg, fileName: "wrong-name.webp" },
    },
  ],
});
