import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { numberWord } from "#core/rules/verdict-words.ts";
import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { looksScriptBuilt } from "#engines/page-snapshot/script-built.ts";
import { restoredContent, strayAttributes } from "../broken-quote.ts";
import type { DescriptionSubject } from "../description-subject.ts";
import { descriptionFix, descriptionTag } from "./description-evidence.ts";

/** There is one description, it has words, and it stands where it is read. */
export const structureRules: readonly Rule<DescriptionSubject>[] = [
  {
    id: "description-present",
    title: "There is a description",
    kind: "description-absent",
    sources: [google.snippets],
    run(subject) {
      const { tag, snapshot } = subject;
      if (tag) return [];
      const misnamed = snapshot.metas.find(({ property, name, inNoscript }) => property === "description" && name === null && !inNoscript);
      const isPartial = snapshot.parseStopped !== null || snapshot.response?.truncated === true;
      return [
        {
          title: misnamed
            ? "The description is under property, not under name"
            : isPartial
              ? "No description in the part of the page we could read"
              : "The page has no description",
          detail: misnamed
            ? 'Search engines look for name="description". The property attribute belongs to Open Graph.'
            : looksScriptBuilt(snapshot)
              ? "The HTML that the server sends is almost empty, so a script writes the page. Copy the rendered HTML from your browser and paste it to check that."
              : "Google then takes words from the page, whichever match the query. That may do; for your most visited pages, write your own.",
          ...(misnamed ? { evidence: [factEvidence(misnamed, misnamed.snippet, "property")] } : {}),
          ...(misnamed
            ? { fix: { kind: "html", label: "The same words, where they are read", code: descriptionTag(misnamed.raw.trim()) } }
            : descriptionFix(subject, "From the page’s first paragraph")),
        },
      ];
    },
  },
  {
    id: "description-not-empty",
    title: "Not empty",
    kind: "description-absent",
    clause: "the description is empty",
    sources: [google.snippets],
    run(subject) {
      const { tag, text } = subject;
      if (!tag || text !== "") return [];
      return [
        {
          title: "The description is empty",
          detail: "An empty tag counts as none. Often a plugin prints it for pages whose field nobody filled.",
          evidence: [factEvidence(tag, tag.snippet)],
          ...descriptionFix(subject, "From the page’s first paragraph"),
        },
      ];
    },
  },
  {
    id: "description-single",
    title: "One description",
    kind: "tags-twice",
    clause: ({ tags }) => `${numberWord(tags.length)} descriptions on one page`,
    sources: [whatwg.metaDescription],
    run(subject) {
      const { tags } = subject;
      if (tags.length < 2) return [];
      const isSame = tags.every(({ raw }) => raw.trim() === tags[0]?.raw.trim());
      return [
        {
          title: isSame ? `The same description stands ${tags.length} times` : `${tags.length} descriptions on one page`,
          detail: "HTML allows one per language. Usually a theme and a plugin each print theirs; turn one of them off.",
          evidence: tags.slice(0, 5).map((tag) => factEvidence(tag, tag.snippet)),
          ...(subject.suggestion === ""
            ? {}
            : { fix: { kind: "html", label: "Keep one of them", code: descriptionTag(subject.suggestion) } as const }),
        },
      ];
    },
  },
  {
    id: "description-in-head",
    title: "One description, inside the head",
    kind: "description-broken",
    clause: "the description is outside the head",
    sources: [google.validMetadata],
    run(subject) {
      const { tag, tags, snapshot, text } = subject;
      if (!tag) return [];
      if (tag.inHead) return tags.length === 1 && text !== "" ? pass("One description, inside the head") : [];
      const { headBreak } = snapshot;
      const breaker = headBreak && !headBreak.onlyWithoutScripts ? headBreak : null;
      const what = breaker?.element === "#text" ? "words" : `a <${breaker?.element}>`;
      return [
        {
          title: breaker
            ? `The description fell out of the head: ${what} on line ${breaker.line} ended it`
            : "The description stands in the body",
          detail: "Google assumes the head ends at the first element that may not stand in it, and reads no metadata after that.",
          evidence: [...(breaker ? [factEvidence(breaker, breaker.snippet, breaker.snippet)] : []), factEvidence(tag, tag.snippet)],
          fix: {
            kind: "html",
            label: breaker ? `Move it up, above line ${breaker.line}` : "Move it into the head",
            code: `<head>\n  ${descriptionTag(subject.suggestion)}`,
          },
        },
      ];
    },
  },
  {
    id: "description-whole",
    title: "No quote cuts it short",
    kind: "description-broken",
    clause: "a quote cuts the description short",
    sources: [whatwg.attributes],
    run({ tag }) {
      const stray = tag ? strayAttributes(tag) : [];
      if (!tag || stray.length === 0) return [];
      const [first = ""] = stray;
      return [
        {
          title: `A quote ends the description after “${tag.raw.trim().slice(-30)}”`,
          detail: "A straight quote inside the content closes the attribute. The words after it became attributes that nobody reads.",
          evidence: [factEvidence(tag, tag.snippet, first)],
          fix: { kind: "html", label: "Write the quote as &quot;", code: descriptionTag(restoredContent(tag)) },
        },
      ];
    },
  },
];
