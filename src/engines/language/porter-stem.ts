/**
 * Porter's stemmer for English (M. F. Porter, An algorithm for suffix stripping, Program 14(3), 1980): "connections" and "connected" both
 * become "connect". Takes a word in lower case; what holds anything but a to z is given back as it is.
 */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const marked = word.startsWith("y") ? `Y${word.slice(1)}` : word;
  const stem = STEPS.reduce((text, step) => step(text), marked);
  return stem.toLowerCase();
}

const CONSONANT = "[^aeiou]";
const VOWEL = "[aeiouy]";
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;
/** A vowel run and a consonant run: what Porter counts as the measure of a stem. */
const OVER_0 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const IS_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const OVER_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`);
const SHORT_END = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const LONGER: Record<string, string> = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  bli: "ble",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
  logi: "log",
};
const MIDDLE: Record<string, string> = { icate: "ic", ative: "", alize: "al", iciti: "ic", ical: "ic", ful: "", ness: "" };
const LONGER_END = new RegExp(`^(.+?)(${Object.keys(LONGER).join("|")})$`);
const MIDDLE_END = new RegExp(`^(.+?)(${Object.keys(MIDDLE).join("|")})$`);
const LAST_END = /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

const STEPS: readonly ((word: string) => string)[] = [
  (word) => (/(?:ss|i)es$/.test(word) ? word.slice(0, -2) : /[^s]s$/.test(word) ? word.slice(0, -1) : word),
  withoutPast,
  (word) => (word.endsWith("y") && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word),
  (word) => shorter(word, LONGER_END, LONGER),
  (word) => shorter(word, MIDDLE_END, MIDDLE),
  withoutLast,
  withoutE,
];

function withoutPast(word: string): string {
  if (word.endsWith("eed")) return OVER_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return SHORT_END.test(stem) ? `${stem}e` : stem;
}

function shorter(word: string, end: RegExp, by: Record<string, string>): string {
  const [, stem, suffix] = end.exec(word) ?? [];
  return stem !== undefined && suffix !== undefined && OVER_0.test(stem) ? `${stem}${by[suffix]}` : word;
}

function withoutLast(word: string): string {
  const stem = LAST_END.exec(word)?.[1];
  if (stem !== undefined) return OVER_1.test(stem) ? stem : word;
  const before = /^(.+?[st])ion$/.exec(word)?.[1];
  return before !== undefined && OVER_1.test(before) ? before : word;
}

function withoutE(word: string): string {
  let stem = word;
  if (word.endsWith("e")) {
    const short = word.slice(0, -1);
    if (OVER_1.test(short) || (IS_1.test(short) && !SHORT_END.test(short))) stem = short;
  }
  return stem.endsWith("ll") && OVER_1.test(stem) ? stem.slice(0, -1) : stem;
}
