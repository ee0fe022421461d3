import { examplePictures } from "#core/picture/example-pictures.ts";
import { defineTraceTool } from "#engines/image-codecs/trace/define-trace-tool.server.ts";

export const tool = defineTraceTool({
  slug: "jpg-to-svg-converter",
  from: "jpeg",
  tagline: "JPG pictures as shapes in an SVG, by presets for logos, drawings and photos.",
  addedOn: "2026-11-17",
  examples: [
    { title: "a logo saved as JPG", outcome: "logo.svg", input: { file: examplePictures.logoJpg, fileName: "logo.jpg" } },
    {
      title: "a sunset in soft shades",
      outcome: "The SVG is larger than the picture",
      input: { file: examplePictures.sunsetJpg, fileName: "sunset.jpg", preset: "photo" },
    },
    {
      title: "a PNG that calls itself JPG",
      outcome: "Named .jpg, but a PNG inside",
      input: { file: examplePictures.logoPng, fileName: "wrong-name.jpg" },
    },
  ],
});
