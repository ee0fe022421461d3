import type { PageReport } from "#core/page-check/page-report.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { KeywordFacts, Phrase } from "../keyword-extract-tool.schema.ts";
import { listed } from "./keyword-rules.ts";

/** What other pages speak of and the first does not. */
export const acrossPagesRules: readonly Rule<readonly PageReport<KeywordFacts>[]>[] = [
  {
    id: "keywords-others-have",
    title: "The first page has the phrases of the others",
    kind: "reading",
    sources: [google.starterGuide],
    run([first, ...others]) {
      if (!first) return [];
      return others.flatMap((other) => {
        const lacking = phrasesWithout(other.facts.phrases, first.facts.phrases);
        if (lacking.length === 0) return [];
        return [
          {
            title: `${lacking.length} leading phrases of ${other.url} are not among yours`,
            detail: `${listed(lacking)}. Leading are the ${other.facts.phrases.length} phrases that we list of it; whether your page needs them is for you to judge.`,
            evidence: lacking
              .slice(0, 20)
              .map(({ phrase, count }) => ({ line: null, column: null, snippet: `${phrase}: ${count}× there` })),
          },
        ];
      });
    },
  },
  {
    id: "keywords-only-yours",
    title: "The first page has phrases of its own",
    kind: "reading",
    sources: [google.starterGuide],
    run([first, ...others]) {
      if (!first || others.length === 0) return [];
      const own = phrasesWithout(
        first.facts.phrases,
        others.flatMap(({ facts }) => facts.phrases),
      );
      if (own.length === 0) return [];
      return [
        {
          title: `${own.length} leading phrases stand on ${first.url} alone`,
          detail: `${listed(own)}.`,
        },
      ];
    },
  },
];

/** Without those that stand in a phrase of the other page, in whatever number or case. */
function phrasesWithout(phrases: readonly Phrase[], others: readonly Phrase[]): Phrase[] {
  const bare = (text: string) => ` ${text.toLowerCase().replace(/s\b/g, "")} `;
  const theirs = others.map(({ phrase }) => bare(phrase));
  return phrases.filter(({ phrase }) => !theirs.some((their) => their.includes(bare(phrase))));
}
