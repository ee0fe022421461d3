const scripts = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Thai: /\p{Script=Thai}/gu,
  Korean: /\p{Script=Hangul}/gu,
  "Chinese or Japanese": /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
} as const;

export type ScriptName = keyof typeof scripts;

/** The script of most letters; undefined when there are too few to say. A sign of Chinese counts as two letters. */
export function dominantScript(text: string): ScriptName | undefined {
  let best: ScriptName | undefined;
  let most = 0;
  let total = 0;
  for (const name of Object.keys(scripts) as ScriptName[]) {
    const letters = (text.match(scripts[name])?.length ?? 0) * (name === "Chinese or Japanese" || name === "Korean" ? 2 : 1);
    total += letters;
    if (letters > most) [best, most] = [name, letters];
  }
  return total >= 6 && most > total * 0.6 ? best : undefined;
}

/** By the first part of a language tag; languages written in several scripts are left out. */
export function scriptOfLanguage(tag: string): ScriptName | undefined {
  const language = tag.toLowerCase().split("-")[0] ?? "";
  return (Object.keys(languages) as ScriptName[]).find((name) => languages[name].includes(language));
}

const languages: Record<ScriptName, readonly string[]> = {
  Latin: [
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "sv",
    "da",
    "no",
    "nb",
    "fi",
    "pl",
    "cs",
    "sk",
    "hu",
    "ro",
    "tr",
    "vi",
    "id",
    "ms",
    "et",
    "lv",
    "lt",
    "hr",
    "sl",
    "ca",
  ],
  Cyrillic: ["ru", "uk", "bg", "be", "mk"],
  Greek: ["el"],
  Arabic: ["ar", "fa", "ur"],
  Hebrew: ["he", "iw", "yi"],
  Devanagari: ["hi", "mr", "ne"],
  Thai: ["th"],
  Korean: ["ko"],
  "Chinese or Japanese": ["zh", "ja"],
};
