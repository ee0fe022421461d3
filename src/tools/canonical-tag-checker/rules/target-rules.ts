import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import type { CanonicalSubject } from "../canonical-subject.ts";
import { isSameAddress } from "../declared-canonicals.ts";
import { tagFix } from "./canonical-fix.ts";

/** The page that the canonical names, fetched and looked at. */
export const targetRules: readonly Rule<CanonicalSubject>[] = [
  {
    id: "canonical-target-reached",
    title: "The named page could be read",
    kind: "canonical-absent",
    sources: [google.canonicalUrls],
    run({ around: { target } }) {
      if (!target || target.fetched) return [];
      return [{ title: "We could not look at the page it names", detail: target.problem ?? "It was not asked." }];
    },
  },
  {
    id: "canonical-target-status",
    title: "The named page answers with 200",
    kind: "canonical-dead",
    sources: [google.canonicalMistakes],
    run({ around: { target } }) {
      if (!target?.fetched || target.status === null) return [];
      if (target.status >= 200 && target.status < 300) return pass(`The named page answers with ${target.status}`);
      return [
        {
          title: `The named page answers with ${target.status}`,
          detail: "Google cannot index what is not there, and passes over the tag.",
          evidence: target.hops.map(({ url, status }) => ({ line: null, column: null, snippet: `${status}  ${url}` })),
        },
      ];
    },
  },
  {
    id: "canonical-target-redirect",
    title: "The named page answers itself",
    kind: "canonical-moves",
    sources: [google.canonicalUrls],
    run({ around: { target }, pageUrl }) {
      const redirected = target?.hops.filter(({ by }) => by === "redirect") ?? [];
      const [first] = redirected;
      if (!target?.fetched) return [];
      if (!first) return pass("The named page answers itself, without a redirect");
      return [
        {
          title: isSameAddress(target.finalUrl, pageUrl)
            ? "The named address redirects back to this page"
            : redirected.length === 1
              ? "The named address redirects"
              : `The named address redirects ${redirected.length} times`,
          detail: "Two signals that disagree: the tag says one address, the server another. Name the last one.",
          evidence: target.hops.map(({ url, status }) => ({ line: null, column: null, snippet: `${status}  ${url}` })),
          fix: tagFix("Names where it ends", target.finalUrl),
        },
      ];
    },
  },
  {
    id: "canonical-target-noindex",
    title: "The named page may be indexed",
    kind: "canonical-dead",
    sources: [google.canonicalUrls],
    run({ around: { target } }) {
      if (!target?.fetched || (target.status ?? 500) >= 300) return [];
      if (target.noindex === null) return pass("The named page may be indexed");
      return [
        {
          title: "The named page is noindex",
          detail: "This page says “index that one”, and that one says “not me”. In the end neither may be in the results.",
          evidence: [{ line: null, column: null, snippet: target.noindex }],
        },
      ];
    },
  },
  {
    id: "canonical-target-robots",
    title: "Googlebot may read the named page",
    kind: "canonical-dead",
    sources: [ietf.robotsExclusion, google.canonicalUrls],
    run({ around: { target } }) {
      if (!target?.fetched || target.robots.allowed === null) return [];
      if (target.robots.allowed) return pass("Googlebot may read the named page");
      const { line, rule } = target.robots;
      return [
        {
          title: "robots.txt closes the named page to Googlebot",
          detail: "Google cannot read it, so it cannot see that the two are the same.",
          evidence: [{ line, column: null, snippet: `robots.txt  ${rule ?? "could not be read"}` }],
        },
      ];
    },
  },
  {
    id: "canonical-chain",
    title: "The named page names itself",
    kind: ["canonical-dead", "canonical-moves"],
    sources: [google.canonicalUrls],
    run({ around: { target }, pageUrl }) {
      if (!target?.fetched || (target.status ?? 500) >= 300) return [];
      const steps = target.hops.filter(({ by }) => by === "canonical");
      const evidence = target.hops.map(({ url, status, by }) => ({ line: null, column: null, snippet: `${by}  ${status}  ${url}` }));
      if (target.loops)
        return [
          {
            title: "The canonicals lead in a circle",
            detail: "Each page names the other, so neither is named. Decide for one, and let both name it.",
            evidence,
          },
        ];
      if (isSameAddress(target.finalUrl, pageUrl)) return [];
      if (steps.length < 2) return pass("The named page names itself or nothing else");
      return [
        {
          kind: "canonical-moves",
          title: "The named page names yet another",
          detail: "Google may follow a chain or give up. Name the last one directly.",
          evidence,
          fix: tagFix("Names the last one", target.finalUrl),
        },
      ];
    },
  },
  {
    id: "canonical-same-content",
    title: "Both pages hold the same text",
    kind: "canonical-absent",
    sources: [google.canonicalMistakes],
    run({ around: { target } }) {
      if (!target?.fetched || target.similarity === null || (target.status ?? 500) >= 300) return [];
      const percent = Math.round((target.similarity - 0.5) * 200);
      if (target.similarity >= 0.6) return pass(`Both pages share text: ${Math.max(0, percent)} of 100 by simhash`);
      return [
        {
          title: "The two pages hardly share any text",
          detail: `${Math.max(0, percent)} of 100 by simhash over runs of three words. A canonical between pages that are no copies is a hint that Google ignores.`,
        },
      ];
    },
  },
];
