import type { PageInput } from "#core/page-check/page-input.ts";
import { countsOf } from "#core/rules/verdict-words.ts";
import { extractKeywords } from "#engines/language/keywords/extract-keywords.ts";
import { languageName } from "#engines/language/language-tag.ts";
import { languageOf } from "#engines/language/text-language.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { pagePlaces } from "#engines/page-snapshot/text/page-places.ts";
import type { KeywordFacts } from "./keyword-extract-tool.schema.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { type KeywordSubject, keywordRules } from "./rules/keyword-rules.ts";

const SHOWN = 40;

/** The phrases of a page, and where the first of them is missing. */
export const keywordCheck: PageCheck<KeywordSubject, KeywordFacts, KeywordFacts, PageInput> = {
  rules: keywordRules,
  acrossPages: acrossPagesRules,
  gather: (snapshot) => keywordFactsOf(snapshot),
  subjectOf: (snapshot, { extra }) => ({ snapshot, ...extra }),
  factsOf: ({ snapshot, ...facts }) => facts,
  verdictOf({ phrases, words, mode, language, isCut }, findings, headlineOr) {
    const [main] = phrases;
    const groups = [...Map.groupBy(phrases, ({ group }) => group).values()].filter((members) => members.length > 1).length;
    const inGroups = groups === 0 ? "" : groups === 1 ? ", with one group" : `, with ${groups} groups`;
    const by = mode === "english" ? "ranked as English noun phrases" : `ranked by statistics, since no tagger for ${language.name} is here`;
    return {
      figure: phrases.length.toLocaleString("en-US"),
      unit: phrases.length === 1 ? "phrase" : "phrases",
      headline: headlineOr(main ? `It is about “${main.phrase}”${missingFrom(main)}.` : "No phrase stands out: there is too little text."),
      summary: `${words.toLocaleString("en-US")} words of ${language.name}, ${by}${inGroups}. ${countsOf(findings)}${isCut ? " We read the first 120,000 characters and stopped." : ""}`,
    };
  },
};

async function keywordFactsOf(snapshot: PageSnapshot): Promise<KeywordFacts> {
  const parts = pagePlaces(snapshot);
  const tag = languageOf(parts.map(({ text }) => text).join(" "), snapshot.lang?.raw ?? null);
  const { mode, words, isCut, keywords, groups } = await extractKeywords(parts, tag, SHOWN);
  const groupOf = new Map(groups.flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)));
  return {
    mode,
    language: { tag, name: languageName(tag) },
    words,
    isCut,
    hasPlaces: parts.some(({ place }) => place !== "text"),
    phrases: keywords.map(({ phrase, score, count, first, places, key }) => ({
      phrase,
      score,
      count,
      first,
      places: { ...places },
      group: groupOf.get(key) ?? phrase,
    })),
  };
}

function missingFrom({ places }: KeywordFacts["phrases"][number]): string {
  const total = Object.values(places).reduce((sum, count) => sum + count, 0);
  if (total === places.text) return "";
  const names = [
    ["title", "the title"],
    ["h1", "the H1"],
    ["heading", "a subheading"],
  ] as const;
  const missing = names.filter(([place]) => places[place] === 0).map(([, name]) => name);
  return missing.length === 0 ? ", in title, H1 and subheadings" : `, and does not say so in ${missing.join(" or ")}`;
}
