import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "png-to-webp-converter",
  from: "png",
  to: "webp",
  tagline: "PNG files as WebP, by quality or by size, on your own machine.",
  menuLine: "Smaller, same look",
  addedOn: "2026-11-16",
  examples: [
    { title: "a sunset in soft shades", outcome: "sunset.webp", input: { file: examplePictures.sunsetPng, fileName: "sunset.png" } },
    { title: "a logo with soft edges", outcome: "logo.webp", input: { file: examplePictures.logoPng, fileName: "logo.png" } },
    {
      title: "a JPG that calls itself PNG",
      outcome: "wrong-name.webp",
      input: { file: examplePictures.sunsetJpg, fileName: "wrong-name.png" },
    },
  ],
});
