import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { minifiedCode } from "#core/tool/minified-code.ts";
import { makeCss } from "./css-minifier.engine.ts";
import { cssMinifierInput } from "./css-minifier.schema.ts";

export const tool = defineBrowserTool({
  slug: "css-minifier",
  otherNames: { minify: { language: "css" } },
  name: "CSS minifier",
  tagline: "Makes style sheets smaller without touching a rule, and readable again.",
  category: "code",
  menu: { name: "CSS minifier", line: "Fewer bytes" },
  addedOn: "2026-11-16",
  input: cssMinifierInput,
  output: minifiedCode,
  examples: [
    {
      title: "a card with nesting, a prefixed pair and a hack",
      outcome: "/*! card 1.0, MIT */.card,.card>a{margin:0 auto .5em",
      input: {
        code: `/*! card 1.0, MIT */
.card, .card > a {
  margin: 0px auto 0.50em;
  color: #FFAA00; /* brand */
  backdrop-filter: blur(4px);
  -webkit-backdrop-filter: blur(4px);
  *zoom: 1;

  &:hover {
    width: calc(100% - 0px);
  }
}

.unused {
}
`,
      },
    },
    {
      title: "one line, made readable",
      outcome: "a > b,\nc {\n  color: red;",
      input: { code: "a>b,c{color:red;&:hover{color:blue}}@media (width>600px){a{b:c}}", action: "beautify" },
    },
    {
      title: "a string that is never closed",
      outcome: "This string is never closed on its line.",
      input: { code: '.note::before {\n  content: "to do;\n  color: red;\n}\n' },
    },
  ],
  run: makeCss,
});
