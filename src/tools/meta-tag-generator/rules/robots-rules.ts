import { timeOfExpiry } from "#core/http/robots-tag.ts";
import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as vendors from "#core/sources/vendors.ts";
import { metaTag } from "#engines/head-tags/head-tag.ts";
import { htmlTag } from "#engines/head-tags/write-html.ts";
import { languageRows, type MetaFields } from "../meta-fields.ts";
import { type MetaSubject, textOf } from "../meta-subject.ts";
import { robotsContent } from "../robots-content.ts";

/** Directives that contradict each other or the rest of the head. */
export const robotsRules: readonly Rule<MetaSubject>[] = [
  {
    id: "robots-canonical",
    title: "noindex and canonical agree",
    kind: "canonicals-disagree",
    sources: [google.canonicalUrls],
    run(subject) {
      const canonical = URL.parse(textOf(subject, "canonical"), textOf(subject, "url") || undefined)?.href;
      const own = URL.parse(textOf(subject, "url"))?.href;
      if (!isNoindex(subject) || !canonical || !own || canonical === own) return [];
      return [
        {
          title: "noindex, and a canonical to another page",
          detail:
            "One says forget this page, the other says count it for that one. Keep the canonical to merge them, or noindex to drop this one.",
          evidence: evidenceOf(subject, "noindex"),
          fix: {
            kind: "html",
            label: "Merges into the other page",
            code: htmlTag({
              element: "link",
              attributes: [
                ["rel", "canonical"],
                ["href", canonical],
              ],
            }),
          },
        },
      ];
    },
  },
  {
    id: "robots-hreflang",
    title: "noindex and hreflang agree",
    kind: "hreflang-dead",
    sources: [google.localizedVersions],
    run(subject) {
      if (!isNoindex(subject) || languageRows(subject.fields).length === 0) return [];
      return [
        {
          title: "noindex, and hreflang",
          detail: "A page outside the index cannot be the version for a language. Remove one of the two.",
          evidence: evidenceOf(subject, "noindex"),
        },
      ];
    },
  },
  {
    id: "robots-snippet",
    title: "The description can be shown",
    kind: "directives",
    sources: [google.robotsMeta],
    run(subject) {
      const { fields } = subject;
      const isClosed = fields.nosnippet === true || textOf(subject, "maxSnippet") === "0";
      if (!isClosed || textOf(subject, "description") === "") return [];
      const word = fields.nosnippet ? "nosnippet" : "max-snippet:0";
      return [
        {
          title: `${word} hides the description`,
          detail:
            "No text of the page is shown below its title, the description included. It also keeps the page out of AI answers on Google.",
          evidence: evidenceOf(subject, word),
        },
      ];
    },
  },
  {
    id: "robots-overruled",
    title: "No directive overrules another",
    kind: "robots-trivia",
    sources: [google.robotsMeta],
    run(subject) {
      const { fields } = subject;
      const said: Verdict[] = [];
      const note = (title: string, detail: string) => said.push({ title, detail });
      const hasPreview = (["maxSnippet", "maxImagePreview", "maxVideoPreview"] as const).some((field) => textOf(subject, field) !== "");
      if (fields.nosnippet && textOf(subject, "maxSnippet") !== "")
        note("nosnippet overrules max-snippet", "The stricter of the two counts. Remove one.");
      if (isNoindex(subject) && hasPreview && !fields.indexifembedded)
        note("The preview limits have no effect", "A page with noindex has no result whose preview they could limit.");
      if (fields.indexifembedded && !isNoindex(subject))
        said.push({
          title: "indexifembedded does nothing without noindex",
          detail: "It lets a page that is out of the index be indexed as part of a page that embeds it.",
          evidence: evidenceOf(subject, "indexifembedded"),
        });
      if (fields.noimageindex && textOf(subject, "maxImagePreview") === "large")
        note("noimageindex, and a large picture in results", "The pictures of the page are not indexed, so there is none to show large.");
      return said;
    },
  },
  {
    id: "robots-nofollow",
    title: "Links of the page are followed",
    kind: "page-nofollow",
    sources: [google.robotsMeta],
    run(subject) {
      if (textOf(subject, "robotsFollow") !== "nofollow" || isNoindex(subject)) return [];
      return [
        {
          title: "nofollow on a page that should rank",
          detail: "It covers every link of the page, your own menu included. Mark single links with rel instead.",
          evidence: evidenceOf(subject, "nofollow"),
        },
      ];
    },
  },
  {
    id: "robots-values",
    title: "Values are ones that crawlers know",
    kind: "directives",
    sources: [google.robotsMeta],
    run(subject) {
      const said: Verdict[] = [];
      for (const [field, name] of [
        ["maxSnippet", "max-snippet"],
        ["maxVideoPreview", "max-video-preview"],
      ] as const) {
        const value = textOf(subject, field);
        if (value !== "" && !/^(?:-1|\d{1,6})$/.test(value))
          said.push({
            title: `${name}:${value.slice(0, 20)} is not a number`,
            detail: "Write a whole number, 0 for none, or -1 for no limit.",
            evidence: evidenceOf(subject, `${name}:${value}`),
          });
      }
      const preview = textOf(subject, "maxImagePreview");
      if (preview !== "" && !["none", "standard", "large"].includes(preview))
        said.push({
          title: `max-image-preview:${preview.slice(0, 20)} is not a size`,
          detail: "It knows none, standard and large.",
          evidence: evidenceOf(subject, preview),
        });
      return said.length > 0 || robotsContent(subject.fields) === "" ? said : pass("Robots values are ones that crawlers know");
    },
  },
  {
    id: "robots-date",
    title: "unavailable_after is a date to come",
    kind: "kept-out",
    sources: [google.robotsMeta],
    run(subject) {
      const value = textOf(subject, "unavailableAfter");
      if (value === "") return [];
      const time = timeOfExpiry(value);
      if (Number.isNaN(time))
        return [
          {
            grade: "advice",
            title: "unavailable_after is not a date",
            detail: "Google reads RFC 822, RFC 850 and ISO 8601, such as 2026-12-31, and ignores the rest.",
            evidence: evidenceOf(subject, value),
          },
        ];
      if (time <= subject.now.getTime())
        return [
          {
            title: "unavailable_after has passed",
            detail: "From that day on the page is not shown in results.",
            evidence: evidenceOf(subject, value),
          },
        ];
      return pass(`In results until ${value}`);
    },
  },
  {
    id: "robots-noarchive",
    title: "noarchive is meant for Bing",
    kind: "robots-trivia",
    sources: [google.robotsMeta, vendors.bingContentControls],
    run: ({ fields }) =>
      fields.noarchive
        ? [
            {
              title: "noarchive does nothing at Google",
              detail: "Google dropped stored copies in 2024. Bing reads it and keeps the page out of its chat answers and training.",
            },
          ]
        : [],
  },
  {
    id: "robots-open",
    title: "The page may be indexed",
    kind: "kept-out",
    sources: [google.robotsMeta],
    run(subject) {
      if (!isNoindex(subject)) return pass("The page may be indexed");
      return [
        {
          title: "The page stays out of the index",
          detail: "Leave it open in robots.txt: a crawler that may not fetch the page cannot read this tag.",
        },
      ];
    },
  },
];

const isNoindex = (subject: MetaSubject) => textOf(subject, "robotsIndex") === "noindex";

function evidenceOf({ fields }: { fields: MetaFields }, marked: string): NonNullable<Verdict["evidence"]> {
  const snippet = htmlTag(metaTag("name", "robots", robotsContent(fields)));
  const from = snippet.indexOf(marked);
  return [{ line: null, column: null, snippet, ...(from >= 0 ? { mark: [from, from + marked.length] as [number, number] } : {}) }];
}
