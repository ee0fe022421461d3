import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import type { TagSubject } from "../tag-subject.ts";

/** The languages that a page names. */
export const hreflangRules: readonly Rule<TagSubject>[] = [
  {
    id: "hreflang-body",
    title: "Languages stand in the head",
    kind: "hreflang-unreadable",
    clause: "languages stand in the body",
    sources: [google.localizedVersions],
    run({ hreflang: { inBody }, snapshot }) {
      if (inBody.length === 0 || (snapshot.headBreak && !snapshot.headBreak.onlyWithoutScripts)) return [];
      return [
        {
          title: `${inBody.length} hreflang ${inBody.length === 1 ? "link stands" : "links stand"} in the body`,
          detail: "Google reads them only in the head, in a header or in a sitemap.",
          evidence: inBody.slice(0, 5).map((fact) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "hreflang-codes",
    title: "Every language code is valid",
    kind: "hreflang-unreadable",
    clause: "a language code is wrong",
    sources: [google.localizedVersions, standards.languageSubtags],
    run({ hreflang: { alternates } }) {
      if (alternates.length === 0) return [];
      const wrong = alternates.filter(({ checked }) => checked?.problem);
      const [first] = wrong;
      if (first) {
        const { better } = first.checked ?? {};
        return [
          {
            title:
              wrong.length === 1
                ? `hreflang="${first.code.slice(0, 40)}": ${first.checked?.problem}`
                : `${wrong.length} hreflang codes are wrong, first “${first.code.slice(0, 40)}”: ${first.checked?.problem}`,
            detail: "Google ignores the link. A code is a language, then a script or a country if needed: en, en-GB, zh-Hant.",
            evidence: wrong.slice(0, 6).map(({ link, code }) => factEvidence(link, link.snippet, code)),
            ...(better
              ? {
                  fix: {
                    kind: "html",
                    label: "What was likely meant",
                    code: `<link rel="alternate" hreflang="${better}" href="${first.link.raw.replaceAll('"', "&quot;")}">`,
                  } as const,
                }
              : {}),
          },
        ];
      }
      const unsupported = alternates.filter(
        ({ checked }) =>
          checked && (/^(?:EU|UN|\d{3})$/i.test(checked.region ?? "") || checked.hasMore || (checked.language?.length ?? 0) > 2),
      );
      if (unsupported.length > 0)
        return [
          {
            grade: "note",
            title: `${unsupported
              .map(({ code }) => code)
              .slice(0, 4)
              .join(", ")}: valid, but more than Google documents`,
            detail:
              "Google names two-letter languages, scripts and two-letter countries. Regions such as EU and 419 and longer tags may be ignored.",
            evidence: unsupported.slice(0, 4).map(({ link, code }) => factEvidence(link, link.snippet, code)),
          },
        ];
      return pass(`${alternates.length} language ${alternates.length === 1 ? "code is" : "codes are"} valid`);
    },
  },
  {
    id: "hreflang-addresses",
    title: "Languages have full addresses",
    kind: "hreflang-unreadable",
    clause: "a language has a faulty address",
    sources: [google.localizedVersions],
    run({ hreflang: { alternates } }) {
      const faulty = alternates.filter(({ link, url }) => url === null || link.raw.trim() === "" || !/^https?:\/\//i.test(link.raw.trim()));
      const [first] = faulty;
      if (!first) return [];
      return [
        {
          title: `${faulty.length} hreflang ${faulty.length === 1 ? "link has" : "links have"} no full address`,
          detail: "Google asks for addresses with https and the host, not /de or //example.com/de.",
          evidence: faulty.slice(0, 5).map(({ link }) => factEvidence(link, link.snippet, link.raw || undefined)),
          ...(first.url
            ? {
                fix: {
                  kind: "html",
                  label: "The same, in full",
                  code: `<link rel="alternate" hreflang="${first.code}" href="${first.url.replaceAll('"', "&quot;")}">`,
                } as const,
              }
            : {}),
        },
      ];
    },
  },
  {
    id: "hreflang-self",
    title: "The page names itself among its languages",
    kind: "hreflang-self-missing",
    clause: "the page does not name itself among its languages",
    sources: [google.localizedVersions],
    run({ hreflang: { alternates }, own, snapshot }) {
      if (alternates.length === 0) return [];
      if (alternates.some(({ url, isDefault }) => url !== null && !isDefault && own.has(url)))
        return pass("The page names itself among its languages");
      const code = snapshot.lang?.raw.trim() ?? "";
      return [
        {
          title: "The page is not among the languages it names",
          detail: "Each version has to list all versions, itself included. Without it Google may drop the whole set.",
          evidence: alternates.slice(0, 3).map(({ link }) => factEvidence(link, link.snippet)),
          ...(code !== ""
            ? {
                fix: {
                  kind: "html",
                  label: "This page’s own line",
                  code: `<link rel="alternate" hreflang="${code}" href="${[...own].at(-1) ?? ""}">`,
                } as const,
              }
            : {}),
        },
      ];
    },
  },
  {
    id: "hreflang-conflicts",
    title: "One address for each language",
    kind: "hreflang-unreadable",
    clause: "one language has two addresses",
    sources: [google.localizedVersions],
    run({ hreflang: { alternates } }) {
      const groups = [...Map.groupBy(alternates, ({ code }) => code.toLowerCase())];
      const torn = groups.filter(([, group]) => new Set(group.map(({ url }) => url)).size > 1);
      const [first] = torn;
      if (!first) return [];
      return [
        {
          title: `${first[0]} is given ${new Set(first[1].map(({ url }) => url)).size} addresses`,
          detail: "Google cannot tell which to show and may take neither. Often tags and headers were both set.",
          evidence: torn
            .flatMap(([, group]) => group)
            .slice(0, 6)
            .map(({ link }) => factEvidence(link, link.snippet)),
        },
      ];
    },
  },
  {
    id: "hreflang-default",
    title: "There is a page for everybody else",
    kind: "hreflang-no-default",
    sources: [google.localizedVersions],
    run({ hreflang: { alternates } }) {
      if (alternates.length < 2) return [];
      if (alternates.some(({ isDefault }) => isDefault)) return pass("x-default names a page for everybody else");
      return [
        {
          title: "No x-default",
          detail: "Optional. It names the page for readers whose language you do not have, such as a choice of countries.",
        },
      ];
    },
  },
  {
    id: "hreflang-targets",
    title: "Every language leads to a page",
    kind: "hreflang-dead",
    sources: [google.localizedVersions],
    run({ alternates, hreflang }) {
      if (!alternates || alternates.answers.length === 0) return [];
      const bad = alternates.answers.filter(
        ({ status, movedTo, isNoindex, canonical }) =>
          status === null || status < 200 || status > 299 || movedTo !== null || isNoindex || canonical !== null,
      );
      if (bad.length === 0) return pass("Every language leads to a page that may be indexed");
      const isDead = bad.some(({ status }) => status === null || status >= 400);
      const line = (url: string) => hreflang.alternates.find((alternate) => alternate.url === url)?.link.line ?? null;
      return [
        {
          ...(isDead ? {} : { grade: "advice" }),
          title: `${bad.length} of ${alternates.answers.length} languages ${bad.length === 1 ? "leads" : "lead"} to no page of ${bad.length === 1 ? "its" : "their"} own`,
          detail: "A language has to point at an address that answers 200, may be indexed and calls itself canonical.",
          evidence: bad
            .slice(0, 6)
            .map((answer) => ({ line: line(answer.url), column: null, snippet: `${answer.url}  ${whatOf(answer)}` })),
        },
      ];
    },
  },
  {
    id: "hreflang-returns",
    title: "Other languages link back",
    kind: "hreflang-unreturned",
    clause: "other languages do not link back",
    sources: [google.localizedVersions],
    run({ alternates, hreflang }) {
      const asked = alternates?.answers.filter(({ status }) => status !== null && status >= 200 && status < 300) ?? [];
      if (!alternates || asked.length === 0) return [];
      const silent = asked.filter(({ returns }) => !returns);
      const more = alternates.notAsked > 0 ? ` (${alternates.notAsked} more not asked)` : "";
      if (silent.length === 0) return pass(`${asked.length} ${asked.length === 1 ? "language links" : "languages link"} back${more}`);
      const line = (url: string) => hreflang.alternates.find((alternate) => alternate.url === url)?.link.line ?? null;
      return [
        {
          title: `${silent.length} of ${asked.length} languages ${silent.length === 1 ? "does" : "do"} not link back${more}`,
          detail:
            "Google ignores a pair that does not name each other, so that nobody can claim your page as a version of theirs. Put the same set of tags on every version.",
          evidence: silent.slice(0, 6).map(({ url }) => ({ line: line(url), column: null, snippet: url })),
        },
      ];
    },
  },
];

function whatOf({ status, movedTo, isNoindex, canonical, failure }: NonNullable<TagSubject["alternates"]>["answers"][number]): string {
  if (failure !== null) return failure;
  if (status !== null && (status < 200 || status > 299)) return `answers ${status}`;
  if (movedTo !== null) return `redirects to ${movedTo}`;
  return isNoindex ? "asks to stay out of results" : `calls ${canonical ?? ""} canonical`;
}
