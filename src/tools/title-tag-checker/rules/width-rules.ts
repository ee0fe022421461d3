import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { titlePreview } from "#engines/serp-preview/result-preview.ts";
import { DESKTOP_TITLE, SHORT_TITLE_PX, shownPx } from "#engines/serp-preview/title-limits.ts";
import type { TitleSubject } from "../title-subject.ts";
import { titleEvidence, titleFix } from "./title-evidence.ts";

/** Google publishes no limit and cuts to the width of the device: both figures are measurements. */
export const widthRules: readonly Rule<TitleSubject>[] = [
  {
    id: "title-width",
    title: "Fits on a desktop",
    kind: ["title-cut", "title-edge"],
    clause: ({ px }, { kind }) =>
      kind === "title-cut"
        ? `too wide by ${shownPx(px) - DESKTOP_TITLE.maxPx} pixels`
        : `${DESKTOP_TITLE.maxPx - shownPx(px)} pixels from the edge`,
    sources: [google.titleLinks],
    run(subject) {
      const { title, px, better, isSiteNameKnown } = subject;
      if (!title?.text) return [];
      const { maxPx, safePx } = DESKTOP_TITLE;
      const width = shownPx(px);
      if (px <= safePx) return pass(`Fits on a desktop: ${width} of ${maxPx} pixels`);
      const name = !isSiteNameKnown ? "" : better.keepsName ? ", keeps the name in view" : ", leaves the name out";
      const fix = titleFix(subject, `${Math.round(better.px)} px${name}`);
      if (px <= maxPx) {
        return [
          {
            kind: "title-edge",
            title: `Close to the edge: ${width} of ${maxPx} pixels`,
            detail: "Words that match the query may be set in bold, which is wider. Google publishes no limit; 580 px is our margin.",
            evidence: [titleEvidence(subject)],
            ...fix,
          },
        ];
      }
      const { kept } = titlePreview(title.text).desktop;
      const cutFrom = title.text.length - title.text.slice(kept.length).trimStart().length;
      return [
        {
          title: `The title is cut on desktop: ${width} of ${maxPx} pixels`,
          detail: "Google publishes no limit. It cuts a title to the width of the device, on a desktop at about 600 px.",
          evidence: [titleEvidence(subject, [cutFrom, title.text.length])],
          ...fix,
        },
      ];
    },
  },
  {
    id: "title-length",
    title: "Long enough to say something",
    kind: "title-edge",
    clause: "too short to say much",
    sources: [google.titleLinks],
    run(subject) {
      const { title, px } = subject;
      if (!title?.text || px >= SHORT_TITLE_PX) return [];
      return [
        {
          title: `Short: ${Math.round(px)} pixels, room for ${Math.round(DESKTOP_TITLE.safePx - px)} more`,
          detail: "There is space left for what a reader would search: the product, the place, the year it covers.",
          evidence: [titleEvidence(subject)],
          ...titleFix(subject, "Takes over the words of the H1"),
        },
      ];
    },
  },
];
