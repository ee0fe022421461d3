import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { hashText } from "./md5-generator.engine.ts";
import { digests, md5GeneratorInput } from "./md5-generator.schema.ts";

export const tool = defineBrowserTool({
  slug: "md5-generator",
  name: "MD5 generator",
  tagline: "MD5 and SHA of text or files of any size, on your own machine.",
  category: "utilities",
  menu: { name: "MD5 generator", line: "Hash text or a file" },
  addedOn: "2026-11-15",
  input: md5GeneratorInput,
  output: digests,
  examples: [
    { title: "the word hello", outcome: "5d41402abc4b2a76b9719d911017c592", input: { text: "hello" } },
    { title: "nothing at all", outcome: "d41d8cd98f00b204e9800998ecf8427e", input: { text: "" } },
    { title: "hello with a line end, which differs", outcome: "b1946ac92492d2347c6235b4d2611184", input: { text: "hello\n" } },
  ],
  run: ({ text }) => hashText(text),
});
