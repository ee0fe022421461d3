import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "webp-to-png-converter",
  from: "webp",
  to: "png",
  tagline: "WebP files as PNG, every pixel and its transparency kept.",
  menuLine: "Keeps transparency",
  addedOn: "2026-11-16",
  examples: [
    { title: "a logo with soft edges", outcome: "logo.png", input: { file: examplePictures.logoWebp, fileName: "logo.webp" } },
    { title: "a sunset in soft shades", outcome: "sunset.png", input: { file: examplePictures.sunsetWebp, fileName: "sunset.webp" } },
    {
      title: "a PNG that calls itself WebP",
      outcome: "wrong-name.png",
      input: { file: examplePictures.logoPng, fileName: "wrong-name.webp" },
    },
  ],
});
