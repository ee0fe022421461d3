import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { HeadTag } from "#engines/head-tags/head-tag.ts";
import { kindOfCanonical } from "#engines/head-tags/where-canonical-leads.ts";
import { htmlTag } from "#engines/head-tags/write-html.ts";
import { type LanguageRow, languageRows } from "../meta-fields.ts";
import { type MetaSubject, textOf } from "../meta-subject.ts";

/** Canonical, language and hreflang. */
export const addressRules: readonly Rule<MetaSubject>[] = [
  {
    id: "tags-canonical",
    title: "The canonical is a whole address",
    kind: ["canonical-form", "canonical-absent", "canonical-elsewhere", "canonical-to-another-page"],
    sources: [google.canonicalUrls],
    run(subject) {
      const [canonical, url] = [textOf(subject, "canonical"), textOf(subject, "url")];
      if (canonical === "")
        return url === ""
          ? []
          : [
              {
                kind: "canonical-absent",
                title: "No canonical",
                detail: "The page goes by the address it is found under. A canonical to itself holds copies with parameters together.",
                fix: { kind: "html", label: "To itself", code: linkTag("canonical", url) },
              },
            ];
      const parsed = URL.parse(canonical);
      if (!parsed || !/^https?:$/.test(parsed.protocol)) {
        const whole = URL.parse(canonical, url || undefined)?.href;
        return [
          {
            title: "The canonical is not a whole address",
            detail: "Google recommends whole addresses: a relative one follows every copy of the page to its host.",
            evidence: evidence(linkTag("canonical", canonical), canonical),
            ...(whole?.startsWith("http") ? { fix: { kind: "html" as const, label: "Whole", code: linkTag("canonical", whole) } } : {}),
          },
        ];
      }
      const faults: Verdict[] = [];
      if (parsed.hash !== "")
        faults.push({
          title: "The canonical carries a fragment",
          detail: "Search engines drop what follows the #.",
          evidence: evidence(linkTag("canonical", canonical), parsed.hash),
          fix: { kind: "html", label: "Without it", code: linkTag("canonical", canonical.replace(/#.*$/, "")) },
        });
      if (parsed.protocol === "http:" && url.startsWith("https:"))
        faults.push({
          title: "An https page with an http canonical",
          detail: "It asks engines to prefer the form without TLS.",
          evidence: evidence(linkTag("canonical", canonical), "http:"),
          fix: { kind: "html", label: "By https", code: linkTag("canonical", canonical.replace(/^http:/i, "https:")) },
        });
      if (faults.length > 0) return faults;
      return url !== "" && parsed.href !== URL.parse(url)?.href
        ? [
            {
              kind: kindOfCanonical(url, parsed.href),
              title: "The canonical names another page",
              detail: "Right for a copy. This page then gives its place in results to the other.",
            },
          ]
        : pass("The canonical is a whole address");
    },
  },
  {
    id: "meta-lang",
    title: "The page’s language is a language tag",
    kind: "language-unsaid",
    sources: [w3c.pageLanguageIsValid],
    run(subject) {
      const lang = textOf(subject, "lang");
      if (lang === "") return [{ title: "No language", detail: "Screen readers choose their voice by the lang of the html element." }];
      const problem = tagProblem(lang);
      if (problem === null) return pass(`The language is ${lang}`);
      return [
        {
          title: `“${lang.slice(0, 30)}” is not a language tag`,
          detail: problem.detail,
          evidence: evidence(`<html lang="${lang}">`, lang),
          ...(problem.meant ? { fix: { kind: "html", label: "The tag that was meant", code: `<html lang="${problem.meant}">` } } : {}),
        },
      ];
    },
  },
  {
    id: "meta-hreflang",
    title: "hreflang rows are well formed",
    kind: "hreflang-unreadable",
    sources: [google.localizedVersions],
    run(subject) {
      const rows = languageRows(subject.fields);
      const faults = rows.flatMap((row): Verdict[] => rowFaults(row));
      for (const [code, group] of Map.groupBy(rows, (row) => row.code.toLowerCase()))
        if (new Set(group.map(({ href }) => href)).size > 1)
          faults.push({
            title: `${code} is given to ${group.length} addresses`,
            detail: "One language has one address. Google cannot tell which of them to trust.",
            evidence: group.slice(0, 4).flatMap((row) => evidence(alternate(row), row.code).slice(0, 1)),
          });
      return faults.length > 0 || rows.length === 0 ? faults : pass(`${rows.length} hreflang rows are well formed`);
    },
  },
  {
    id: "meta-hreflang-set",
    title: "The hreflang set is complete",
    kind: ["hreflang-self-missing", "hreflang-no-default"],
    sources: [google.localizedVersions],
    run(subject) {
      const rows = languageRows(subject.fields).filter(({ href }) => URL.canParse(href));
      if (rows.length === 0) return [];
      const own = URL.parse(textOf(subject, "canonical") || textOf(subject, "url"))?.href;
      const said: Verdict[] = [];
      if (own && !rows.some(({ href }) => URL.parse(href)?.href === own))
        said.push({
          title: "The page is missing from its own set",
          detail: "Every version lists itself and all others, or Google may ignore the set.",
          fix: { kind: "html", label: "The page itself", code: alternate({ code: textOf(subject, "lang") || "en", href: own, line: "" }) },
        });
      if (!rows.some(({ code }) => code.toLowerCase() === "x-default"))
        said.push({
          kind: "hreflang-no-default",
          title: "No x-default",
          detail: "It names the page for everyone whose language is not in the set, a language picker for example.",
        });
      said.push({
        grade: "note",
        title: "Return links are needed",
        detail: "Each of these pages must carry the same set. We do not fetch them here.",
      });
      return said;
    },
  },
];

type Evidence = NonNullable<Verdict["evidence"]>[number];

function evidence(snippet: string, marked: string): Evidence[] {
  const from = snippet.indexOf(marked);
  return [
    {
      line: null,
      column: null,
      snippet: snippet.slice(0, 300),
      ...(from >= 0 && from < 300 ? { mark: [from, from + marked.length] as [number, number] } : {}),
    },
  ];
}

function rowFaults(row: LanguageRow): Verdict[] {
  const problem = row.code.toLowerCase() === "x-default" ? null : tagProblem(row.code);
  const faults: Verdict[] = [];
  if (problem)
    faults.push({
      title: `hreflang “${row.code.slice(0, 30)}” is not a language`,
      detail: problem.detail,
      evidence: evidence(row.line, row.code),
      ...(problem.meant
        ? { fix: { kind: "html", label: "The code that was meant", code: alternate({ ...row, code: problem.meant }) } }
        : {}),
    });
  if (!/^https?:\/\//i.test(row.href) || !URL.canParse(row.href))
    faults.push({
      title:
        row.href === "" ? `hreflang ${row.code.slice(0, 30)} has no address` : `hreflang ${row.code.slice(0, 30)} has no whole address`,
      detail: "Google asks for whole addresses, with https:// and the host.",
      evidence: evidence(row.line, row.href || row.code),
    });
  return faults;
}

/** What is wrong with a language tag, and what was probably meant. By BCP 47 as browsers know it. */
function tagProblem(tag: string): { detail: string; meant: string | undefined } | null {
  const hyphenated = tag.replaceAll("_", "-");
  const [language = "", ...rest] = hyphenated.split("-");
  const region = rest.find((part) => /^(?:[a-z]{2}|\d{3})$/i.test(part))?.toUpperCase();
  if (tag.includes("_")) return { detail: "A hyphen parts language and country, not an underscore.", meant: canonical(hyphenated) };
  if (canonical(hyphenated) === undefined || !/^[a-z]{2,3}$/i.test(language))
    return { detail: "It begins with two or three letters of language: en, fr-CA, zh-Hant.", meant: countries[language.toUpperCase()] };
  if (names.of(language.toLowerCase()) === undefined && countries[language.toUpperCase()])
    return { detail: `${language.toUpperCase()} is a country. The language comes first.`, meant: countries[language.toUpperCase()] };
  if (names.of(language.toLowerCase()) === undefined) return { detail: `No language has the code ${language}.`, meant: undefined };
  if (region === "UK") return { detail: "The country’s code is GB.", meant: hyphenated.replace(/-uk\b/i, "-GB") };
  if (region === "EU" || (region === "LA" && language === "es"))
    return { detail: "Region codes are countries. For Latin America write es-419.", meant: language === "es" ? "es-419" : undefined };
  return null;
}

/** Countries that people write where the language belongs. */
const countries: Record<string, string> = {
  US: "en-US",
  UK: "en-GB",
  GB: "en-GB",
  CN: "zh-CN",
  JP: "ja-JP",
  CZ: "cs-CZ",
  DK: "da-DK",
  GR: "el-GR",
  AU: "en-AU",
  CA: "en-CA",
  IN: "en-IN",
  MX: "es-MX",
  BR: "pt-BR",
  AT: "de-AT",
  CH: "de-CH",
};

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function linkTag(rel: string, href: string): string {
  return htmlTag({
    element: "link",
    attributes: [
      ["rel", rel],
      ["href", href],
    ],
  });
}

function alternate({ code, href }: LanguageRow): string {
  const tag: HeadTag = {
    element: "link",
    attributes: [
      ["rel", "alternate"],
      ["hreflang", code],
      ["href", href],
    ],
  };
  return htmlTag(tag);
}
