import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { controlWithoutName } from "../alt-kind.ts";
import { type AltItem, type AltSubject, isExposed } from "../alt-subject.ts";
import { count, evidenceOf, has, patchFix } from "./alt-evidence.ts";

const nameless = (items: readonly AltItem[], element: AltItem["element"]) =>
  items.filter((item) => item.element === element && isExposed(item) && item.name === "");

/** Pictures that assistive technology meets and cannot name: each by the ACT rule it breaks. */
export const missingRules: readonly Rule<AltSubject>[] = [
  {
    id: "alt-present",
    title: "Every image has an alt attribute",
    kind: "alt-absent",
    sources: [w3c.imageHasName],
    run({ items }) {
      const images = items.filter(({ element, isHidden }) => element === "img" && !isHidden);
      const missing = nameless(items, "img").filter(({ alt }) => alt === null || alt === "");
      if (missing.length === 0) return images.length === 0 ? [] : pass("Every image has an alt attribute, or another name");
      return [
        {
          title: `${count(missing, "image")} ${has(missing)} no alt`,
          detail:
            'A screen reader then says “image” or spells the file’s name. An ornament needs an empty alt: alt="" tells it to pass over.',
          evidence: evidenceOf(missing),
          ...patchFix(missing, "With words from the page: read them before you paste"),
        },
      ];
    },
  },
  {
    id: "alt-not-blank",
    title: "No alt holds blanks only",
    kind: "alt-absent",
    sources: [w3c.imageHasName],
    run({ items }) {
      const blank = nameless(items, "img").filter(({ alt }) => alt !== null && alt !== "");
      if (blank.length === 0) return [];
      return [
        {
          title: `${count(blank, "alt")} ${blank.length === 1 ? "holds" : "hold"} blanks only`,
          detail:
            'A blank is not empty: the image counts as content, and its name is nothing. Write alt="" for an ornament, words for the rest.',
          evidence: evidenceOf(blank),
          ...patchFix(blank, "Words from the page, or empty for an ornament"),
        },
      ];
    },
  },
  {
    id: "alt-link",
    title: "Links made of an image have a name",
    kind: "name-absent",
    sources: [w3c.linkHasName, w3c.functionalImages],
    run({ items }) {
      const inLinks = items.filter(({ anchor, isHidden }) => anchor !== null && !anchor.isHidden && !isHidden);
      const lost = inLinks.filter(({ anchor }) => anchor?.name === "");
      // Two pictures in one link are one fault.
      const links = [...new Map(lost.map((item) => [item.anchor, item])).values()];
      if (links.length === 0) return inLinks.some(({ anchor }) => anchor?.isImageOnly) ? pass("Links made of an image have a name") : [];
      return [
        {
          title: `${count(links, "link")} ${links.length === 1 ? "consists" : "consist"} of an image without words`,
          detail: "Nobody hears where it leads. Let the alt say the target, not what the picture shows; empty is not allowed here.",
          evidence: links
            .slice(0, 5)
            .flatMap((item) => [
              factEvidence(item.anchor ?? item.fact, item.anchor?.snippet ?? ""),
              factEvidence(item.fact, item.fact.snippet),
            ]),
          ...patchFix(links, "Named after the target of the link"),
        },
      ];
    },
  },
  {
    id: "alt-button",
    title: "Buttons made of an image have a name",
    kind: "name-absent",
    sources: [w3c.buttonHasName],
    run({ items }) {
      const lost = items.filter(
        (item) => !item.isHidden && item.button !== null && controlWithoutName(item) !== undefined && !(item.anchor?.name === ""),
      );
      if (lost.length === 0) return [];
      return [
        {
          title: `${count(lost, "button")} ${lost.length === 1 ? "consists" : "consist"} of an image without words`,
          detail: "The alt of a picture in a button says what the button does: Search, Close, Play.",
          evidence: evidenceOf(lost),
        },
      ];
    },
  },
  {
    id: "alt-input",
    title: "Image buttons have a name",
    kind: "name-absent",
    sources: [w3c.imageButtonHasName],
    run({ items }) {
      // Its own name would be “Submit”, which says nothing.
      const lost = items.filter(
        ({ element, isHidden, name }) => element === "input" && !isHidden && (name === "" || /^submit(?: query)?$/i.test(name)),
      );
      if (lost.length === 0) return items.some(({ element }) => element === "input") ? pass("Image buttons have a name") : [];
      return [
        {
          title: `${count(lost, "image button")} ${has(lost)} no name`,
          detail: "An input of type image is a button. Its alt says what it does; an empty one leaves “Submit”.",
          evidence: evidenceOf(lost),
          ...patchFix(lost, "Say what the button does"),
        },
      ];
    },
  },
  {
    id: "alt-area",
    title: "Areas of image maps have a name",
    kind: "name-absent",
    sources: [w3c.areaAlt],
    run({ items }) {
      const lost = nameless(items, "area");
      if (lost.length === 0) return items.some(({ element }) => element === "area") ? pass("Areas of image maps have a name") : [];
      return [
        {
          title: `${count(lost, "area")} of an image map ${has(lost)} no alt`,
          detail: "Each area is a link; its alt says where it leads.",
          evidence: evidenceOf(lost),
          ...patchFix(lost, "Say where it leads"),
        },
      ];
    },
  },
  {
    id: "alt-svg",
    title: "Drawings that count as pictures have a name",
    kind: "alt-absent",
    sources: [w3c.svgHasName],
    run({ items }) {
      const lost = nameless(items, "svg");
      if (lost.length === 0) return items.some(({ element }) => element === "svg") ? pass("Drawings with role=img have a name") : [];
      return [
        {
          title: `${count(lost, "drawing")} with the role of a picture ${has(lost)} no name`,
          detail: 'Give the svg a title as its first child or an aria-label. An ornament takes aria-hidden="true" instead of the role.',
          evidence: evidenceOf(lost),
          fix: { kind: "html", label: "A title inside, or a label on it", code: '<svg role="img" aria-label="What it shows">' },
        },
      ];
    },
  },
  {
    id: "alt-role",
    title: "Elements in the role of a picture have a name",
    kind: "alt-absent",
    sources: [w3c.imageHasName],
    run({ items }) {
      const lost = nameless(items, "role");
      if (lost.length === 0) return [];
      return [
        {
          title: `${count(lost, "element")} with role="img" ${has(lost)} no name`,
          detail: "The role hides what stands inside, so the words must come from aria-label or aria-labelledby.",
          evidence: evidenceOf(lost, () => "role="),
        },
      ];
    },
  },
  {
    id: "alt-object",
    title: "Embedded objects have a name",
    kind: "alt-absent",
    sources: [w3c.objectHasName],
    run({ items }) {
      const lost = nameless(items, "object");
      if (lost.length === 0) return [];
      return [
        {
          title: `${count(lost, "object")} ${has(lost)} no name`,
          detail: "What stands inside an object shows only when it fails to load. Name it by aria-label or title; alt is not read here.",
          evidence: evidenceOf(lost),
        },
      ];
    },
  },
  {
    id: "alt-picture",
    title: "Every picture element has an img",
    kind: "alt-absent",
    sources: [whatwg.pictureElement],
    run({ snapshot }) {
      const empty = snapshot.media.filter(({ kind, inNoscript }) => kind === "picture" && !inNoscript);
      if (empty.length === 0) return [];
      return [
        {
          title: `${count(empty, "picture element")} ${has(empty)} no img inside`,
          detail:
            "Browsers draw the img and only choose its file from the sources. Without one nothing shows, and there is no place for an alt.",
          evidence: empty.slice(0, 5).map((fact) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
];
