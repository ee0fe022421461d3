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
    { title: "1-800-356-9377", input: { number: "1-800-356-9377" } },
    { title: "dial 1-800-GO-PAINT", input: { mode: "dial", words: "1-800-GO-PAINT" } },
    { title: "a number that spells nothing", input: { number: "212-555-0110", contains: "home" } },
  ],
  run: async (input) => spellNumber(input, await loadWords()),
});
