import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as social from "#core/sources/social.ts";
import { decodeEntities, entity } from "#core/text/html/html-entities.ts";
import { fold } from "#core/text/topic-words.ts";
import type { OgField } from "#engines/head-tags/og-properties.ts";
import { LIMITS, listOf, type OgSubject, textOf } from "../og-subject.ts";
import { propertyOf, tagEvidence, tagFor } from "./og-evidence.ts";

/** Words and their length. Networks publish few limits and change what they show; where none is published, the rule says so. */
export const textRules: readonly Rule<OgSubject>[] = [
  {
    id: "og-title-length",
    title: "The title fits",
    kind: "share-tags",
    sources: [social.metaSharing],
    run(subject) {
      const title = textOf(subject, "title");
      const length = [...title].length;
      const { good, most } = LIMITS.title;
      if (title === "") return [];
      if (length <= good) return pass(`The title fits: ${length} of ${good} characters`);
      const isLong = length > most;
      return [
        {
          title: `The title has ${length} characters`,
          detail: isLong
            ? `Past ${most} every network cuts it. Two lines on a phone hold about ${good}. No network publishes the figure; these are measured.`
            : `Two lines on a phone hold about ${good}. No network publishes the figure; it is measured.`,
          evidence: tagEvidence(subject, "title", title.slice([...title].slice(0, good).join("").length)),
        },
      ];
    },
  },
  {
    id: "og-description-length",
    title: "The description fits",
    kind: "share-tags",
    sources: [social.metaSharing],
    run(subject) {
      const description = textOf(subject, "description");
      const length = [...description].length;
      const { good } = LIMITS.description;
      if (description === "") return [];
      if (length <= good) return pass(`The description fits: ${length} of ${good} characters`);
      return [
        {
          title: `The description has ${length} characters`,
          detail: `Cards cut it at about ${good}, some much earlier. Say the point in the first sentence.`,
          evidence: tagEvidence(subject, "description", description.slice([...description].slice(0, good).join("").length)),
        },
      ];
    },
  },
  {
    id: "og-text-plain",
    title: "Values are plain text",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const fields = ["title", "description", "siteName", "imageAlt"] as const;
      const faults = fields.flatMap((field): Verdict[] => plainFault(subject, field));
      return faults.length > 0 || fields.every((field) => textOf(subject, field) === "") ? faults : pass("Values are plain text");
    },
  },
  {
    id: "og-site-name-once",
    title: "The site is named once",
    kind: "share-tags",
    sources: [social.metaSharing],
    run(subject) {
      const [title, name] = [fold(textOf(subject, "title")), fold(textOf(subject, "siteName"))];
      if (name === "" || title === "" || title === name || !title.includes(name)) return [];
      return [
        {
          title: "The title repeats the site’s name",
          detail: "Cards print og:site_name or the domain beside the title. Without the name, the title has room for the page’s own words.",
          evidence: tagEvidence(subject, "title"),
        },
      ];
    },
  },
  {
    id: "og-image-alt",
    title: "The picture has a text alternative",
    kind: "share-tags",
    sources: [social.xCards],
    run(subject) {
      if (textOf(subject, "image") === "") return [];
      const alt = textOf(subject, "imageAlt");
      if (alt === "")
        return [
          {
            title: "og:image:alt is missing",
            detail: "Screen readers in the feed then say “image” and no more. Say what the picture shows; it is not a caption.",
            fix: {
              kind: "html",
              label: "Right after og:image",
              code: tagFor("imageAlt", textOf(subject, "title") || "What the picture shows"),
            },
          },
        ];
      const length = [...alt].length;
      if (length <= LIMITS.alt.most) return pass("The picture has a text alternative");
      return [
        {
          title: `og:image:alt has ${length} characters`,
          detail: `X takes ${LIMITS.alt.most} at most.`,
          evidence: tagEvidence(subject, "imageAlt"),
        },
      ];
    },
  },
  {
    id: "og-locale",
    title: "Locales are written as language_TERRITORY",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const locale = textOf(subject, "locale");
      const others = listOf(subject, "localeAlternate");
      const faults: Verdict[] = [];
      for (const [field, value] of [["locale", locale], ...others.map((other) => ["localeAlternate", other])] as [OgField, string][]) {
        if (value === "" || /^[a-z]{2,3}_[A-Z]{2}$/.test(value)) continue;
        const meant = localeMeant(value);
        faults.push({
          title: `“${value.slice(0, 40)}” is not a locale of the protocol`,
          detail:
            "It wants two letters of language, an underscore and two capital letters of country: en_US. A hyphen belongs to hreflang.",
          evidence: tagEvidence(subject, field, value),
          ...(meant ? { fix: { kind: "html" as const, label: "The same, as the protocol writes it", code: tagFor(field, meant) } } : {}),
        });
      }
      if (locale !== "" && others.includes(locale))
        faults.push({
          title: `${locale} stands among its own alternates`,
          detail: "og:locale:alternate names the other languages of the page, not this one.",
          evidence: tagEvidence(subject, "localeAlternate", locale),
        });
      return faults.length > 0 || locale === "" ? faults : pass(`The locale is ${locale}`);
    },
  },
];

function plainFault(subject: OgSubject, field: OgField): Verdict[] {
  const value = textOf(subject, field);
  const { key } = propertyOf(field);
  const code = value.match(entity)?.[0];
  const tag = /<\/?[a-z][^<>]{0,200}>/i.exec(value)?.[0];
  const found = code ?? tag;
  // The page was parsed once already: what is left of character references was encoded twice.
  if (found === undefined || (code !== undefined && decodeEntities(value) === value)) return [];
  return [
    {
      title: code ? `${key} shows code in place of a sign` : `${key} holds HTML`,
      detail: code ? "It was encoded twice. Readers see the code." : "Networks print tags as they stand. Write plain text.",
      evidence: tagEvidence(subject, field, found),
      fix: { kind: "html", label: "Plain text, escaped once", code: tagFor(field, decodeEntities(value).replace(/<[^<>]{0,200}>/g, "")) },
    },
  ];
}

function localeMeant(value: string): string | undefined {
  const [, language, country] = /^([a-z]{2,3})(?:[-_](?:[a-z]{4}[-_])?([a-z]{2}))?$/i.exec(value) ?? [];
  if (!language) return undefined;
  const territory = country ?? new Intl.Locale(language).maximize().region;
  return territory ? `${language.toLowerCase()}_${territory.toUpperCase()}` : undefined;
}
