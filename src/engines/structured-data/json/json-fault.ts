import type { Span } from "./json-tree.ts";

/** What makes a text not JSON. Each kind but the last three has a repair. */
export type JsonFaultKind =
  | "bom"
  | "odd-space"
  | "comment"
  | "wrapper"
  | "trailing-comma"
  | "extra-comma"
  | "missing-comma"
  | "wrong-separator"
  | "smart-quotes"
  | "single-quotes"
  | "entity-quotes"
  | "inner-quote"
  | "unquoted-key"
  | "unquoted-text"
  | "line-break"
  | "control-character"
  | "open-string"
  | "bad-escape"
  | "literal"
  | "number"
  | "missing-colon"
  | "missing-value"
  | "not-closed"
  | "wrong-bracket"
  | "several-values"
  | "extra-text"
  | "empty"
  | "too-deep"
  | "no-value";

export interface JsonFault extends Span {
  kind: JsonFaultKind;
}

/** What a fault is, and what to do about it: a sentence each. */
export const faultWords: Record<JsonFaultKind, { title: string; repair: string }> = {
  bom: { title: "A byte order mark stands before the JSON", repair: "Delete the invisible character U+FEFF at the start." },
  "odd-space": { title: "A space that JSON does not know", repair: "Replace the no-break or zero-width space with a plain one." },
  comment: { title: "JSON has no comments", repair: "Delete the comment." },
  wrapper: { title: "A comment or CDATA wrapper around the JSON", repair: "Delete the wrapper: a script of this type needs none." },
  "trailing-comma": { title: "A comma after the last entry", repair: "Delete the comma." },
  "extra-comma": { title: "A comma with nothing before it", repair: "Delete the comma." },
  "missing-comma": { title: "A comma is missing between two entries", repair: "Add a comma after the first of them." },
  "wrong-separator": { title: "A semicolon where a comma belongs", repair: "Replace it with a comma." },
  "smart-quotes": { title: "Curly quotes in place of straight ones", repair: 'Replace them with ".' },
  "single-quotes": { title: "Single quotes in place of double ones", repair: 'Replace them with ".' },
  "entity-quotes": { title: "Quotes written as character references", repair: 'Write " itself: nothing is decoded inside a script.' },
  "inner-quote": { title: "A quote inside a text ends it too early", repair: 'Write \\" for a quote inside a text.' },
  "unquoted-key": { title: "A name without quotes", repair: "Put the name in double quotes." },
  "unquoted-text": { title: "A text without quotes", repair: "Put the text in double quotes." },
  "line-break": { title: "A line break or tab inside a text", repair: "Write \\n or \\t, or keep the text on one line." },
  "control-character": {
    title: "An invisible control character inside a text",
    repair: "Delete it. JSON takes such a character only as an escape, such as \\u0007.",
  },
  "open-string": { title: "A text without its closing quote", repair: 'Add " at the end of the text.' },
  "bad-escape": { title: "A backslash that escapes nothing", repair: "Double the backslash, or delete it." },
  literal: { title: "A word that JSON does not know", repair: "JSON knows true, false and null, in lower case." },
  number: {
    title: "A number in a form that JSON does not take",
    repair: "Write it without a plus, without leading zeros, with digits on both sides of the point.",
  },
  "missing-colon": { title: "No colon between a name and its value", repair: "Add a colon." },
  "missing-value": { title: "A name without a value", repair: "Give it a value or delete it; null stands in for now." },
  "not-closed": { title: "A bracket is never closed", repair: "Close it at the end." },
  "wrong-bracket": { title: "A bracket that closes nothing", repair: "Delete it, or open one before." },
  "several-values": { title: "Several objects stand side by side", repair: "Put them in one array, or each in a script of its own." },
  "extra-text": { title: "Something stands after the end of the JSON", repair: "Delete it." },
  empty: { title: "The script is empty", repair: "Fill it or delete it." },
  "too-deep": { title: "Nested deeper than we follow", repair: "No search engine reads 200 levels. Flatten the data." },
  "no-value": { title: "No JSON here", repair: "A JSON-LD script starts with { or [." },
};
