import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { numberWord } from "#core/rules/verdict-words.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { TitleSubject } from "../title-subject.ts";
import { titleEvidence, titleFix, titleTag } from "./title-evidence.ts";

/** There is one title, it has words, and it stands where it is read. */
export const structureRules: readonly Rule<TitleSubject>[] = [
  {
    id: "title-present",
    title: "There is a title",
    kind: "title-absent",
    sources: [w3c.pageHasTitle],
    run(subject) {
      if (subject.title) return [];
      const { parseStopped, response } = subject.snapshot;
      const isPartial = parseStopped !== null || response?.truncated === true;
      return [
        {
          title: isPartial ? "No title in the part of the page we could read" : "The page has no title",
          detail:
            "A browser shows the address in its tab, and Google writes a title of its own from headings or links. Write one that names what the page holds.",
          ...titleFix(subject, "Made from the H1"),
        },
      ];
    },
  },
  {
    id: "title-closed",
    title: "The title is closed",
    kind: "title-absent",
    clause: "the title is never closed",
    sources: [whatwg.titleElement],
    run(subject) {
      const tag = /<\/?(?:head|meta|link|body|script|style|base)\b/i;
      // Asked of the source: a title may well speak of "&lt;meta&gt;".
      if (!subject.title || !tag.test(subject.title.snippet)) return [];
      const clean = subject.title.raw.slice(0, subject.title.raw.search(tag)).trim();
      return [
        {
          title: "The title is never closed and swallows what follows",
          detail: "Everything up to the next </title> counts as title: metadata, scripts, even the page itself.",
          evidence: [factEvidence(subject.title, subject.title.snippet)],
          fix: { kind: "html", label: "Close it where its words end", code: titleTag(clean) },
        },
      ];
    },
  },
  {
    id: "title-not-empty",
    title: "Not empty",
    kind: "title-absent",
    clause: "the title is empty",
    sources: [w3c.pageHasTitle],
    run(subject) {
      if (subject.title === null || subject.title.text !== "") return [];
      return [
        {
          title: "The title is empty",
          detail: "An empty tag counts as none: the tab shows the address, and Google picks other words.",
          evidence: [titleEvidence(subject)],
          ...titleFix(subject, "Made from the H1"),
        },
      ];
    },
  },
  {
    id: "title-single",
    title: "One title",
    kind: ["title-absent", "tags-twice"],
    clause: ({ snapshot }) => `${numberWord(snapshot.titles.length)} titles on one page`,
    sources: [whatwg.titleElement],
    run(subject) {
      const { titles } = subject.snapshot;
      if (titles.length < 2) return [];
      const isSame = titles.every(({ text }) => text === titles[0]?.text);
      return [
        {
          ...(isSame ? { kind: "tags-twice" } : {}),
          title: isSame
            ? `The same title stands ${titles.length} times`
            : `${titles.length} titles on one page, and only the first is read`,
          detail: "HTML allows one. Browsers take the first; a plugin or a script usually wrote the other.",
          evidence: titles.slice(0, 5).map((title) => factEvidence(title, titleTag(title.text))),
          fix: {
            kind: "html",
            label: "Keep one of them",
            code: titleTag(subject.better.text || (titles.find(({ text }) => text !== "")?.text ?? "")),
          },
        },
      ];
    },
  },
  {
    id: "title-in-head",
    title: "One title, inside the head",
    kind: "title-absent",
    clause: "the title is outside the head",
    sources: [google.validMetadata],
    run(subject) {
      const { title, snapshot } = subject;
      if (!title) return [];
      if (title.inHead) return snapshot.titles.length === 1 ? pass("One title, inside the head") : [];
      const { headBreak } = snapshot;
      const breaker = headBreak && !headBreak.onlyWithoutScripts ? headBreak : null;
      const what = breaker?.element === "#text" ? "words" : `a <${breaker?.element}>`;
      return [
        {
          title: breaker ? `The title fell out of the head: ${what} on line ${breaker.line} ended it` : "The title stands in the body",
          detail: "Google assumes the head ends at the first element that may not stand in it, and reads no metadata after that.",
          evidence: [...(breaker ? [factEvidence(breaker, breaker.snippet, breaker.snippet)] : []), titleEvidence(subject)],
          fix: {
            kind: "html",
            label: breaker ? `Move it up, above line ${breaker.line}` : "Move it into the head",
            code: `<head>\n  ${titleTag(subject.better.text)}`,
          },
        },
      ];
    },
  },
];
