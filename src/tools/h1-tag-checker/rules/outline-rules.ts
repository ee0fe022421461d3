import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as vendors from "#core/sources/vendors.ts";
import * as w3c from "#core/sources/w3c.ts";
import { fold } from "#core/text/topic-words.ts";
import { isInOutline } from "#engines/page-snapshot/heading-tree.ts";
import type { HeadingFact } from "#engines/page-snapshot/page-snapshot.ts";
import type { H1Subject } from "../h1-subject.ts";
import { headingEvidence, headingTag } from "./h1-evidence.ts";

const SHOWN = 6;

/** The H1 among the other headings. */
export const outlineRules: readonly Rule<H1Subject>[] = [
  {
    id: "heading-first",
    title: "The H1 comes first",
    kind: "alt-words",
    clause: "another heading comes first",
    sources: [w3c.headingStructure, vendors.axeHeadingOrder],
    run({ snapshot, main }) {
      const [first] = snapshot.headings.filter(isInOutline);
      if (!first || !main || main.isHidden) return [];
      if (first.level === 1) return pass("The H1 comes first");
      return [
        {
          title: `An H${first.level} comes before the H1`,
          detail: "People who move by headings land on it first. Titles of menus and banners can be plain text.",
          evidence: [headingEvidence(first), headingEvidence(main)],
        },
      ];
    },
  },
  {
    id: "heading-jumps",
    title: "No level is left out",
    kind: "alt-words",
    clause: "the outline skips a level",
    sources: [w3c.headingStructure, vendors.axeHeadingOrder, google.starterGuide],
    run({ snapshot }) {
      const outline = snapshot.headings.filter(isInOutline);
      if (outline.length < 2) return [];
      const jumps = outline.flatMap((heading, index): [HeadingFact, HeadingFact][] => {
        const before = outline[index - 1];
        return before && heading.level > before.level + 1 ? [[before, heading]] : [];
      });
      const [first] = jumps;
      if (!first) return pass("No level is left out");
      const [before, after] = first;
      return [
        {
          title:
            jumps.length === 1
              ? `An H${before.level} is followed by an H${after.level}`
              : `${jumps.length === 2 ? "Twice" : `${jumps.length} times`} a level is left out, first from H${before.level} to H${after.level}`,
          detail:
            "Screen readers give the level aloud, so a gap sounds like a missing part. Google says the order does not matter to its search.",
          evidence: jumps.slice(0, SHOWN / 2).flatMap((pair) => pair.map((heading) => headingEvidence(heading))),
          fix: { kind: "html", label: `One level below the heading before it`, code: headingTag(before.level + 1, after.raw) },
        },
      ];
    },
  },
  {
    id: "heading-names",
    title: "Every heading has words",
    kind: "tags-idle",
    clause: "headings without words",
    sources: [w3c.headingHasName],
    run({ snapshot }) {
      const outline = snapshot.headings.filter(isInOutline);
      const nameless = outline.filter(({ name }) => name === "");
      if (nameless.length === 0) return outline.some(({ tagName }) => tagName !== "h1") ? pass("Every heading has words") : [];
      // Alone, an H1 without words is another rule's to tell.
      if (outline.every(({ tagName }) => tagName === "h1")) return [];
      return [
        {
          title:
            nameless.length === 1
              ? `An empty H${nameless[0]?.level}`
              : `${nameless.length} empty headings${nameless.some(({ tagName }) => tagName === "h1") ? "" : " below the H1"}`,
          detail: "A heading without words breaks the outline. Remove it, or use space in the style sheet if it was there for distance.",
          evidence: nameless.slice(0, SHOWN).map((heading) => headingEvidence(heading)),
        },
      ];
    },
  },
  {
    id: "heading-unique",
    title: "No two headings say the same",
    kind: "tags-idle",
    sources: [google.starterGuide],
    run({ snapshot }) {
      const outline = snapshot.headings.filter((heading) => isInOutline(heading) && heading.raw !== "");
      const groups = [...Map.groupBy(outline, ({ raw }) => fold(raw)).values()].filter(({ length }) => length > 1);
      if (groups.length === 0) return outline.length > 1 ? pass("No two headings say the same") : [];
      const [most] = groups.toSorted((a, b) => b.length - a.length);
      return [
        {
          title:
            groups.length === 1
              ? `“${short(most?.[0]?.raw)}” stands ${most?.length} times`
              : `${groups.length} headings are repeated, most often “${short(most?.[0]?.raw)}”`,
          detail: "In a list of headings they cannot be told apart. Fine for cards in a row; better with the name of each thing in it.",
          evidence: (most ?? []).slice(0, SHOWN).map((heading) => headingEvidence(heading)),
        },
      ];
    },
  },
];

function short(text = ""): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}
