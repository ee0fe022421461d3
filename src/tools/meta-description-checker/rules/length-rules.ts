import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as vendors from "#core/sources/vendors.ts";
import { DESKTOP_DESCRIPTION, PHONE_DESCRIPTION, SHORT_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import type { DescriptionSubject } from "../description-subject.ts";
import { descriptionFix, tagEvidence } from "./description-evidence.ts";

/** Yoast's ideal. */
const IDEAL_CHARACTERS = 120;

/** Google publishes no limit and cuts to the width of the device: all figures are estimates. */
export const lengthRules: readonly Rule<DescriptionSubject>[] = [
  {
    id: "description-desktop",
    title: "Fits on a desktop",
    kind: "description-style",
    clause: ({ preview }) => `too wide by ${Math.max(1, Math.round(preview.px - DESKTOP_DESCRIPTION.maxPx))} pixels`,
    sources: [google.snippets],
    run(subject) {
      const { text, preview } = subject;
      if (text === "") return [];
      const { maxPx } = DESKTOP_DESCRIPTION;
      if (!preview.desktop.cut) return pass(`Fits on a desktop: ${Math.round(preview.px)} of about ${maxPx} pixels`);
      return [
        {
          title: `Cut on a desktop: ${Math.max(maxPx + 1, Math.round(preview.px)).toLocaleString("en-US")} of about ${maxPx} pixels`,
          detail: "Google publishes no limit. It cuts to the width of the device, on a desktop after about two lines.",
          evidence: [tagEvidence(subject, cutPart(text, preview.desktop.kept))],
          ...descriptionFix(subject, "Ends where it still fits"),
        },
      ];
    },
  },
  {
    id: "description-phone",
    title: "Fits on a phone",
    kind: "description-style",
    sources: [google.snippets],
    run(subject) {
      const { text, preview } = subject;
      if (text === "") return [];
      const { maxPx } = PHONE_DESCRIPTION;
      if (!preview.phone.cut) return pass(`Fits on a phone: ${Math.round(preview.px)} of about ${maxPx} pixels`);
      // The desktop rule says it already.
      if (preview.desktop.cut) return [];
      return [
        {
          title: `A phone may cut the end: ${Math.round(preview.px)} of about ${maxPx} pixels`,
          detail:
            "Sources differ on phones, from 680 pixels to about 980. Put what persuades in the first 110 characters and the end may go.",
          evidence: [tagEvidence(subject, cutPart(text, preview.phone.kept))],
        },
      ];
    },
  },
  {
    id: "description-length",
    title: "Long enough to say something",
    kind: "description-style",
    clause: ({ length }) => (length < SHORT_DESCRIPTION ? "too short to persuade" : undefined),
    sources: [google.snippets, vendors.yoastDescriptionLength],
    run(subject) {
      const { text, length } = subject;
      if (text === "") return [];
      const count = [...text].length;
      const characters = `${count} ${count === 1 ? "character" : "characters"}`;
      if (length >= IDEAL_CHARACTERS) return pass(`Long enough to say something: ${characters}`);
      const room = `Two lines hold about ${IDEAL_CHARACTERS} to 156 characters. There is room for what it costs, who it is for or what happens next.`;
      if (length >= SHORT_DESCRIPTION) return [{ title: `Room for more: ${characters}`, detail: room, evidence: [tagEvidence(subject)] }];
      return [{ title: `Short: ${characters}`, detail: room, evidence: [tagEvidence(subject)] }];
    },
  },
];

function cutPart(text: string, kept: string): [from: number, to: number] {
  return [text.length - text.slice(kept.length).trimStart().length, text.length];
}
