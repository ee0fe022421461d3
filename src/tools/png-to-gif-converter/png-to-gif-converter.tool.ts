import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "png-to-gif-converter",
  from: "png",
  to: "gif",
  tagline: "PNG files as GIF, transparency kept where a GIF can.",
  menuLine: "256 colors",
  addedOn: "2026-11-16",
  examples: [
    { title: "a logo with soft edges", outcome: "logo.gif", input: { file: examplePictures.logoPng, fileName: "logo.png" } },
    { title: "a sunset in soft shades", outcome: "sunset.gif", input: { file: examplePictures.sunsetPng, fileName: "sunset.png" } },
    {
      title: "a JPG that calls itself PNG",
      outcome: "wrong-name.gif",
      input: { file: examplePictures.sunsetJpg, fileName: "wrong-name.png" },
    },
  ],
});
