import { defineServerTool } from "#core/tool/define-tool.ts";
import { fetchHtmlContentInput, fetchHtmlContentOutput } from "./fetch-html-content.schema.ts";
import { fetchHtml, inDocument } from "./fetch-html-content.server.ts";

export const tool = defineServerTool({
  slug: "fetch-html-content",
  name: "Fetch HTML content",
  tagline: "The source of a page as sent, with headers, as text, as Markdown and prettified.",
  category: "technical",
  menu: { name: "Fetch HTML", line: "Source, as served" },
  addedOn: "2026-11-15",
  opensKept: true,
  needs: ["openPage", "fetchPage", "renderPage"],
  input: fetchHtmlContentInput,
  output: fetchHtmlContentOutput,
  examples: [
    {
      title: "an article to turn into Markdown",
      outcome: "# Riding through a Chicago winter",
      input: {
        url: "https://northloop.example/journal/winter-riding",
        html: `<!doctype html><html lang="en"><head><title>Winter riding</title></head><body><nav><a href="/">Home</a></nav><main><h1>Riding through a Chicago winter</h1><p>The <em>lake</em> decides. See the <a href="/maps/lakefront">lakefront map</a>.</p><ol><li>Studded front tire</li><li>Two lights<ul><li>one will be empty</li></ul></li></ol><table><tr><th>Month</th><th>Days of ice</th></tr><tr><td>January</td><td>19</td></tr></table><pre><code class="language-sh">curl wttr.in/Chicago</code></pre></main></body></html>`,
      },
    },
    { title: "a public page, as sent", input: { url: "https://example.com/" } },
    {
      title: "broken markup, as a browser repairs it",
      outcome: "    <h1>Bread</h1>\n    <h2>Rye</h2>",
      input: { html: `<title>Menu</title>\n<h1>Bread<h2>Rye</h1>\n<p>One<p>Two<div>Three</p>\n<table><b>Prices</b><tr><td>4.50` },
    },
  ],
  run: fetchHtml,
  inDocument,
});
