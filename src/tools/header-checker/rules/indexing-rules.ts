import { directivesFor, hasExpired, type RobotsDirective, readRobotsTag, timeOfExpiry } from "#core/http/robots-tag.ts";
import { type Evidence, factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import { fieldValue, fieldValues, splitList } from "#engines/http-headers/header-fields.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { headerEvidence } from "./header-evidence.ts";

/** Words that Google documents, and those that other engines do. */
const known = new Set(
  `all noindex nofollow none nosnippet indexifembedded max-snippet max-image-preview max-video-preview notranslate noimageindex
   unavailable_after index follow noarchive nocache`.split(/\s+/),
);
const retired = new Map([
  ["noodp", "The directory it meant closed in 2017."],
  ["noydir", "The directory it meant closed in 2014."],
  ["nositelinkssearchbox", "Google retired the search box in November 2024."],
]);

/** What the headers tell search engines. */
export const indexingRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "robots-tag",
    title: "No header keeps the page out of results",
    kind: "kept-out",
    clause: (subject) => (keptOut(subject) ? "a header keeps it out of results" : undefined),
    sources: [google.robotsMeta],
    run(subject) {
      const { answer } = subject;
      if (!answer) return [];
      const values = fieldValues(answer.headers, "x-robots-tag");
      const out = keptOut(subject);
      if (out) return [out];
      const others = values.flatMap(readRobotsTag).filter((directive) => directive.agent !== null && isClosing(directive));
      if (others.length > 0) {
        const names = [...new Set(others.map(({ agent }) => agent))].join(", ");
        const evidence = headerEvidence(answer.headers, "x-robots-tag", others[0]?.name);
        return [
          { grade: "fault", title: `X-Robots-Tag keeps ${names} out`, detail: "Other crawlers are not asked to stay away.", evidence },
        ];
      }
      return pass(values.length === 0 ? "No X-Robots-Tag: nothing is forbidden" : "X-Robots-Tag lets search engines in");
    },
  },
  {
    id: "robots-tag-words",
    title: "X-Robots-Tag in words that crawlers know",
    kind: "directives",
    sources: [google.robotsMeta],
    run({ answer }) {
      if (!answer) return [];
      const directives = fieldValues(answer.headers, "x-robots-tag").flatMap(readRobotsTag);
      const undated = directives.find(({ name, value }) => name === "unavailable_after" && Number.isNaN(timeOfExpiry(value)));
      if (undated)
        return [
          {
            title: "unavailable_after names no date that can be read",
            detail: "Google then ignores it. Write it like 2026-12-31, or with a time like 31 Dec 2026 15:00:00 GMT.",
            evidence: headerEvidence(answer.headers, "x-robots-tag", undated.name),
          },
        ];
      const strange = [...new Set(directives.map(({ name }) => name))].filter((name) => !known.has(name));
      if (strange.length === 0) return [];
      const [first = ""] = strange;
      const why = retired.get(first);
      return [
        {
          ...(why ? { grade: "note" } : {}),
          title: why ? `“${first}” in X-Robots-Tag is retired` : `No crawler knows “${first}” in X-Robots-Tag`,
          detail: why ?? "Unknown words are ignored. Look for a typo, such as no-index, or a crawler’s name without its colon.",
          evidence: headerEvidence(answer.headers, "x-robots-tag", first),
        },
      ];
    },
  },
  {
    id: "link-header",
    title: "Links in the header agree with the page",
    kind: "canonicals-disagree",
    clause: "two canonicals disagree",
    sources: [ietf.webLinking, google.canonicalUrls],
    run({ answer, snapshot }) {
      if (!answer) return [];
      const canonicals = snapshot.links.filter(({ rel }) => rel.includes("canonical"));
      const sent = canonicals.find(({ source }) => source === "header");
      const written = canonicals.find(({ source, inHead }) => source === "html" && inHead);
      if (sent && written && sent.resolved !== written.resolved)
        return [
          {
            title: "Header and page name different canonicals",
            detail: "Google takes conflicting ones as none at all and decides by itself. Keep one, preferably the tag.",
            evidence: [factEvidence(sent, sent.snippet), factEvidence(written, written.snippet)],
          },
        ];
      if (sent) return pass("Link header names the canonical address");
      const alternates = snapshot.links.filter(({ source, attributes }) => source === "header" && attributes["hreflang"] !== undefined);
      if (alternates.length > 0)
        return pass(`Link header names ${alternates.length} other ${alternates.length === 1 ? "language" : "languages"}`);
      return [];
    },
  },
  {
    id: "vary",
    title: "Vary lets caches work",
    kind: "revalidation",
    clause: "no cache can reuse it",
    sources: [ietf.vary],
    run({ answer }) {
      if (!answer) return [];
      const value = fieldValue(answer.headers, "vary");
      if (value === undefined) return [];
      const names = splitList(value).map((name) => name.toLowerCase());
      const evidence = headerEvidence(
        answer.headers,
        "vary",
        names.includes("*") ? "*" : splitList(value).find((name) => /^user-agent$/i.test(name)),
      );
      if (names.includes("*"))
        return [
          {
            title: "Vary: * forbids every reuse",
            detail: "No cache can ever tell whether its copy fits, so each request goes to the server.",
            evidence,
          },
        ];
      if (names.includes("user-agent"))
        return [
          {
            grade: "note",
            title: "Vary: User-Agent keeps a copy for every browser version",
            detail:
              "Right only if phones get other HTML at the same address. With one responsive page, leave it out: caches then answer far more often.",
            evidence,
          },
        ];
      return pass("Vary lets caches work");
    },
  },
];

const isClosing = ({ name }: RobotsDirective) => name === "noindex" || name === "none";

/** What keeps Google from showing it, if anything does. */
function keptOut({ answer, now }: HeaderSubject): Verdict | undefined {
  const headers = answer?.headers ?? [];
  const directives = directivesFor("googlebot", fieldValues(headers, "x-robots-tag").flatMap(readRobotsTag));
  const closing = directives.filter(isClosing);
  const [first] = closing;
  if (first) return closed(closing, headerEvidence(headers, "x-robots-tag", first.name));
  const passed = directives.find((directive) => hasExpired(directive, now));
  return passed && takenOut(passed, headerEvidence(headers, "x-robots-tag", passed.name));
}

function closed(closing: readonly RobotsDirective[], evidence: Evidence[]): Verdict {
  const isForAll = closing.some(({ agent }) => agent === null);
  return {
    title: `X-Robots-Tag keeps ${isForAll ? "every search engine" : "Google"} from showing this address`,
    detail: "Nothing in the page shows it. Staging rules that went live with a release are the usual cause; if it is meant, all is well.",
    evidence,
    fix: { kind: "apache", label: "Takes the header away", code: "Header always unset X-Robots-Tag" },
  };
}

function takenOut({ value }: RobotsDirective, evidence: Evidence[]): Verdict {
  return {
    title: `X-Robots-Tag took this address out of results: ${value}`,
    detail:
      "Once the day of unavailable_after has passed, Google takes the address out of its results. Is the page still meant to be found?",
    evidence,
  };
}
