import { defineServerTool } from "#core/tool/define-tool.ts";
import { plagiarismCheckerInput, plagiarismCheckerOutput } from "./plagiarism-checker.schema.ts";
import { checkText } from "./plagiarism-checker.server.ts";

const SOURCE =
  "A log file is the only record of what a crawler asked for. Most servers keep it for thirty days and then delete it without a warning. Whoever wants to know which pages are crawled has to copy the file in time.";

export const tool = defineServerTool({
  slug: "plagiarism-checker",
  name: "Plagiarism checker",
  tagline: "Holds a text against pages and texts that you name, and shows what they share, side by side.",
  category: "writing",
  menu: { name: "Plagiarism checker", line: "A text beside its sources" },
  addedOn: "2026-11-17",
  needs: ["openPage", "askProvider"],
  input: plagiarismCheckerInput,
  output: plagiarismCheckerOutput,
  examples: [
    {
      title: "a paragraph taken word for word",
      outcome: "Likely reuse of 1 source",
      input: {
        text: "Logs are worth an hour of your week. Most servers keep it for thirty days and then delete it without a warning. So set a reminder and download yours.",
        other: SOURCE,
      },
    },
    {
      title: "the same, reworded",
      outcome: "reworded",
      input: {
        text: "The only record of what a crawler has asked for is a log file. Servers mostly keep it for thirty days and delete it afterwards without any warning, so whoever wants to know which pages were crawled must copy the file in time.",
        other: SOURCE,
      },
    },
    {
      title: "the same topic in own words",
      outcome: "No reuse seen in 1 source compared.",
      input: {
        text: "Search engines send programs that visit sites. The traces of these visits can be studied by an administrator, who learns from them how often each address was requested and what the answer was.",
        other: SOURCE,
      },
    },
  ],
  run: checkText,
});
