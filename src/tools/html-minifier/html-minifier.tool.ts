import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { minifiedCode } from "#core/tool/minified-code.ts";
import { makeHtml } from "./html-minifier.engine.ts";
import { htmlMinifierInput } from "./html-minifier.schema.ts";

export const tool = defineBrowserTool({
  slug: "html-minifier",
  otherNames: { minify: { language: "html" } },
  name: "HTML minifier",
  tagline: "Makes pages smaller that stay the same to a browser, template tags included; and readable again.",
  category: "code",
  menu: { name: "HTML minifier", line: "Fewer bytes" },
  addedOn: "2026-11-17",
  input: htmlMinifierInput,
  output: minifiedCode,
  examples: [
    {
      title: "a page with a style sheet, a script, a comment and a pre",
      outcome: "<style>.price{color:#fa0;margin:0 auto}</style>",
      input: {
        code: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Boots</title>
    <!-- to do: icons -->
    <style>
      .price { color: #FFAA00; margin: 0px auto; }
    </style>
  </head>
  <body>
    <h1 class="title">Boots</h1>
    <p>From   <b>49</b> <i>euros</i> up.</p>
    <pre>size   stock
  42       3</pre>
    <script>
      const stock = { 42: 3 };
      document.title = "Boots (" + stock[42] + ")";
    </script>
  </body>
</html>
`,
      },
    },
    {
      title: "a template, with its tags kept",
      outcome: "{% for boot in boots %}",
      input: {
        code: `<ul class="list">
  {% for boot in boots %}
    <li {% if boot.new %}class="new"{% endif %}>
      <a href="{{ boot.url }}">{{ boot.name }}</a>
      <?php if ($stock): ?> <b>in stock</b> <?php endif; ?>
    </li>
  {% endfor %}
</ul>
`,
      },
    },
    {
      title: "one line, made readable",
      outcome: "  <h1>Boots</h1>\n  <ul>",
      input: {
        code: '<!doctype html><title>Boots</title><main><h1>Boots</h1><ul><li>Alder<li>Birch <b>new</b></ul><script>start("boots")</script></main>',
        action: "beautify",
      },
    },
    {
      title: "a comment that is never closed",
      outcome: "This comment is never closed.",
      input: { code: "<p>Boots</p>\n<!-- to do: prices\n<p>From 49 euros.</p>\n" },
    },
  ],
  run: makeHtml,
});
