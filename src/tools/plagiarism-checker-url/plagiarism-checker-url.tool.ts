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
  needs: ["openPage"],
  input: plagiarismCheckerUrlInput,
  output: plagiarismCheckerUrlOutput,
  examples: [
    { title: "two pages about example domains", input: { url: "https://example.com/", sources: ["https://example.org/"] } },
    { title: "a page of its own site, which is left out", input: { url: "https://example.com/", sources: ["https://www.example.com/"] } },
  ],
  run: checkPage,
});
