import type { Evidence } from "#core/rules/evidence.ts";
import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { fold } from "#core/text/topic-words.ts";
import { isNamedByTitle, LONG_ALT, textBeside } from "../alt-kind.ts";
import { type AltItem, type AltSubject, isExposed } from "../alt-subject.ts";
import { isFileName, isPlaceholder, needlessStart, saysTheSame, stuffing } from "../alt-words.ts";
import { count, evidenceOf, has, patchFix } from "./alt-evidence.ts";

const named = (items: readonly AltItem[]) => items.filter((item) => isExposed(item) && item.name !== "");
const inItsName = ({ name }: AltItem) => name;

/** Alts that are there and say little. */
export const wordingRules: readonly Rule<AltSubject>[] = [
  {
    id: "alt-says-something",
    title: "No alt is a file name or a filler",
    kind: "alt-words",
    sources: [w3c.imageNameDescribes],
    run({ items }) {
      const all = named(items);
      const poor = all.filter(({ name }) => isFileName(name) || isPlaceholder(name));
      if (poor.length === 0) return all.length === 0 ? [] : pass("No alt is a file name or a filler");
      return [
        {
          title: `${count(poor, "alt")} ${poor.length === 1 ? "is" : "are"} a file name or a filler`,
          detail: "“IMG_1234” and “logo” are read aloud as they stand. Say what the picture tells at this place in the page.",
          evidence: evidenceOf(poor, inItsName),
          ...patchFix(poor, "With words from the page: read them before you paste"),
        },
      ];
    },
  },
  {
    id: "alt-start",
    title: "No alt begins with “image of”",
    kind: "tags-idle",
    sources: [w3c.altDecisionTree],
    run({ items }) {
      const needless = named(items).filter(({ name }) => needlessStart(name));
      if (needless.length === 0) return [];
      return [
        {
          title: `${count(needless, "alt")} ${needless.length === 1 ? "begins" : "begin"} with “image of” or the like`,
          detail:
            "A screen reader says “image” by itself. Keep such a word only where the kind matters: a painting, a screenshot in a manual.",
          evidence: evidenceOf(needless, ({ name }) => needlessStart(name)),
        },
      ];
    },
  },
  {
    id: "alt-length",
    title: "No alt is a paragraph",
    kind: "tags-idle",
    sources: [whatwg.altText],
    run({ items }) {
      const long = named(items).filter(({ name }) => [...name].length > LONG_ALT);
      if (long.length === 0) return [];
      return [
        {
          title: `${count(long, "alt")} ${has(long)} more than ${LONG_ALT} characters`,
          detail: "No standard sets a limit. An alt cannot be paused or skimmed, so a chart’s data belongs in the text beside it.",
          evidence: evidenceOf(long),
        },
      ];
    },
  },
  {
    id: "alt-redundant",
    title: "No alt repeats what stands beside it",
    kind: "tags-idle",
    sources: [w3c.altDecisionTree],
    run({ items }) {
      const said = named(items);
      const inLink = said.filter(({ name, anchor }) => anchor && !anchor.isImageOnly && saysTheSame(name, textBeside(anchor.text, name)));
      const underIt = said.filter(({ name, caption }) => caption !== null && saysTheSame(name, caption));
      return [
        ...redundant(
          inLink,
          "the words of its link",
          'Inside a link with words the picture is an ornament: alt="" lets the words be said once.',
        ),
        ...redundant(underIt, "its caption", "The caption is read as well. Say what the picture shows and the caption does not."),
      ];
    },
  },
  {
    id: "alt-repeated",
    title: "Different images have different words",
    kind: "alt-words",
    sources: [w3c.imageNameDescribes],
    run({ items }) {
      const groups = Map.groupBy(
        named(items).filter(({ address }) => address !== null),
        ({ name }) => fold(name),
      );
      const repeated = [...groups.values()].filter((group) => new Set(group.map(({ address }) => address)).size >= 3);
      return repeated.slice(0, 3).map((group) => ({
        title: `${new Set(group.map(({ address }) => address)).size} different images say “${group[0]?.name.slice(0, 60)}”`,
        detail: "Whoever lists the pictures of the page hears the same words again and again. Say what sets each apart.",
        evidence: evidenceOf(group, inItsName),
      }));
    },
  },
  {
    id: "alt-stuffing",
    title: "Written for people",
    kind: "alt-words",
    sources: [google.images],
    run({ items }) {
      const stuffed = named(items).filter(({ name }) => stuffing(name));
      if (stuffed.length === 0) return [];
      return [
        {
          title: `${count(stuffed, "alt")} ${stuffed.length === 1 ? "is" : "are"} stuffed with keywords`,
          detail: "Google names it as a reason to see a site as spam. One phrase that describes the picture is what it asks for.",
          evidence: evidenceOf(stuffed, inItsName),
        },
      ];
    },
  },
  {
    id: "alt-title",
    title: "Names come from alt, not from title",
    kind: "alt-words",
    sources: [whatwg.altText],
    run({ items }) {
      const byTitle = named(items).filter(({ name, alt, fact }) => isNamedByTitle({ name, alt, attributes: fact.attributes }));
      if (byTitle.length === 0) return [];
      return [
        {
          title: `${count(byTitle, "image")} ${has(byTitle)} a title and no alt`,
          detail: "A title shows on hover and is not read by every screen reader, nor seen on a phone. Move the words into alt.",
          evidence: evidenceOf(byTitle, () => "title="),
          ...patchFix(byTitle, "The same words as alt"),
        },
      ];
    },
  },
  {
    id: "alt-figure",
    title: "Pictures of figures are not ornaments",
    kind: "tags-idle",
    sources: [w3c.altDecisionTree],
    run({ items }) {
      const empty = items.filter(({ isHidden, role, caption, alt }) => !isHidden && role === "none" && alt === "" && caption !== null);
      if (empty.length === 0) return [];
      return [
        {
          title: `${count(empty, "figure")} ${has(empty)} a caption and a picture marked as ornament`,
          detail: "The caption then speaks of something that is not there. Right only if the caption says all that the picture shows.",
          evidence: evidenceOf(empty),
        },
      ];
    },
  },
];

function redundant(items: readonly AltItem[], what: string, detail: string): Verdict[] {
  if (items.length === 0) return [];
  const evidence: Evidence[] = evidenceOf(items, inItsName);
  return [{ title: `${count(items, "alt")} ${items.length === 1 ? "repeats" : "repeat"} ${what}`, detail, evidence }];
}
