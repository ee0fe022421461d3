import { countWords } from "#core/crawl/crawl-words.ts";
import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as vendors from "#core/sources/vendors.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { languageName, primaryLanguage } from "#engines/language/language-tag.ts";
import { looksScriptBuilt } from "#engines/page-snapshot/script-built.ts";
import { isHeading, type WordSubject } from "../word-subject.ts";

/** Where crawlers' reports start to call a page thin (SEOnaut: 200 words). Google names no number. */
const THIN = 200;
const LONG_SENTENCE = 20;
const LONG_PARAGRAPH = 150;
const LONG_SECTION = 300;
const MUCH_OF_ONE_WORD = 4;

export const wordRules: readonly Rule<WordSubject>[] = [
  {
    id: "words-rendered",
    title: "The same words before and after scripts",
    kind: "reading",
    sources: [google.helpfulContent],
    run({ rendered, wordsInSource, facts }) {
      if (!rendered) return [];
      if (!rendered.snapshot) return [{ title: "Scripts were not run", detail: rendered.failure }];
      const after = facts.all.words;
      if (after === wordsInSource) return pass("As many words after scripts have run");
      const [more, counted] = [after > wordsInSource, Math.abs(after - wordsInSource).toLocaleString("en-US")];
      return [
        {
          title: `Scripts ${more ? "add" : "take away"} ${counted} of ${Math.max(after, wordsInSource).toLocaleString("en-US")} words`,
          detail:
            "Counted here is the page after its scripts. Google sees that later; most other crawlers run no scripts and read the source.",
        },
      ];
    },
  },
  {
    id: "words-in-source",
    title: "The source holds words to read",
    kind: "no-words",
    sources: [google.helpfulContent],
    run({ source: snapshot, wordsInSource }) {
      const isScriptBuilt = looksScriptBuilt(snapshot);
      if (wordsInSource > 0 && !isScriptBuilt) return pass(`${countWords(wordsInSource, "word")} in the source`);
      return [
        {
          title:
            wordsInSource > 0 ? `Scripts write this page: ${countWords(wordsInSource, "word")} in the source` : "No words in the source",
          detail: isScriptBuilt
            ? "Scripts write this page in the browser. Google renders pages in a second step, other crawlers and most AI crawlers do not. Send the text with the HTML."
            : "Nothing in view is text. Words inside pictures are not read here, and hardly by search engines.",
        },
      ];
    },
  },
  {
    id: "words-enough",
    title: "More than a few words of main content",
    kind: "text-thin",
    sources: [google.helpfulContent],
    run({ facts }) {
      const { words } = facts.main;
      if (facts.all.words === 0) return [];
      if (words >= THIN) return pass(`Main content of ${countWords(words, "word")}`);
      return [
        {
          ...(words < THIN / 4 ? {} : { grade: "note" }),
          title: `${words} ${words === 1 ? "word" : "words"} of main content`,
          detail: `Google says that it has no preferred word count. Crawlers flag pages under ${THIN} as thin because such pages often say too little; a contact page may be fine with forty.`,
        },
      ];
    },
  },
  {
    id: "words-language-said",
    mirrors: "lang",
    title: "The page says its language",
    kind: "language-unsaid",
    sources: [w3c.wcagLanguage, whatwg.langAttribute],
    run({ snapshot, facts, detected }) {
      if (facts.mainBy === "text" || facts.all.words === 0) return [];
      const { declared } = facts.language;
      if (declared !== null && primaryLanguage(declared) !== undefined)
        return pass(`The page says its language: ${languageName(declared)}`);
      const fix = { kind: "html" as const, label: "Names the language that we hear", code: `<html lang="${detected?.tag ?? "en"}">` };
      if (declared === null)
        return [
          {
            title: "The page does not say its language",
            detail: `Screen readers choose their voice by it. We part words as ${facts.language.name}.`,
            fix,
          },
        ];
      return [
        {
          title: `“${declared.slice(0, 40)}” is no language tag`,
          detail: "A tag is two or three letters, with a region after a hyphen if need be: en, en-US, pt-BR.",
          ...(snapshot.lang ? { evidence: [factEvidence(snapshot.lang, snapshot.lang.snippet, declared)] } : {}),
          fix,
        },
      ];
    },
  },
  {
    id: "words-language-agrees",
    title: "The text is in the language it says",
    kind: "language-wrong",
    sources: [w3c.wcagLanguage, whatwg.langAttribute],
    run({ snapshot, facts, detected, heard, soundsOther }) {
      const said = facts.language.declared === null ? undefined : primaryLanguage(facts.language.declared);
      if (!said || !detected || (heard < 400 && scriptOf(said) === scriptOf(detected.tag))) return [];
      if (detected.tag === said || !soundsOther) return pass("The text sounds like the language it says");
      return [
        {
          title: `The page says ${languageName(said)}, the text sounds ${languageName(detected.tag)}`,
          detail: "A wrong lang attribute makes screen readers mispronounce the page and browsers offer to translate it.",
          ...(snapshot.lang ? { evidence: [factEvidence(snapshot.lang, snapshot.lang.snippet, snapshot.lang.raw)] } : {}),
          fix: { kind: "html", label: "Names the language that we hear", code: `<html lang="${detected.tag}">` },
        },
      ];
    },
  },
  {
    id: "words-main-element",
    mirrors: "main-element",
    title: "Main content is marked as such",
    kind: "alt-words",
    sources: [whatwg.mainElement],
    run({ facts }) {
      if (facts.mainBy === "text" || facts.all.words === 0) return [];
      if (facts.mainBy === "main") return pass("Main content stands in a main element");
      return [
        {
          title: "No main element around the content",
          detail:
            "We counted what stands outside header, nav, aside and footer. A main element tells readers, reader modes and crawlers the same.",
        },
      ];
    },
  },
  {
    id: "words-sections",
    title: "A heading at least every 300 words",
    kind: "reading",
    sources: [vendors.yoastReadability],
    run({ facts }) {
      if (facts.mainBy === "text" || facts.main.words < LONG_SECTION) return [];
      const long = facts.sections.filter(({ words }) => words > LONG_SECTION);
      if (long.length === 0) return pass("No stretch of over 300 words without a heading");
      return [
        {
          title: `${long.length} ${long.length === 1 ? "section runs" : "sections run"} over ${LONG_SECTION} words without a heading`,
          detail: "Long stretches are skipped, not read. A subheading that names what follows also becomes a place to link to.",
          evidence: long.slice(0, 5).map(({ heading, line, words }) => ({
            line,
            column: null,
            snippet: `${(heading ?? "Before the first heading").slice(0, 200)}: ${words.toLocaleString("en-US")} words`,
          })),
        },
      ];
    },
  },
  {
    id: "words-paragraphs",
    title: "No paragraph over 150 words",
    kind: "reading",
    sources: [vendors.yoastReadability],
    run({ blocks, facts }) {
      const paragraphs = blocks.filter(({ isMain, block }) => isMain && !isHeading(block));
      const long = paragraphs.filter(({ words }) => words > LONG_PARAGRAPH);
      if (paragraphs.length === 0 || facts.main.words < 50) return [];
      if (long.length === 0) return pass("No paragraph over 150 words");
      return [
        {
          title: `${long.length} ${long.length === 1 ? "paragraph is" : "paragraphs are"} over ${LONG_PARAGRAPH} words long`,
          detail: "On a phone that is more than a screen without a break.",
          evidence: long.slice(0, 3).map(({ block, words }) => ({
            line: block.line,
            column: null,
            snippet: `${words} words: ${block.text.slice(0, 160)}…`,
          })),
        },
      ];
    },
  },
  {
    id: "words-sentences",
    title: "Few sentences over 20 words",
    kind: "reading",
    sources: [vendors.yoastReadability],
    run({ blocks, facts }) {
      // Word counts of scripts without spaces depend on a dictionary, and the threshold was made for words with spaces.
      if (/^(?:zh|ja|th|km|lo|my)\b/.test(facts.language.used)) return [];
      const lengths = blocks.filter(({ isMain, block }) => isMain && !isHeading(block)).flatMap(({ sentences }) => sentences);
      if (lengths.length < 10) return [];
      const share = Math.round((lengths.filter((length) => length > LONG_SENTENCE).length / lengths.length) * 100);
      if (share <= 25) return pass(`${share}% of sentences run over 20 words`);
      return [
        {
          title: `${share}% of sentences run over ${LONG_SENTENCE} words`,
          detail: `A quarter is a usual limit. Yours average ${facts.averageSentence}, and the longest has ${facts.longestSentence}.`,
        },
      ];
    },
  },
  {
    id: "words-repetition",
    title: "No word over 4% of the text",
    kind: "reading",
    sources: [google.keywordStuffing],
    run({ facts }) {
      const [first] = facts.grams.one;
      if (!first || facts.main.words < THIN) return [];
      if (first.density <= MUCH_OF_ONE_WORD) return pass(`The commonest word, “${first.text.slice(0, 40)}”, makes ${first.density}%`);
      return [
        {
          title: `“${first.text.slice(0, 40)}” makes ${first.density}% of the text`,
          detail: `It stands there ${first.count} times. Lists and tables do that honestly; prose that does it reads as written for a machine.`,
        },
      ];
    },
  },
];

/** Letters of another script leave no doubt, however short the text. */
const scriptOf = (language: string): string | undefined => new Intl.Locale(language).maximize().script;
