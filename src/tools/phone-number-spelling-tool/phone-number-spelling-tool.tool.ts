import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { spellNumber } from "./phone-number-spelling-tool.engine.ts";
import { phoneNumberSpellingToolInput, phoneNumberSpellingToolOutput } from "./phone-number-spelling-tool.schema.ts";
import { loadWords } from "./word-index.ts";

export const tool = defineBrowserTool({
  slug: "phone-number-spelling-tool",
  name: "Phone number spelling tool",
  tagline: "Finds the words in a phone number, and the number behind a word.",
  category: "utilities",
  menu: { name: "Phone number spelling", line: "Digits into words" },
  addedOn: "2026-11-16",
  input: phoneNumberSpellingToolInput,
  output: phoneNumberSpellingToolOutput,
  examples: [
    { title: "1-800-356-9377", outcome: "1-800-FLOWERS", input: { number: "1-800-356-9377" } },
    { title: "dial 1-800-GO-PAINT", outcome: "1-800-467-2468", input: { mode: "dial", words: "1-800-GO-PAINT" } },
    {
      title: "a number that spells nothing",
      outcome: "HOME is dialed 4663, which is not in 5550110. It needs another number.",
      input: { number: "212-555-0110", contains: "home" },
    },
  ],
  run: async (input) => spellNumber(input, await loadWords()),
});
