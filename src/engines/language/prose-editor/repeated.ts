import { type EditorRule, endOf } from "./editor-rule.ts";

/** Words that may rightly stand twice: "the fact that that page", "she had had enough". */
const MAY_REPEAT = /^(?:that|had|is|no|so|very|bye|ha|can|will|her|do|log|tut|knock)$/;

/** “the the”. */
export const repeated: EditorRule = (sentence, text) =>
  sentence.flatMap((word, index) => {
    const next = sentence[index + 1];
    if (!next || next.lower !== word.lower || !/^\p{L}+$/u.test(word.text) || MAY_REPEAT.test(word.lower)) return [];
    // A name may be doubled (New York, New York), and a pair across a break may be a heading and its text.
    if (!/^[ \t]+\n?[ \t]*$|^\n$/.test(text.slice(endOf(word), next.at)) || (/^\p{Lu}/u.test(next.text) && word.text === next.text))
      return [];
    return [{ kind: "repeated" as const, from: word.at, to: endOf(next), options: [word.text], reason: `“${word.lower}” stands twice` }];
  });
