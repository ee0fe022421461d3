import { examplePictures } from "#core/picture/example-pictures.ts";
import { definePictureTool } from "#engines/image-codecs/define-picture-tool.server.ts";

export const tool = definePictureTool({
  slug: "jpg-to-png-converter",
  from: "jpeg",
  to: "png",
  tagline: "JPG files as PNG without further loss, packed tighter than browsers do.",
  menuLine: "No further loss",
  addedOn: "2026-11-16",
  examples: [
    { title: "a logo saved as JPG", outcome: "logo.png", input: { file: examplePictures.logoJpg, fileName: "logo.jpg" } },
    { title: "a sunset in soft shades", outcome: "sunset.png", input: { file: examplePictures.sunsetJpg, fileName: "sunset.jpg" } },
    {
      title: "a PNG that calls itself JPG",
      outcome: "wrong-name.png",
      input: { file: examplePictures.logoPng, fileName: "wrong-name.jpg" },
    },
  ],
});
