import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import { isOtherSite } from "#core/url/is-other-site.ts";
import { leadsToFrontPage } from "#engines/head-tags/where-canonical-leads.ts";
import type { CanonicalSubject } from "../canonical-subject.ts";
import { isSameAddress, withoutFragment } from "../declared-canonicals.ts";
import { pageNumberOf, trackingParameters, withoutTracking } from "../url-differences.ts";
import { tagFix } from "./canonical-fix.ts";

/** The address itself: how it is written, and where it leads from here. */
export const addressRules: readonly Rule<CanonicalSubject>[] = [
  {
    id: "canonical-absolute",
    title: "Written in full",
    kind: "canonical-form",
    sources: [google.canonicalUrls],
    run({ counted, snapshot }) {
      const relative = counted.filter(({ raw }) => !/^https?:\/\//i.test(raw.trim()));
      if (relative.length === 0) return counted.length > 0 ? pass("Written in full, with scheme and host") : [];
      return relative.slice(0, 3).map(({ fact, url, raw }) => ({
        title: raw.trim().startsWith("//") ? "The canonical leaves out the scheme" : "The canonical is relative",
        detail: `It is read as ${url}${snapshot.base ? ", with the base element of the page" : ""}. On a staging host or an http copy the same tag means another address.`,
        evidence: [factEvidence(fact, fact.snippet, raw)],
        ...(url ? { fix: tagFix("Written in full", url) } : {}),
      }));
    },
  },
  {
    id: "canonical-fragment",
    title: "No fragment",
    kind: "canonical-form",
    sources: [ietf.canonicalRelation],
    run({ counted }) {
      return counted
        .filter(({ url }) => url?.includes("#"))
        .slice(0, 3)
        .map(({ fact, url }) => ({
          title: "The canonical carries a fragment",
          detail: "What follows # never reaches a server, and Google drops it from canonicals.",
          evidence: [factEvidence(fact, fact.snippet, url?.slice(url.indexOf("#")))],
          fix: tagFix("Without the fragment", withoutFragment(url ?? "")),
        }));
    },
  },
  {
    id: "canonical-https",
    title: "https on an https page",
    kind: "canonical-form",
    sources: [google.canonicalUrls],
    run({ pageUrl, counted }) {
      if (counted.length === 0 || !pageUrl.startsWith("https:")) return [];
      const insecure = counted.find(({ url }) => url?.startsWith("http:"));
      if (!insecure) return pass("https, as the page");
      return [
        {
          title: "The canonical names http, the page is https",
          detail: "Google prefers https and may pass over the tag. A setting from before the move is the usual cause.",
          evidence: [factEvidence(insecure.fact, insecure.fact.snippet, "http:")],
          fix: tagFix("By https", (insecure.url ?? "").replace(/^http:/, "https:")),
        },
      ];
    },
  },
  {
    id: "canonical-root",
    title: "Does not point to the front page",
    kind: "canonical-to-another-page",
    sources: [google.canonicalMistakes],
    run({ pageUrl, isPlaceless, counted }) {
      const front = isPlaceless ? undefined : counted.find(({ url }) => url !== null && leadsToFrontPage(pageUrl, url));
      if (!front) return [];
      return [
        {
          title: "The canonical points to the front page",
          detail:
            "It tells Google to drop this page in favor of the home page. A template with a fixed tag does that to every page at once.",
          evidence: [factEvidence(front.fact, front.fact.snippet, front.raw)],
          fix: tagFix("Names the page itself", withoutTracking(pageUrl)),
        },
      ];
    },
  },
  {
    id: "canonical-host",
    title: "Stays on this host",
    kind: ["canonical-elsewhere", "canonical-absent"],
    sources: [google.canonicalUrls],
    run({ canonical, pageUrl, isPlaceless, counted }) {
      if (canonical === null || isPlaceless) return [];
      const tag = counted.find(({ url }) => url === canonical);
      const evidence = tag ? [factEvidence(tag.fact, tag.fact.snippet, tag.raw)] : [];
      const [page, named] = [new URL(pageUrl).hostname, new URL(canonical).hostname];
      if (page === named) return pass("Stays on this host");
      return [
        !isOtherSite(pageUrl, canonical)
          ? {
              kind: "canonical-absent" as const,
              title: `The canonical uses ${named}, the page ${page}`,
              detail: "A redirect from one to the other says the same more strongly, and saves each visitor a choice.",
              evidence,
            }
          : {
              title: `The canonical is on another site: ${named}`,
              detail:
                "Right for an article that another site lent you. Everywhere else it hands this page's place in the results over: name the page itself.",
              evidence,
              fix: tagFix("Names the page itself", withoutTracking(pageUrl)),
            },
      ];
    },
  },
  {
    id: "canonical-tracking",
    title: "No tracking parameters",
    kind: "canonical-form",
    sources: [google.canonicalUrls],
    run({ counted }) {
      if (counted.length === 0) return [];
      const tracked = counted.find(({ url }) => trackingParameters(url ?? "").length > 0);
      if (!tracked) return pass("No tracking parameters");
      const names = trackingParameters(tracked.url ?? "");
      return [
        {
          title: `The canonical carries ${names.slice(0, 3).join(", ")}`,
          detail:
            "The tag copies whatever address a visitor came by, so each campaign makes a canonical of its own. Write it from the route, not from the request.",
          evidence: [factEvidence(tracked.fact, tracked.fact.snippet, names[0])],
          fix: tagFix("Without them", withoutTracking(tracked.url ?? "")),
        },
      ];
    },
  },
  {
    id: "canonical-spelling",
    title: "Spelled as browsers spell it",
    kind: "canonical-absent",
    sources: [ietf.canonicalRelation],
    run({ counted }) {
      const odd = counted.filter(({ raw, url }) => url !== null && /^https?:\/\//i.test(raw.trim()) && spellings(raw.trim()).length > 0);
      if (odd.length === 0) return [];
      return odd.slice(0, 2).map(({ fact, raw, url }) => ({
        title: `The canonical has ${spellings(raw.trim()).join(" and ")}`,
        detail: `Browsers and crawlers read it as ${url}. Write that, so that logs and reports show one address.`,
        evidence: [factEvidence(fact, fact.snippet, raw)],
        fix: tagFix("As it is read", url ?? ""),
      }));
    },
  },
  {
    id: "canonical-pagination",
    title: "Pages of a list name themselves",
    kind: "canonical-to-another-page",
    sources: [google.pagination],
    run({ counted, pageUrl, isPlaceless }) {
      const page = isPlaceless ? undefined : pageNumberOf(pageUrl);
      if (counted.length === 0 || !page || page.number < 2) return [];
      const toFirst = counted.find(({ url }) => url !== null && isFirstOf(url, page.first));
      if (!toFirst) return pass(`Page ${page.number} of a list does not point to page 1`);
      return [
        {
          title: `Page ${page.number} of a list points to page 1`,
          detail:
            "Its items are not on page 1, so Google may stop following the links that only stand here. Each page of a list names itself.",
          evidence: [factEvidence(toFirst.fact, toFirst.fact.snippet, toFirst.raw)],
          fix: tagFix("Names the page itself", withoutTracking(pageUrl)),
        },
      ];
    },
  },
  {
    id: "canonical-hreflang",
    title: "Does not point to another language version",
    kind: "canonical-to-another-page",
    sources: [google.localizedVersions],
    run(subject) {
      const { canonical, alternates, pageUrl, isPlaceless } = subject;
      if (canonical === null || alternates.length === 0 || isPlaceless) return [];
      if (isSameAddress(canonical, pageUrl)) return pass("Language versions each name themselves");
      const other = alternates.find(({ url }) => isSameAddress(url, canonical) && !isSameAddress(url, pageUrl));
      return other ? [languageVerdict(subject, other)] : [];
    },
  },
];

function languageVerdict({ pageUrl }: CanonicalSubject, other: CanonicalSubject["alternates"][number]): Verdict {
  return {
    title: `The canonical points to the ${other.language} version`,
    detail:
      "hreflang says that this is a version of its own, the canonical says that it is a copy. Google then drops this language. Each version names itself.",
    evidence: [factEvidence(other, other.snippet, other.language)],
    fix: tagFix("Names the page itself", withoutTracking(pageUrl)),
  };
}

function isFirstOf(address: string, first: string): boolean {
  const named = pageNumberOf(address);
  return isSameAddress(address, first) || (named?.number === 1 && isSameAddress(named.first, first));
}

function spellings(raw: string): string[] {
  const [, host = "", rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(raw) ?? [];
  const found: string[] = [];
  if (/[A-Z]/.test(host)) found.push("capitals in the host");
  if (/:(?:80|443)$/.test(host)) found.push("a port that is the default");
  if (/[\s]/.test(raw)) found.push("white space");
  if (/[^\u0021-\u007e]/.test(rest.replace(/\s/g, ""))) found.push("unescaped letters");
  if (/\/\/|\/\.{1,2}(?:\/|$)/.test(rest.split(/[?#]/)[0] ?? "")) found.push("empty or dotted folders");
  return found;
}
