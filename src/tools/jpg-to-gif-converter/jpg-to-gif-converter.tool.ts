import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "jpg-to-gif-converter",
  from: "jpeg",
  to: "gif",
  tagline: "JPG files as GIF with the best 256 colors, dithered or flat.",
  menuLine: "256 colors",
  addedOn: "2026-11-16",
  examples: [
    { title: "a sunset in soft shades", outcome: "sunset.gif", input: { file: examplePictures.sunsetJpg, fileName: "sunset.jpg" } },
    { title: "a logo saved as JPG", outcome: "logo.gif", input: { file: examplePictures.logoJpg, fileName: "logo.jpg" } },
    {
      title: "a PNG that calls itself JPG",
      outcome: "wrong-name.gif",
      input: { file: examplePictures.logoPng, fileName: "wrong-name.jpg" },
    },
  ],
});
