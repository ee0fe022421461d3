import { pageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { keywordCheck } from "./keyword-extract-tool.engine.ts";
import { keywordExtractToolOutput } from "./keyword-extract-tool.schema.ts";

export const tool = defineServerTool({
  slug: "keyword-extract-tool",
  name: "Keyword extraction",
  tagline: "Finds the phrases that a page or text is about, and shows in which places they stand.",
  category: "keywords",
  menu: { name: "Keyword extraction", line: "What a page is about" },
  addedOn: "2026-11-17",
  opensKept: true,
  rules: keywordCheck.rules,
  needs: ["openPage", "fetchPage", "now"],
  input: pageInput,
  output: keywordExtractToolOutput,
  examples: [
    {
      title: "an article about server logs",
      outcome: "It is about “server log”, and does not say so in a subheading.",
      input: {
        url: "https://northloop.example/journal/server-logs",
        html: `<!doctype html>
<html lang="en">
<head><title>Server log analysis for SEO: a month of logs</title><meta name="description" content="What thirty days of a server log say about crawlers."></head>
<body>
  <header><nav><a href="/">Home</a> <a href="/journal/">Journal</a></nav></header>
  <main>
    <h1>Thirty days of server logs, read in one hour</h1>
    <p>A log file is the only record of what a crawler asked for. Your server log keeps it for thirty days, and then it is gone.</p>
    <h2>Count by status code</h2>
    <p>Sort the server log by status code first. A crawl budget is wasted on redirects and on pages that answer with a status code of 404.</p>
    <h2>Find the crawler requests</h2>
    <p>Googlebot names itself, and so do others. Check the address of each crawler before you believe the name. Crawler requests for filter pages show what you should close in robots.txt. Read about <a href="/journal/crawl-budget">crawl budget</a> next.</p>
    <p><img src="/log.png" alt="Requests a day from the server log"></p>
  </main>
  <footer><p>North Loop, Chicago</p></footer>
</body>
</html>`,
      },
    },
    {
      title: "a German text, by statistics",
      outcome: "ranked by statistics",
      input: {
        html: "Das Lastenrad ersetzt in der Stadt oft das Auto. Ein Lastenrad mit Elektromotor trägt zwei Kinder und den Einkauf. Der Elektromotor hilft am Berg, und der Akku reicht für fünfzig Kilometer. Wer ein Lastenrad kaufen will, sollte den Akku im Winter prüfen.",
      },
    },
    { title: "a text that says too little", outcome: "No phrase stands out", input: { html: "It is what it is." } },
  ],
  run: runPageCheck(keywordCheck),
});
