import * as z from "zod/mini";
import { examplePictures } from "#core/picture/example-pictures.ts";
import { pdfFields } from "#core/picture/pdf-options.ts";
import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { fileInput, fileOutput } from "#core/tool/file-conversion.ts";
import { makePdfOnServer } from "#engines/image-codecs/pdf/make-pdf.server.ts";

const MAX_MORE = 19;

export const tool = defineBrowserTool({
  slug: "image-to-pdf-converter",
  otherNames: { "img-pdf-convertor": {} },
  name: "Image to PDF converter",
  tagline: "Pictures as pages of a PDF, JPGs byte for byte, on your own machine.",
  category: "images",
  menu: { name: "Image to PDF", line: "A picture a page" },
  addedOn: "2026-11-17",
  input: z.object({
    ...fileInput,
    /** Further pages, in base64, in their order. */
    more: z._default(z.array(fileInput.file).check(z.maxLength(MAX_MORE, `${MAX_MORE + 1} pictures are the most at once.`)), []),
    ...pdfFields,
  }),
  output: fileOutput,
  examples: [
    { title: "a sunset as JPG", outcome: "sunset.pdf", input: { file: examplePictures.sunsetJpg, fileName: "sunset.jpg" } },
    {
      title: "a logo with soft edges",
      outcome: "logo.pdf",
      input: { file: examplePictures.logoPng, fileName: "logo.png", pageSize: "picture", marginMm: 0 },
    },
    {
      title: "a JPG that calls itself PNG",
      outcome: "wrong-name.pdf",
      input: { file: examplePictures.logoJpg, fileName: "wrong-name.png" },
    },
  ],
  run: makePdfOnServer,
});
