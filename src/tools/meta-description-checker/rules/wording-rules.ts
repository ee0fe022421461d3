import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { entity } from "#core/text/html/html-entities.ts";
import { joinParts, partsOf } from "#core/text/title-parts.ts";
import { fold, isStopWord, wordsOf } from "#core/text/topic-words.ts";
import type { DescriptionSubject } from "../description-subject.ts";
import { descriptionFix, tagEvidence } from "./description-evidence.ts";

/** What it says. */
export const wordingRules: readonly Rule<DescriptionSubject>[] = [
  {
    id: "description-title",
    title: "Says more than the title",
    kind: "description-style",
    clause: "it repeats the title",
    sources: [google.snippets],
    run(subject) {
      const { text, title, siteName, snapshot } = subject;
      const [fact] = snapshot.titles;
      if (text === "" || title === "" || !fact) return [];
      const bare = joinParts(partsOf(title).filter((part) => fold(part.text.trim()) !== fold(siteName)));
      if (![title, bare].some((same) => lettersOf(same) === lettersOf(text))) return pass("Says more than the title");
      return [
        {
          title: "Description and title say the same",
          detail: "The description stands right below the title in results. Repeating it gives the second line away.",
          evidence: [tagEvidence(subject), factEvidence(fact, fact.snippet)],
        },
      ];
    },
  },
  {
    id: "description-keywords",
    title: "Sentences, not keywords",
    kind: "description-style",
    clause: "it is a list of keywords",
    sources: [google.snippets],
    run(subject) {
      const { text } = subject;
      if (text === "") return [];
      if (!isKeywordList(text)) return pass("Sentences, not keywords");
      return [
        {
          title: "A list of keywords, not a description",
          detail: "Google names long strings of keywords as descriptions it will not show. Say in a sentence what the page offers.",
          evidence: [tagEvidence(subject, [0, text.length])],
        },
      ];
    },
  },
  {
    id: "description-markup",
    title: "Plain text, no code",
    kind: "description-style",
    clause: true,
    sources: [google.snippets],
    run(subject) {
      const { text } = subject;
      if (text === "") return [];
      const found = new RegExp(`${entity.source}|</?[a-z][^<>]{0,200}>`, "i").exec(text);
      if (!found) return pass("Plain text, no code");
      const isTag = found[0].startsWith("<");
      return [
        {
          title: isTag ? `Tags show in the description: ${found[0].slice(0, 40)}` : `Readers see “${found[0]}” in place of a sign`,
          detail: isTag
            ? "A description is plain text: results print tags as they stand, or drop them with the words inside."
            : "The sign was encoded twice. One layer is resolved, the other is printed.",
          evidence: [tagEvidence(subject, [found.index, found.index + found[0].length])],
          ...descriptionFix(subject, isTag ? "The same words without tags" : "Encoded once"),
        },
      ];
    },
  },
  {
    id: "description-slots",
    title: "No template slot is left open",
    kind: "description-broken",
    clause: "a template’s slot shows",
    sources: [google.snippets],
    run(subject) {
      const found =
        /\{\{[^}]{0,60}\}\}|\{%[^%]{0,60}%\}|%%\w{1,40}%%|\$\{[^}]{0,60}\}|\[object Object\]|\bundefined\b|\bNaN\b|\blorem ipsum\b/i.exec(
          subject.text,
        );
      if (!found) return [];
      return [
        {
          title: `A slot of a template shows: “${found[0]}”`,
          detail: "The program that prints the tag had nothing to put there. Every page of the same kind is likely to have it.",
          evidence: [tagEvidence(subject, [found.index, found.index + found[0].length])],
        },
      ];
    },
  },
  {
    id: "description-ending",
    title: "Ends where a sentence does",
    kind: "description-style",
    sources: [google.snippets],
    run(subject) {
      const { text } = subject;
      const found = /(?:\.{3}|…|\[…\]|\[\.{3}\])$/.exec(text);
      if (!found) return [];
      return [
        {
          title: "It ends in an ellipsis",
          detail: "A program cut the start of the page and made it the description. It fits, and it stops in mid-sentence.",
          evidence: [tagEvidence(subject, [found.index, text.length])],
        },
      ];
    },
  },
];

/** Letters and digits only, so that a full stop or another dash is no difference. */
function lettersOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Many short parts between commas and no sentence: none within, nor one that ends and has words that join others. */
function isKeywordList(text: string): boolean {
  if (/[.!?。！？](?:\s|$)/u.test(text.slice(0, -1))) return false;
  if (/[.!?]$/.test(text) && wordsOf(text).some(({ folded }) => isStopWord(folded))) return false;
  const parts = text.split(/[,;|、，]/u).map((part) => wordsOf(part).length);
  return parts.length >= 5 && parts.filter((words) => words <= 4).length >= parts.length * 0.8;
}
