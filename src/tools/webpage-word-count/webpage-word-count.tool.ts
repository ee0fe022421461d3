import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { wordCheck } from "./webpage-word-count.engine.ts";
import { webpageWordCountInput, webpageWordCountOutput } from "./webpage-word-count.schema.ts";

export const tool = defineServerTool({
  slug: "webpage-word-count",
  name: "Webpage word count",
  tagline: "Counts the words people see, apart from menus and footers, in any language, by section.",
  category: "writing",
  menu: { name: "Word count", line: "Words on any page" },
  addedOn: "2026-11-15",
  reads: "page",
  judgesDrafts: true,
  rules: wordCheck.rules,
  needs: ["openPage", "fetchPage", "renderPage", "now"],
  input: webpageWordCountInput,
  output: webpageWordCountOutput,
  examples: [
    {
      title: "an article with a menu around it",
      outcome: "35 seconds to read.",
      input: {
        url: "https://northloop.example/journal/winter-riding",
        html: `<!doctype html>
<html lang="en">
<head><title>Winter riding | North Loop</title></head>
<body>
  <header><nav><a href="/">Home</a> <a href="/bikes/">Bikes</a> <a href="/service/">Service</a> <a href="/journal/">Journal</a></nav></header>
  <main>
    <h1>Riding through a Chicago winter</h1>
    <p>The lake decides. When the wind comes from the east, the lakefront trail is a sheet of ice by six in the morning, and the street two blocks inland is dry. We ride the street.</p>
    <h2>Tires before everything</h2>
    <p>A studded front tire costs less than one fall. Put it on before the first frost, because the first frost arrives on a day when the shop is closed. The rear tire can wait.</p>
    <p>Drop the pressure by ten pounds. A softer tire finds grip where a hard tire skates.</p>
    <h2>Lights and layers</h2>
    <p>It is dark when you leave and dark when you come home. Two lights at the back, because one of them will be empty. Wear less than you think: if you are warm at the door, you are wet at the bridge.</p>
  </main>
  <footer><p>North Loop, 1847 W Fulton St, Chicago. Open Tuesday to Sunday.</p></footer>
</body>
</html>`,
      },
    },
    {
      title: "Japanese, which has no spaces",
      outcome: "10 seconds to read.",
      input: {
        html: "冬の自転車\n\n湖からの風が強い日は、朝六時には道が凍っています。二本西の通りは乾いているので、そちらを走ります。タイヤの空気を少し抜くと、滑りにくくなります。",
      },
    },
    {
      title: "a page that scripts write",
      outcome: "Nothing to read in the source.",
      input: {
        url: "https://app.example/",
        html: `<!doctype html>
<html>
<head><title>App</title><script src="/assets/main.js" defer></script></head>
<body><div id="root"></div></body>
</html>`,
      },
    },
  ],
  run: runPageCheck(wordCheck),
});
