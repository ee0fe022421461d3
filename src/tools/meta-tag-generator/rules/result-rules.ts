import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { fold } from "#core/text/topic-words.ts";
import { DESKTOP_DESCRIPTION, SHORT_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { DESKTOP_TITLE, SHORT_TITLE_PX, shownPx } from "#engines/serp-preview/title-limits.ts";
import { type MetaSubject, textOf } from "../meta-subject.ts";

/** Title and description: there, and as wide as results show. */
export const resultRules: readonly Rule<MetaSubject>[] = [
  {
    id: "tags-title",
    title: "The title fits",
    kind: "title-absent",
    sources: [google.titleLinks],
    run(subject) {
      const { titlePx } = subject;
      const width = shownPx(titlePx);
      if (textOf(subject, "title") === "")
        return [{ title: "The title is missing", detail: "Google then writes one from headings and links." }];
      if (titlePx > DESKTOP_TITLE.maxPx) return [];
      return pass(`The title is ${width} of ${DESKTOP_TITLE.maxPx} pixels wide`);
    },
  },
  {
    id: "meta-title-width",
    title: "The title is not cut",
    kind: ["title-cut", "title-edge"],
    sources: [google.titleLinks],
    run(subject) {
      const { titlePx } = subject;
      const width = shownPx(titlePx);
      const { maxPx, safePx } = DESKTOP_TITLE;
      if (textOf(subject, "title") === "") return [];
      if (titlePx > maxPx)
        return [
          {
            title: `The title is cut: ${width} of ${maxPx} pixels`,
            detail: "Google publishes no limit and cuts to the width of the device. Put what matters first, the site’s name last.",
          },
        ];
      if (titlePx > safePx)
        return [
          {
            kind: "title-edge",
            title: `The title is close to the edge: ${width} of ${maxPx} pixels`,
            detail: "Words that match the query may be set in bold, which is wider.",
          },
        ];
      if (titlePx < SHORT_TITLE_PX)
        return [
          { kind: "title-edge", title: `The title is short: ${width} pixels`, detail: "There is room for what a reader would search." },
        ];
      return [];
    },
  },
  {
    id: "tags-description",
    title: "The description is there and fits",
    kind: ["description-absent", "description-style"],
    sources: [google.snippets],
    run(subject) {
      const { descriptionPx } = subject;
      const description = textOf(subject, "description");
      const px = Math.round(descriptionPx);
      if (description === "")
        return [
          {
            title: "The description is missing",
            detail:
              "Google then takes words from the page. It does so often anyway; a good description is taken when it answers the query.",
          },
        ];
      if (descriptionPx > DESKTOP_DESCRIPTION.maxPx)
        return [
          {
            kind: "description-style",
            title: `The description is cut: ${px} of about ${DESKTOP_DESCRIPTION.maxPx} pixels`,
            detail: "Both figures are estimates. Say the point in the first 680 pixels, which a phone shows.",
          },
        ];
      if (description.length < SHORT_DESCRIPTION)
        return [
          {
            kind: "description-style",
            title: `The description has ${description.length} characters`,
            detail: "120 to 156 fill two lines on a desktop.",
          },
        ];
      return pass(`The description is ${px} of about ${DESKTOP_DESCRIPTION.maxPx} pixels wide`);
    },
  },
  {
    id: "meta-description-own",
    title: "The description says more than the title",
    kind: "description-style",
    sources: [google.snippets],
    run(subject) {
      const [title, description] = [fold(textOf(subject, "title")), fold(textOf(subject, "description"))];
      if (title === "" || title !== description) return [];
      return [{ title: "Title and description are the same", detail: "The second line of a result then adds nothing." }];
    },
  },
];
