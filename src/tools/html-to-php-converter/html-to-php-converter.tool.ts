import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { convertHtmlToPhp } from "./html-to-php-converter.engine.ts";
import { htmlToPhpConverterInput, htmlToPhpConverterOutput } from "./html-to-php-converter.schema.ts";

export const tool = defineBrowserTool({
  slug: "html-to-php-converter",
  otherNames: { "html-php-convertor": {} },
  name: "HTML to PHP converter",
  tagline: "Turns HTML into PHP that prints it byte for byte, in six forms.",
  category: "code",
  menu: { name: "HTML to PHP", line: "Echo, escaped" },
  addedOn: "2026-11-16",
  input: htmlToPhpConverterInput,
  output: htmlToPhpConverterOutput,
  examples: [
    { title: "quotes, a dollar and a backslash", outcome: "$5 \\\\ hour</p>' .", input: { html: `<p title="it's">$5 \\ hour</p>\n` } },
    {
      title: "a page with PHP in it, as a template",
      outcome: "<h1><?= $title ?></h1>",
      input: { html: "<h1><?= $title ?></h1>\n<p>Hello</p>\n", form: "template", php: "run" },
    },
    { title: "text that closes a nowdoc", outcome: "echo <<<'HTML1'", input: { html: "<pre>\nHTML\n</pre>", form: "nowdoc" } },
  ],
  run: convertHtmlToPhp,
});
