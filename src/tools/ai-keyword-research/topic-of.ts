/** Words that ask or join and carry no topic. */
const EMPTY = new Set(
  "a an the of for to in on at by with and or vs is are do does did can how what why when where who which best top buy cheap near me my your much long it work choose start use".split(
    " ",
  ),
);

/** The words of a keyword that say what it is about, plurals taken off. */
export const topicWords = (keyword: string): string[] =>
  (keyword.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?<!s)s$/, "") : word));
