import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "jpg-to-webp-converter",
  from: "jpeg",
  to: "webp",
  tagline: "JPG photographs as WebP, by quality or by size, on your own machine.",
  menuLine: "Smaller photographs",
  addedOn: "2026-11-16",
  examples: [
    { title: "a sunset in soft shades", outcome: "sunset.webp", input: { file: examplePictures.sunsetJpg, fileName: "sunset.jpg" } },
    { title: "a logo saved as JPG", outcome: "logo.webp", input: { file: examplePictures.logoJpg, fileName: "logo.jpg" } },
    {
      title: "a PNG that calls itself JPG",
      outcome: "wrong-name.webp",
      input: { file: examplePictures.logoPng, fileName: "wrong-name.jpg" },
    },
  ],
});
