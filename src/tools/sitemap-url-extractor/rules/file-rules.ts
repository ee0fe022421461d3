import { pass } from "#core/rules/evidence.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { Rule } from "#core/rules/rule.ts";
import type { KindId } from "#core/rules/severities.ts";
import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import { problemTable, type SitemapProblemCode } from "#engines/sitemap/sitemap-document.ts";
import { problemsOf, type SitemapSubject } from "../sitemap-subject.ts";
import { fileName } from "./file-name.ts";

interface CodeRule {
  id: string;
  title: string;
  kind: KindId;
  codes: readonly SitemapProblemCode[];
  /** Where there is one of these, nothing passes. */
  unless?: readonly SitemapProblemCode[];
  detail: string;
  sources: Finding["sources"];
}

const BROKEN = [
  "not-well-formed",
  "bare-ampersand",
  "unknown-entity",
  "space-before-declaration",
  "prefix-undeclared",
  "too-deep",
  "too-many-faults",
  "not-unpacked",
  "bad-encoding",
] as const;

const byCode: readonly CodeRule[] = [
  {
    id: "sitemap-well-formed",
    title: "Well-formed XML",
    kind: "sitemap-unreadable",
    codes: BROKEN,
    detail:
      "A strict parser stops at the first of these and reads nothing that follows. We read on, so that you see all of them. Write & as &amp; and let a library write the XML.",
    sources: [w3c.xml, standards.sitemapProtocol],
  },
  {
    id: "sitemap-root",
    title: "A sitemap, in the sitemap namespace",
    kind: "sitemap-unreadable",
    codes: ["is-html", "unknown-root", "namespace-missing", "namespace-wrong", "namespace-old", "empty"],
    detail:
      'The root is urlset or sitemapindex with xmlns="http://www.sitemaps.org/schemas/sitemap/0.9", http and not https. It is a name, not an address that is fetched.',
    sources: [standards.sitemapProtocol, standards.sitemapSchema],
  },
  {
    id: "sitemap-addresses",
    title: "Whole and valid addresses",
    kind: "sitemap-unreadable",
    codes: ["loc-missing", "loc-relative", "loc-malformed", "loc-scheme", "loc-long", "loc-not-uri", "loc-unescaped", "line-not-address"],
    detail: "Each address carries scheme and host, is shorter than 2,048 characters and is escaped as a browser sends it.",
    sources: [standards.sitemapProtocol, google.sitemaps],
  },
  {
    id: "sitemap-fragments",
    title: "No fragments",
    kind: "sitemap-form",
    codes: ["loc-fragment"],
    detail: "What follows # never reaches a server. Crawlers drop it, so the entry repeats the page without it.",
    sources: [google.sitemaps],
  },
  {
    id: "sitemap-limits",
    title: "Within 50,000 addresses and 50 MB a file",
    kind: "sitemap-unreadable",
    codes: ["too-many", "too-large", "too-many-images"],
    detail: "Split the file and name the parts in an index. The 50 MB count unpacked.",
    sources: [standards.sitemapProtocol, google.largeSitemaps],
  },
  {
    id: "sitemap-dates",
    title: "Dates that can be read",
    kind: "sitemap-form",
    codes: ["lastmod-invalid", "lastmod-future"],
    detail:
      "lastmod is a date such as 2026-11-15, or with time and zone 2026-11-15T09:30:00+01:00. One that is wrong or ahead of today makes all of them less believable.",
    sources: [w3c.dateFormats, google.sitemaps],
  },
  {
    id: "sitemap-schema",
    title: "Valid by the schema",
    kind: "robots-trivia",
    codes: [
      "unknown-element",
      "stray-text",
      "element-twice",
      "changefreq-invalid",
      "priority-invalid",
      "loc-short",
      "wrong-order",
      "unknown-attribute",
      "lastmod-not-xsd",
    ],
    unless: BROKEN,
    detail: "The schema of sitemaps.org refuses these. Google is more forgiving; a validator in a build is not.",
    sources: [standards.sitemapSchema],
  },
  {
    id: "sitemap-alternates",
    title: "Whole alternates and images",
    kind: "hreflang-unreadable",
    codes: ["alternate-incomplete", "image-without-loc"],
    detail: "An alternate needs hreflang and href, an image needs its address. Without them the entry says nothing.",
    sources: [google.sitemaps],
  },
  {
    id: "sitemap-encoding",
    title: "UTF-8, without a document type",
    kind: "sitemap-form",
    codes: ["not-utf-8", "has-doctype"],
    detail: "The protocol asks for UTF-8. A document type can define entities; readers that are safe do not expand them.",
    sources: [standards.sitemapProtocol],
  },
];

/** What was met in the files, gathered into one finding a kind. */
export const fileRules: readonly Rule<SitemapSubject>[] = byCode.map(({ id, title, kind, codes, unless = [], detail, sources }) => ({
  id,
  title,
  kind,
  sources,
  run(subject) {
    if (!subject.files.some(({ document }) => document)) return [];
    const { found, count } = problemsOf(subject, codes);
    const [first] = found;
    if (!first) return problemsOf(subject, unless).count > 0 ? [] : pass(title);
    const kinds = [...new Set(found.map(({ code }) => problemTable[code].title))];
    const times = count === 1 ? "" : `, ${count.toLocaleString("en-US")} times`;
    return [
      {
        title:
          kinds.length === 1
            ? `${kinds[0]}${times}`
            : `${kinds[0]}, and ${kinds.length - 1} more ${kinds.length === 2 ? "kind" : "kinds"} of fault${times}`,
        detail: kinds.length === 1 ? detail : `${kinds.join("; ")}. ${detail}`,
        evidence: found.slice(0, 8).map(({ line, snippet, file }) => ({
          line,
          column: null,
          snippet: subject.files.length > 1 ? `${fileName(file.url)}  ${snippet}` : snippet,
        })),
      },
    ];
  },
}));
