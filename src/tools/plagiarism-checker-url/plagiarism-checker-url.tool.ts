import { defineServerTool } from "#core/tool/define-tool.ts";
import { plagiarismCheckerUrlInput, plagiarismCheckerUrlOutput } from "./plagiarism-checker-url.schema.ts";
import { checkPage } from "./plagiarism-checker-url.server.ts";

export const tool = defineServerTool({
  slug: "plagiarism-checker-url",
  name: "Plagiarism checker by address",
  tagline: "Holds the main text of a page against other pages; its own site and declared copies are left out.",
  category: "writing",
  menu: { name: "Plagiarism by URL", line: "A page beside others" },
  addedOn: "2026-11-17",
  needs: ["openPage", "askProvider"],
  input: plagiarismCheckerUrlInput,
  output: plagiarismCheckerUrlOutput,
  examples: [
    {
      title: "a copy of a shop's guide, pasted",
      outcome: "Likely reuse of 1 source",
      input: {
        url: "https://northloop.example/guides/winter-tires",
        html: `<title>Winter tires for city bikes</title>
<main>
  <h1>Winter tires for city bikes</h1>
  <p>Studs hold on ice and wear on asphalt. Ride the first thirty kilometers slowly, so that the studs settle in the rubber.</p>
  <p>We measured the grip of six tires on the frozen lake behind our shop in January.</p>
</main>`,
        other:
          "Our advice for the cold months: ride the first thirty kilometers slowly, so that the studs settle in the rubber. Bring your bike in for a check before the first frost.",
      },
    },
    { title: "two pages about example domains", input: { url: "https://example.com/", sources: ["https://example.org/"] } },
    { title: "a page of its own site, which is left out", input: { url: "https://example.com/", sources: ["https://www.example.com/"] } },
  ],
  run: checkPage,
});
