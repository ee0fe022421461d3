import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { partsOf } from "#core/text/title-parts.ts";
import { fold, wordsOf } from "#core/text/topic-words.ts";
import type { TitleFacts } from "../title-tag-checker.schema.ts";
import { titleTag } from "./title-evidence.ts";

/** What only shows when titles stand side by side. */
export const acrossPagesRules: readonly Rule<readonly PageReport<TitleFacts>[]>[] = [
  {
    id: "titles-unique",
    title: "Every page has a title of its own",
    kind: "title-same",
    sources: [google.titleLinks],
    run(reports) {
      const groups = Map.groupBy(titlesOf(reports), ({ title }) => fold(title));
      return [...groups.values()]
        .filter((group) => group.length > 1)
        .map((group) => ({
          title: `${group.length} pages carry the same title`,
          detail: "Readers cannot tell them apart in results, and Google rewrites titles that repeat across a site.",
          evidence: group.map(({ url, title }) => ({ line: null, column: null, snippet: `${url}  ${titleTag(title)}` })),
        }));
    },
  },
  {
    id: "titles-boilerplate",
    title: "Little is said on every page",
    kind: "title-wording",
    sources: [google.titleLinks],
    run(reports) {
      const pages = titlesOf(reports);
      const carriers = new Map<string, TitleOfPage[]>();
      for (const page of pages) {
        const phrases = partsOf(page.title).map(({ text }) => fold(text.trim()));
        for (const phrase of new Set(phrases)) {
          const isPhrase = phrase !== fold(page.siteName) && wordsOf(phrase).length >= MIN_WORDS;
          if (isPhrase) carriers.set(phrase, [...(carriers.get(phrase) ?? []), page]);
        }
      }
      return (
        [...carriers]
          // The same title twice is the other rule's business.
          .filter(([, group]) => group.length > pages.length / 2 && new Set(group.map(({ title }) => fold(title))).size > 1)
          .map(([phrase, group]) => ({
            title: `${group.length} of ${pages.length} titles carry the phrase “${phrase}”`,
            detail:
              "Google calls it boilerplate: the part that differs is what a reader chooses by. Keep the site’s name and drop the slogan.",
            evidence: group.slice(0, 5).map(({ url, title }) => evidenceOf(`${url}  ${titleTag(title)}`, phrase)),
          }))
      );
    },
  },
];

const MIN_WORDS = 3;

interface TitleOfPage {
  url: string;
  title: string;
  siteName: string;
}

function titlesOf(reports: readonly PageReport<TitleFacts>[]): TitleOfPage[] {
  return reports.flatMap(({ url, facts: { title, preview } }) => (title ? [{ url, title, siteName: preview.siteName }] : []));
}

function evidenceOf(snippet: string, phrase: string) {
  const from = fold(snippet).indexOf(phrase);
  // Folding may change the length; then the place is not known to the letter.
  const isExact = from >= 0 && fold(snippet).length === snippet.length;
  return { line: null, column: null, snippet, ...(isExact ? { mark: [from, from + phrase.length] as [number, number] } : {}) };
}
