import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as social from "#core/sources/social.ts";
import type { CanonicalSubject } from "../canonical-subject.ts";
import { isSameAddress } from "../declared-canonicals.ts";
import { likelyCanonical } from "../likely-canonical.ts";

/** The canonical against what else the page and the site say. */
export const agreementRules: readonly Rule<CanonicalSubject>[] = [
  {
    id: "canonical-kept-out",
    mirrors: "site-noindex",
    title: "Nothing keeps the content out of results",
    kind: "kept-out",
    sources: [google.robotsMeta],
    run(subject) {
      const { keptOut } = subject;
      if (!keptOut || likelyCanonical(subject).url !== null) return [];
      return [
        {
          title: `${keptOut.name} keeps this page out of results`,
          detail:
            "No other address takes its place, so nobody finds what it says. Right for a cart or a thank-you page, costly for any other.",
          evidence: [factEvidence(keptOut, keptOut.snippet)],
        },
      ];
    },
  },
  {
    id: "canonical-noindex",
    title: "No noindex beside a canonical to another page",
    kind: "canonicals-disagree",
    sources: [google.canonicalUrls],
    run({ keptOut, kind, counted }) {
      if (kind !== "other") return [];
      if (!keptOut) return pass("No noindex beside it");
      return [
        {
          title: `${keptOut.name} and a canonical to another page`,
          detail:
            "One says “drop this page”, the other “count it for that one”. Google follows the stronger, usually the first, and the links to this page are lost.",
          evidence: [
            factEvidence(keptOut, keptOut.snippet),
            ...(counted[0] ? [factEvidence(counted[0].fact, counted[0].fact.snippet)] : []),
          ],
        },
      ];
    },
  },
  {
    id: "canonical-readable",
    title: "Googlebot may read this page",
    kind: "crawling-closed",
    sources: [ietf.robotsExclusion, google.canonicalUrls],
    run({ around: { pageRobots }, declared }) {
      if (pageRobots.allowed === null) return [];
      if (pageRobots.allowed) return pass("Googlebot may read this page");
      return [
        {
          title: "robots.txt closes this page to Googlebot",
          detail:
            declared.length > 0
              ? "Google cannot fetch the page, so it never sees the canonical."
              : "Google cannot fetch the page, and would see no canonical either.",
          evidence: [{ line: pageRobots.line, column: null, snippet: `robots.txt  ${pageRobots.rule ?? "could not be read"}` }],
        },
      ];
    },
  },
  {
    id: "canonical-og-url",
    title: "og:url names the same address",
    kind: "share-tags",
    sources: [social.openGraph],
    run({ snapshot, canonical }) {
      const shared = snapshot.metas.find(({ property, name }) => property === "og:url" || name === "og:url");
      const url = shared ? URL.parse(shared.raw.trim(), snapshot.request.url)?.href : undefined;
      if (!shared || !url || canonical === null) return [];
      if (isSameAddress(url, canonical)) return pass("og:url names the same address");
      return [
        {
          title: "og:url differs from the canonical",
          detail: "Networks count shares under og:url. Two addresses split them.",
          evidence: [factEvidence(shared, shared.snippet, shared.raw)],
        },
      ];
    },
  },
  {
    id: "canonical-sitemap",
    title: "The sitemap lists the canonical, and only it",
    kind: "sitemap-unfit",
    sources: [google.sitemaps],
    run({ around: { sitemap, target }, kind, canonical, pageUrl }) {
      // A canonical that leads back here means this page, however it is spelled.
      if (sitemap === null || canonical === null || (target?.fetched && isSameAddress(target.finalUrl, pageUrl))) return [];
      if (kind === "other" && sitemap.page)
        return [
          {
            title: "The sitemap lists this page, the canonical names another",
            detail: "A sitemap is the list of addresses you want indexed. Take this one out, or let it name itself.",
            evidence: [{ line: null, column: null, snippet: `sitemap  ${pageUrl}` }],
          },
        ];
      if (sitemap.canonical) return pass("The sitemap lists the canonical");
      if (!sitemap.complete) return [];
      return [
        {
          grade: "note",
          title: "The sitemap does not list the canonical",
          detail: "A weak signal, and a missing one here. Add the address if the page should be found.",
        },
      ];
    },
  },
];
