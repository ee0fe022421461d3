import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import { asSentence, countsOf, levelOf } from "#core/rules/verdict-words.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type RenderedSnapshot, renderWhenAsked } from "#engines/page-snapshot/render-snapshot.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { wordRules } from "./rules/word-rules.ts";
import type { WordFacts } from "./webpage-word-count.schema.ts";
import { durationText } from "./word-durations.ts";
import { type WordSubject, wordSubject } from "./word-subject.ts";

/** The words of a page, in its language, by part. */
export const wordCheck: PageCheck<WordSubject, WordFacts, RenderedSnapshot | null, RenderedPageInput> = {
  rules: wordRules,
  acrossPages: acrossPagesRules,
  gather: renderWhenAsked,
  subjectOf: (snapshot, { extra }) => wordSubject(snapshot, extra),
  factsOf: ({ facts }) => facts,
  verdictOf({ facts }, findings, headlineOr) {
    const { main, all, mainBy, language, readingSeconds, cut } = facts;
    const outside = all.words - main.words;
    const where =
      mainBy === "text" || outside === 0
        ? `all of the text, counted as ${language.name}`
        : `main content, counted as ${language.name}; ${outside.toLocaleString("en-US")} more in menus, headers, sidebars and footers`;
    const reading = asSentence(`${durationText(readingSeconds)} to read`);
    const level = levelOf(findings);
    return {
      figure: main.words.toLocaleString("en-US"),
      unit: main.words === 1 ? "word" : "words",
      headline: main.words === 0 ? "Nothing to read in the source." : level === "failed" ? headlineOr(reading) : reading,
      summary: `${asSentence(where)} ${countsOf(findings)}${cut ? " We counted the first two million characters and stopped." : ""}`,
    };
  },
};
