import { type EditorRule, endOf } from "./editor-rule.ts";
import { casedLike } from "./inflect.ts";

/** "do not" and "don't": which of the two a text wants is a matter of its tone. */
const PAIRS =
  `do not=don't|does not=doesn't|did not=didn't|is not=isn't|are not=aren't|was not=wasn't|were not=weren't|have not=haven't|has not=hasn't|
had not=hadn't|will not=won't|would not=wouldn't|should not=shouldn't|could not=couldn't|cannot=can't|can not=can't|must not=mustn't|need not=needn't|
it is=it's|that is=that's|there is=there's|we are=we're|you are=you're|they are=they're|I am=I'm|we have=we've|you have=you've|they have=they've|
I have=I've|we will=we'll|you will=you'll|they will=they'll|I will=I'll|it will=it'll|let us=let's|what is=what's|who is=who's`
    .split("|")
    .map((pair) => pair.trim().split("=") as [string, string]);
const short = new Map(PAIRS.map(([long, brief]) => [long.toLowerCase(), brief]));
const long = new Map(PAIRS.map(([full, brief]) => [brief.toLowerCase(), full]).reverse() as [string, string][]);

/** Formal texts write them out. “it’s” may be “it has”: before a participle it can be either, so it stays. */
export const expandContractions: EditorRule = (sentence, text) =>
  sentence.flatMap((word, index) => {
    const next = sentence[index + 1];
    if (!next || next.at !== endOf(word) || !/^(?:n[’']t|[’'](?:s|re|m|ve|ll))$/i.test(next.text)) return [];
    const full = long.get(text.slice(word.at, endOf(next)).toLowerCase().replace("’", "'"));
    const after = sentence[index + 2];
    if (!full || (/[’']s$/i.test(next.text) && /(?:ed|en|ne|got|had)$/.test(after?.lower ?? "")) || after?.text === "?") return [];
    return [
      {
        kind: "contraction" as const,
        from: word.at,
        to: endOf(next),
        options: [casedLike(word.text, full)],
        reason: "Written out, for a formal text",
      },
    ];
  });

/** Friendly texts contract them, but not before a stop: “we know who they’re” is no English. */
export const useContractions: EditorRule = (sentence, text) =>
  sentence.flatMap((word, index) => {
    const next = sentence[index + 1];
    const brief = next && short.get(text.slice(word.at, endOf(next)).toLowerCase());
    const after = sentence[index + 2];
    if (!next || !brief || !after || (after.pos === "PUNCT" && !brief.endsWith("n't"))) return [];
    // "we have a plan" has no helper to shorten.
    if (/[’']ve$/.test(brief) && after.pos !== "VERB" && after.pos !== "ADV") return [];
    return [
      { kind: "contraction" as const, from: word.at, to: endOf(next), options: [casedLike(word.text, brief)], reason: "As people speak" },
    ];
  });
