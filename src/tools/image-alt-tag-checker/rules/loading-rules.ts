import { factEvidence } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { AltSubject } from "../alt-subject.ts";
import { count, evidenceOf, has } from "./alt-evidence.ts";

/** What else decides whether a picture and its words reach anybody. */
export const loadingRules: readonly Rule<AltSubject>[] = [
  {
    id: "image-answers",
    title: "Images answer",
    kind: "picture-dead",
    sources: [whatwg.altText],
    run({ items }) {
      const broken = items.filter(({ probe, isHidden }) => !isHidden && probe !== null && probe.problem !== null);
      if (broken.length === 0) return [];
      return [
        {
          title: `${count(broken, "image")} cannot be read`,
          detail: "Everybody then sees the alt in its place, or an empty frame. Upload it again, or name the one that took its place.",
          evidence: broken.slice(0, 5).map(({ fact, address, probe }) => factEvidence(fact, `${address}  ${probe?.problem}`)),
        },
      ];
    },
  },
  {
    id: "image-size",
    title: "Images declare width and height",
    kind: "pictures-heavy",
    sources: [chrome.optimizeLayoutShift],
    run({ items }) {
      const images = items.filter(({ element, isHidden }) => element === "img" && !isHidden);
      const without = images.filter(({ fact }) => !fact.attributes["width"]?.trim() || !fact.attributes["height"]?.trim());
      if (without.length === 0)
        return images.length === 0 ? [] : [{ status: "pass", title: "Images declare width and height", detail: "" }];
      return [
        {
          title: `${count(without, "image")} ${has(without)} no width and height`,
          detail:
            "The browser does not know how much room to keep, and the page jumps when the picture arrives. Write both into the tag, unless a style sheet keeps the room: we do not see that.",
          evidence: evidenceOf(without),
        },
      ];
    },
  },
  {
    id: "image-late",
    title: "Images are in the HTML",
    kind: "icon-absent",
    sources: [google.lazyLoading],
    run({ items }) {
      const late = items.filter(({ from }) => from.startsWith("data-"));
      if (late.length === 0) return [];
      return [
        {
          title: `${count(late, "image")} ${late.length === 1 ? "waits" : "wait"} in ${late[0]?.from}`,
          detail:
            'A script fills src when somebody scrolls there, and Google does not scroll. loading="lazy" does the same without a script and keeps the address in src.',
          evidence: evidenceOf(late, ({ from }) => from),
        },
      ];
    },
  },
  {
    id: "image-css",
    title: "Pictures that matter are images",
    kind: "icon-absent",
    sources: [google.images],
    run({ snapshot }) {
      const painted = snapshot.media.filter(({ kind, isHidden }) => kind === "style" && !isHidden);
      if (painted.length === 0) return [];
      return [
        {
          title: `${count(painted, "picture")} ${painted.length === 1 ? "is" : "are"} painted by style attributes`,
          detail:
            "Backgrounds have no alt and are not indexed by Google. Right for ornaments; a picture that tells something belongs in an img.",
          evidence: painted.slice(0, 5).map((fact) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
];
