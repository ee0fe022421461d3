/** What pages say when the one that was asked for does not exist, in the languages of most of the web. Whole phrases: “404” alone may be a car, an area code or a price. */
const phrases: readonly RegExp[] = [
  /\b(?:page|site|document|file|content|article|post|product|item|url|address|resource|listing|video|job)(?: (?:that )?you(?:'|’)?(?:re| are)? (?:looking for|requested))?(?: (?:was|is|has|could|can|does))? ?(?:not|no longer|cannot|can't|can’t|couldn't|couldn’t|doesn't|doesn’t|isn't|isn’t|wasn't|wasn’t)(?: been)?(?: be)? (?:found|exist|available)\b/i,
  /\b(?:page|site|document|file|content|article|post|product|item|resource|listing|video|job)(?: you(?:'|’)?(?:re| are)? (?:looking for|requested))? (?:was|is|has been) (?:removed|deleted)\b/i,
  /\b(?:not found|nothing found)\b/i,
  /\b(?:error|http|status)[\s:-]*404\b/i,
  /^\W*404\W*(?:$|[-–—|:]|error|page|not|oops|sorry)/i,
  /\b404\W+(?:error|not found|page)\b/i,
  /\bno longer (?:available|exists?|here)\b/i,
  /\bdoes(?:n't|n’t| not) exist\b/i,
  /\b(?:seite|datei|inhalt|artikel)\b.{0,30}\bnicht (?:gefunden|mehr|verfügbar)/i,
  /\bnicht gefunden\b/i,
  /\bpage (?:introuvable|non trouvée)\b|\bn(?:'|’)existe (?:pas|plus)\b/i,
  /\bp[áa]gina (?:no (?:encontrada|existe)|não encontrada|non trovata)\b|\bno se (?:encontr[óo]|ha encontrado)\b/i,
  /\bpagina niet gevonden\b|\bniet gevonden\b/i,
  /\bstrona nie (?:została znaleziona|istnieje)\b|\bnie znaleziono\b/i,
  /\bsidan (?:hittades inte|finns inte)\b|\bsiden (?:ble )?ikke funnet\b|\bsiden blev ikke fundet\b/i,
  /страница не найдена|сторінку не знайдено/i,
  /sayfa bulunamad[ıi]/i,
  /ページが見つかりません|お探しのページ|页面不存在|找不到(?:该)?页面|頁面不存在|페이지를 찾을 수 없/,
];

/** Longer texts are articles about the matter. */
const MAX_LENGTH = 120;

/** Of the text outside menus: a page with so few words that says such a thing says nothing else. */
const FEW_WORDS = 200;
/** Suggestions and an apology stand below such a title; what is longer is an article about the matter. */
export const MISSING_TEXT = 1_500;

interface Said {
  title: string | undefined;
  h1: string | undefined;
  /** All of it, or one letter more than `MISSING_TEXT`. */
  text: string;
}

/** Does a page say that what was asked for is not there? */
export function saysMissing({ title, h1, text }: Said): boolean {
  if (text.length > MISSING_TEXT) return false;
  return saysNotFound(title) || saysNotFound(h1) || (text.length <= FEW_WORDS && phrases.some((phrase) => phrase.test(text)));
}

/** Does a title or a heading say that there is no such page? */
export function saysNotFound(text: string | undefined): boolean {
  return text !== undefined && text.length <= MAX_LENGTH && phrases.some((phrase) => phrase.test(text));
}
