import { useEffect, useState } from "react";
import { spellNumber } from "./phone-number-spelling-tool.engine.ts";
import type { PhoneNumberSpellingToolInput, PhoneNumberSpellingToolOutput } from "./phone-number-spelling-tool.schema.ts";
import { loadWords, type WordIndex } from "./word-index.ts";

/** What stands in the form, spelled as somebody types; undefined until there is something to spell and the list is here. */
export function useSpelling(input: PhoneNumberSpellingToolInput): PhoneNumberSpellingToolOutput | undefined {
  const [index, setIndex] = useState<WordIndex>();
  const typed = (input.mode === "dial" ? input.words : input.number) ?? "";
  const isThere = /[a-z0-9]/i.test(typed);
  useEffect(() => {
    // Without the list the button still runs it, and says what went wrong.
    if (isThere) void loadWords().then(setIndex, () => {});
  }, [isThere]);
  return index && isThere ? spellNumber(input, index) : undefined;
}
