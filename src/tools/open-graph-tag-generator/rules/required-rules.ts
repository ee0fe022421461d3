import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as social from "#core/sources/social.ts";
import { ogTypes } from "#engines/head-tags/og-properties.ts";
import { type OgSubject, textOf } from "../og-subject.ts";
import { tagEvidence, tagFor } from "./og-evidence.ts";

/** The four that the protocol asks of every page, and the description that every network shows. */
export const requiredRules: readonly Rule<OgSubject>[] = [
  {
    id: "og-title",
    title: "og:title is there",
    kind: "share-tags",
    clause: true,
    sources: [social.openGraph],
    run(subject) {
      if (textOf(subject, "title") !== "") return pass("og:title is there");
      const pageTitle = subject.page?.title ?? "";
      return [
        {
          title: "og:title is missing",
          detail: "Networks fall back on the title element, with the site’s name and every separator in it.",
          ...(pageTitle ? { fix: { kind: "html", label: "Takes the page’s title", code: tagFor("title", pageTitle) } } : {}),
        },
      ];
    },
  },
  {
    id: "og-type",
    title: "og:type is one of the protocol’s",
    kind: "share-tags",
    clause: true,
    sources: [social.openGraph],
    run(subject) {
      const type = textOf(subject, "type");
      if (type === "")
        return [
          {
            title: "og:type is missing",
            detail: "The protocol asks for it and reads a page without one as a website.",
            fix: { kind: "html", label: "Right for anything but articles, books and media", code: tagFor("type", "website") },
          },
        ];
      if ((ogTypes as readonly string[]).includes(type)) return pass(`og:type is ${type}`);
      // A name with a colon is a type of somebody's own, which the protocol allows.
      if (/^[\w-]+:[\w.-]+$/.test(type))
        return [{ title: `og:type ${type} is a type of your own`, detail: "Networks treat it as a website." }];
      const meant = ogTypes.find((known) => known.endsWith(`.${type}`) || known === type.toLowerCase());
      return [
        {
          title: `og:type “${type.slice(0, 60)}” is not a type of the protocol`,
          detail: "Networks treat an unknown type as a website, and what belongs to the type is not read.",
          evidence: tagEvidence(subject, "type", type),
          fix: { kind: "html", label: meant ? "The type that was meant" : "The general type", code: tagFor("type", meant ?? "website") },
        },
      ];
    },
  },
  {
    id: "og-image",
    title: "og:image is there",
    kind: "share-tags",
    clause: true,
    sources: [social.openGraph],
    run(subject) {
      if (textOf(subject, "image") !== "") return pass("og:image is there");
      return [
        {
          title: "og:image is missing",
          detail: "The link is shared without a picture, or with one that the network picks from the page.",
          fix: {
            kind: "html",
            label: "1200 × 630 pixels, JPEG or PNG, under 600 KB",
            code: tagFor(
              "image",
              new URL("/share.jpg", subject.page?.url ?? (URL.parse(textOf(subject, "url"))?.href || "https://your-site.example/")).href,
            ),
          },
        },
      ];
    },
  },
  {
    id: "og-url",
    title: "og:url is there",
    kind: "share-tags",
    clause: true,
    sources: [social.metaSharing],
    run(subject) {
      if (textOf(subject, "url") !== "") return pass("og:url is there");
      const address = subject.page?.canonical ?? subject.page?.url;
      return [
        {
          title: "og:url is missing",
          detail:
            "It is the page’s name in the graph: without it, likes and shares of the same page with other parameters are counted apart.",
          ...(address ? { fix: { kind: "html", label: "The page’s own address", code: tagFor("url", address) } } : {}),
        },
      ];
    },
  },
  {
    id: "og-description",
    title: "og:description is there",
    kind: "share-tags",
    sources: [social.metaSharing],
    run(subject) {
      if (textOf(subject, "description") !== "") return pass("og:description is there");
      return [
        {
          title: "og:description is missing",
          detail: "Slack, Discord, WhatsApp and LinkedIn messages show it under the title. Two sentences are enough.",
        },
      ];
    },
  },
];
