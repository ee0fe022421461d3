import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { numberWord } from "#core/rules/verdict-words.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { isOnlyImage } from "#engines/page-snapshot/heading-tree.ts";
import { looksScriptBuilt } from "#engines/page-snapshot/script-built.ts";
import { type H1Subject, visibleH1s } from "../h1-subject.ts";
import { headingEvidence, headingTag } from "./h1-evidence.ts";

/** There is an H1, it has words, and readers can see it. */
export const presenceRules: readonly Rule<H1Subject>[] = [
  {
    id: "h1-present",
    title: "There is an H1",
    kind: "h1-absent",
    clause: ({ byRole, snapshot }) =>
      byRole ? "the main heading is no h1 element" : isPartial(snapshot) ? "no H1 in the part we read" : "the page has no H1",
    sources: [whatwg.headings],
    run({ h1s, byRole, suggestion, snapshot, rendered }) {
      if (h1s.length > 0) return [];
      const fix =
        suggestion === ""
          ? {}
          : {
              fix: {
                kind: "html",
                label:
                  rendered?.snapshot && visibleH1s(rendered.snapshot).length > 0
                    ? "The words that the script writes"
                    : fixLabel(byRole !== null),
                code: headingTag(1, suggestion),
              } as const,
            };
      if (byRole) {
        return [
          {
            title: `The main heading is a <${byRole.tagName}> with the role of one`,
            detail: "Screen readers announce it as a level one heading. Google and browsers’ reader modes look for the h1 element itself.",
            evidence: [headingEvidence(byRole)],
            ...fix,
          },
        ];
      }
      return [
        {
          title: isPartial(snapshot) ? "No H1 in the part of the page we could read" : "The page has no H1",
          detail: rendered?.snapshot
            ? "That is the HTML as the server sends it, and all that crawlers without scripts will see."
            : looksScriptBuilt(snapshot)
              ? "The HTML that the server sends is almost empty, so a script writes the page. Tick “after scripts have run” and check again, or paste the rendered HTML."
              : "Readers meet no main heading, and Google has one source less for its title. Say what the page is about, once, at the top.",
          ...fix,
        },
      ];
    },
  },
  {
    id: "h1-name",
    title: "The H1 has words",
    kind: "h1-absent",
    sources: [w3c.headingHasName],
    run({ h1s, suggestion }) {
      const announced = h1s.filter(({ isHidden, role }) => !isHidden && role === "heading");
      const nameless = announced.filter(({ name }) => name === "");
      if (nameless.length === 0) return announced.length > 0 ? pass("The H1 has words") : [];
      const [first] = nameless;
      const hasWords = first !== undefined && first.raw.trim() !== "";
      const isImage = first !== undefined && !hasWords && first.hasImage;
      const isBeforeWords = first !== undefined && !hasWords && first === announced[0] && nameless.length < announced.length;
      if (isBeforeWords) {
        return [
          {
            title: "The first H1 is empty",
            detail: `The words stand in a later one, “${announced.find(({ name }) => name !== "")?.name.slice(0, 80)}”. Take the empty one out${isImage ? ", or give its image an alt" : ""}: whoever looks for the main heading meets it first.`,
            evidence: nameless.slice(0, 5).map((heading) => headingEvidence(heading)),
          },
        ];
      }
      return [
        {
          title: isImage
            ? "The H1 is an image without an alt"
            : hasWords
              ? "The H1 is empty for screen readers"
              : nameless.length > 1
                ? `${nameless.length} H1s are empty`
                : "The H1 is empty",
          detail: isImage
            ? "Nothing names the page for search engines and screen readers. Give the image an alt with the words it shows."
            : hasWords
              ? "Its words stand in an element that is hidden from assistive technology, so nothing is left to announce."
              : "An empty heading still takes up a place in the outline, and says nothing there.",
          evidence: nameless.slice(0, 5).map((heading) => headingEvidence(heading)),
          ...(suggestion === "" || hasWords
            ? {}
            : {
                fix: isImage
                  ? {
                      kind: "html",
                      label: "An alt from the title",
                      code: `<h1><img src="…" alt="${headingTag(1, suggestion).slice(4, -5).replaceAll('"', "&quot;")}"></h1>`,
                    }
                  : { kind: "html", label: "Made from the title", code: headingTag(1, suggestion) },
              }),
        },
      ];
    },
  },
  {
    id: "h1-single",
    title: "One H1",
    kind: "title-edge",
    clause: ({ h1s }) => `${numberWord(h1s.filter(({ isHidden }) => !isHidden).length)} H1s on one page`,
    sources: [whatwg.headings, google.starterGuide],
    run({ h1s }) {
      const seen = h1s.filter(({ isHidden }) => !isHidden);
      if (seen.length === 1) return pass("One H1");
      if (seen.length === 0) return [];
      const [first, ...others] = seen;
      return [
        {
          title: `${seen.length} H1s on one page`,
          detail: "HTML allows it, and Google copes. Readers and screen readers lose the one line that says what the page is about.",
          evidence: seen.slice(0, 8).map((heading) => headingEvidence(heading)),
          fix: {
            kind: "html",
            label: `Keep the first, lower the ${others.length === 1 ? "other" : "others"}`,
            code: [first, ...others.slice(0, 7)]
              .filter((heading) => heading !== undefined)
              .map(({ raw }, index) => headingTag(index === 0 ? 1 : 2, raw))
              .join("\n"),
          },
        },
      ];
    },
  },
  {
    id: "h1-visible",
    title: "The H1 is in view",
    kind: "title-edge",
    clause: ({ main }) => (main?.isHidden ? "the only H1 is hidden" : undefined),
    sources: [google.starterGuide],
    run({ h1s, main }) {
      if (!main) return [];
      const hidden = h1s.filter(({ isHidden }) => isHidden);
      if (hidden.length === 0) return pass("The H1 is in view");
      const evidence = hidden.slice(0, 5).map((heading) => headingEvidence(heading));
      if (!main.isHidden) {
        const title = hidden.length === 1 ? "A second H1 is hidden" : `${hidden.length} more H1s are hidden`;
        return [{ title, detail: "Often a menu or a dialog that opens later. The H1 in view is the one that counts.", evidence }];
      }
      return [
        {
          title: "The only H1 is hidden",
          detail: "Readers never see it, so it cannot tell them where they are. An attribute on it or around it takes it out of the page.",
          evidence,
          ...(main.raw === "" ? {} : { fix: { kind: "html", label: "The same words, in view", code: headingTag(1, main.raw) } as const }),
        },
      ];
    },
  },
  {
    id: "h1-text",
    title: "The H1 is text",
    kind: "title-edge",
    sources: [w3c.headingHasName],
    run({ main }) {
      if (!main || main.isHidden || !isOnlyImage(main)) return [];
      return [
        {
          title: `The H1 is an image; its alt “${main.raw}” speaks for it`,
          detail: "That works for search engines and screen readers. Text also survives a slow image and a translation.",
          evidence: [headingEvidence(main, main.raw)],
        },
      ];
    },
  },
];

function fixLabel(isByRole: boolean): string {
  return isByRole ? "The same words in an h1 element" : "Made from the title, without the site’s name";
}

const isPartial = ({ parseStopped, response }: H1Subject["snapshot"]): boolean => parseStopped !== null || response?.truncated === true;
