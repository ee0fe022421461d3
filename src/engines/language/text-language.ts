import { detectLanguage } from "./detect-language.ts";
import { primaryLanguage } from "./language-tag.ts";

/** What a text is written in: as it sounds, else as it says, else as its script lets guess, else English. Letters tell only from about two lines on. */
export function languageOf(text: string, declared: string | null): string {
  const said = primaryLanguage(declared ?? "");
  const heard = detectLanguage(text);
  if (!heard) return said ?? byScript(text) ?? "en";
  // Close relatives sound alike: what is said stands unless it is clearly wrong.
  return said !== undefined && heard.scoreOf(said) > 0.8 ? said : heard.tag;
}

/** A few words tell where the script is not Latin: most have one language that is likely. */
const byScript = (text: string): string | undefined => (/\p{scx=Latn}/u.test(text) ? undefined : detectLanguage(text, 10)?.tag);
