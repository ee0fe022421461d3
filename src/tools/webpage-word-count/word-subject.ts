import { type DetectedLanguage, detectLanguage } from "#engines/language/detect-language.ts";
import { languageName, primaryLanguage } from "#engines/language/language-tag.ts";
import { sentencesIn, writtenWordsIn } from "#engines/language/segment-text.ts";
import { smallWordShare, stopWordsOf } from "#engines/language/stop-words.ts";
import type { PageSnapshot, TextBlock } from "#engines/page-snapshot/page-snapshot.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";
import { type WordBlocks, wordBlocks } from "#engines/page-snapshot/text/word-blocks.ts";
import { countGrams } from "./count-grams.ts";
import type { Counts, WordFacts } from "./webpage-word-count.schema.ts";

/** A paragraph, counted. */
interface CountedBlock {
  block: TextBlock;
  words: number;
  /** Lengths of its sentences in words. */
  sentences: number[];
  isMain: boolean;
}

export interface WordSubject {
  /** What was counted: the page as sent, or after its scripts when somebody asked. */
  snapshot: PageSnapshot;
  source: PageSnapshot;
  /** Words in view in the HTML as sent. */
  wordsInSource: number;
  rendered: RenderedSnapshot | null;
  blocks: readonly CountedBlock[];
  detected: DetectedLanguage | undefined;
  /** Characters that the language was heard from. */
  heard: number;
  /** What was heard is clearly another language than the one the page says. */
  soundsOther: boolean;
  facts: WordFacts;
}

/** Average silent reading speed for English non-fiction: Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047 */
const READING_WPM = 238;
/** A calm presenter. */
const SPEAKING_WPM = 150;
const MAX_SECTIONS = 200;

/** The words of a page, as sent or after its scripts. */
export function wordSubject(source: PageSnapshot, rendered: RenderedSnapshot | null = null): WordSubject {
  const counted = countsIn(rendered?.snapshot ?? source);
  const wordsInSource = (rendered?.snapshot ? countsIn(source) : counted).facts.all.words;
  return { ...counted, source, wordsInSource, rendered };
}

/** Every count of a page, made in one pass over its words. */
function countsIn(snapshot: PageSnapshot): Omit<WordSubject, "source" | "wordsInSource" | "rendered"> {
  const given = wordBlocks(snapshot);
  const sample = sampleOf(given);
  const detected = detectLanguage(sample);
  const declared = snapshot.lang?.raw.trim() || null;
  const used = usedLanguage(declared, detected);
  const isMain = new Set(given.main);
  const seen = { all: new Set<string>(), main: new Set<string>() };
  const mainSentences: string[][] = [];
  const blocks = given.all.map((block): CountedBlock => {
    const main = isMain.has(block);
    const sentences = sentencesIn(block.text, used).map((sentence) => writtenWordsIn(sentence, used).map((word) => word.toLowerCase()));
    for (const sentence of sentences) {
      for (const word of sentence) {
        seen.all.add(word);
        if (main) seen.main.add(word);
      }
      if (main && sentence.length > 0) mainSentences.push(sentence);
    }
    const lengths = sentences.map((sentence) => sentence.length).filter((length) => length > 0);
    return { block, words: sum(lengths), sentences: lengths, isMain: main };
  });
  const main = countsOf(
    blocks.filter((block) => block.isMain),
    seen.main.size,
  );
  const all = countsOf(blocks, seen.all.size);
  const lengths = mainSentences.map((sentence) => sentence.length);
  const sections = sectionsOf(blocks, snapshot);
  return {
    snapshot,
    blocks,
    detected,
    heard: sample.length,
    soundsOther:
      detected !== undefined && isClearlyOther(mainSentences.slice(0, 200).flat(), primaryLanguage(declared ?? "") ?? "", detected),
    facts: {
      main,
      all,
      mainBy: given.mainBy,
      regions: regionsOf(blocks),
      sections: sections.slice(0, MAX_SECTIONS),
      moreSections: Math.max(0, sections.length - MAX_SECTIONS),
      grams: countGrams(mainSentences, stopWordsOf(primaryLanguage(used) ?? "en"), Math.max(1, main.words)),
      language: { used, name: languageName(used), declared, detected: detected?.tag ?? null },
      averageSentence: lengths.length === 0 ? 0 : Math.round((sum(lengths) / lengths.length) * 10) / 10,
      longestSentence: lengths.reduce((longest, length) => Math.max(longest, length), 0),
      readingSeconds: Math.round((main.words / READING_WPM) * 60),
      speakingSeconds: Math.round((main.words / SPEAKING_WPM) * 60),
      textShare: snapshot.html.length === 0 ? 0 : Math.round((all.characters / snapshot.html.length) * 1000) / 10,
      cut: given.cut,
    },
  };
}

/** The declared language parts words, unless it is no tag at all: then what was heard, then English. */
function usedLanguage(declared: string | null, detected: DetectedLanguage | undefined): string {
  const tag = declared === null ? undefined : primaryLanguage(declared);
  const supported = tag !== undefined && Intl.Segmenter.supportedLocalesOf([tag]).length > 0 ? tag : undefined;
  return supported ?? detected?.tag ?? "en";
}

/** Letters alone confuse close relatives, so the small words have to agree: "the" and "with" do not stand in a French text. */
function isClearlyOther(words: readonly string[], said: string, detected: DetectedLanguage): boolean {
  if (detected.tag === said) return false;
  const [ofSaid, ofHeard] = [smallWordShare(words, said), smallWordShare(words, detected.tag)];
  if (ofSaid === undefined || ofHeard === undefined) return detected.scoreOf(said) < 0.8;
  return ofHeard > 0.15 && ofHeard > ofSaid * 2;
}

function sampleOf({ main, all }: WordBlocks): string {
  let text = "";
  for (const block of main.length > 0 ? main : all) {
    text += `${block.text} `;
    if (text.length > 10_000) break;
  }
  return text;
}

function countsOf(blocks: readonly CountedBlock[], unique: number): Counts {
  const counts: Counts = { words: 0, unique, sentences: 0, paragraphs: 0, characters: 0, charactersWithoutSpaces: 0 };
  for (const { block, words, sentences } of blocks) {
    counts.words += words;
    counts.sentences += sentences.length;
    if (words > 0 && !isHeading(block)) counts.paragraphs += 1;
    // Code points: a letter with its accent composed counts once, as people count.
    const { characters, spaces } = lengthOf(block.text);
    counts.characters += characters;
    counts.charactersWithoutSpaces += characters - spaces;
  }
  return counts;
}

const ORDER = ["header", "nav", "main", "body", "aside", "footer"] as const;

function regionsOf(blocks: readonly CountedBlock[]): WordFacts["regions"] {
  const words = new Map<string, number>();
  for (const { block, words: count } of blocks) words.set(block.region, (words.get(block.region) ?? 0) + count);
  return ORDER.filter((region) => words.has(region)).map((region) => ({ region, words: words.get(region) ?? 0 }));
}

/** Words under each heading of the main content, its own words included. */
function sectionsOf(blocks: readonly CountedBlock[], { headings }: PageSnapshot): WordFacts["sections"] {
  const sections = new Map<number, WordFacts["sections"][number]>();
  for (const { block, words, isMain } of blocks) {
    if (!isMain || words === 0) continue;
    const heading = headings[block.heading];
    const section = sections.get(block.heading) ?? {
      heading: heading?.raw ?? null,
      level: heading?.level ?? 0,
      line: heading?.line ?? null,
      words: 0,
    };
    section.words += words;
    sections.set(block.heading, section);
  }
  return [...sections.values()];
}

export function isHeading({ tagName }: TextBlock): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** In code points, and how many of them are white space. */
function lengthOf(text: string): { characters: number; spaces: number } {
  let characters = text.length;
  let spaces = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0xd800 && code <= 0xdbff) characters -= 1;
    else if (code === 0x20 || ((code < 0x20 || code > 0x7e) && /\s/.test(text.charAt(index)))) spaces += 1;
  }
  return { characters, spaces };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
