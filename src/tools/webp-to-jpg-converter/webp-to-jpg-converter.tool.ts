import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "webp-to-jpg-converter",
  from: "webp",
  to: "jpeg",
  tagline: "WebP files as JPG that opens anywhere, on a background you choose.",
  menuLine: "Opens anywhere",
  addedOn: "2026-11-16",
  examples: [
    { title: "a sunset in soft shades", outcome: "sunset.jpg", input: { file: examplePictures.sunsetWebp, fileName: "sunset.webp" } },
    { title: "a logo with soft edges", outcome: "logo.jpg", input: { file: examplePictures.logoWebp, fileName: "logo.webp" } },
    {
      title: "a PNG that calls itself WebP",
      outcome: "wrong-name.jpg",
      input: { file: examplePictures.logoPng, fileName: "wrong-name.webp" },
    },
  ],
});
