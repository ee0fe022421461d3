import lists from "stopwords-iso" with { type: "json" };

/** Words that carry no topic in a language; empty for one that has no list. Server only: the lists weigh 190 KB. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  const known = made.get(language);
  if (known) return known;
  const set = new Set((lists[language] ?? []).filter((word) => !topics[language]?.has(word)));
  made.set(language, set);
  return set;
}

const made = new Map<string, ReadonlySet<string>>();

/** The English list was gathered for search logs of the nineties and holds words that a page may well be about. */
const topics: Record<string, ReadonlySet<string> | undefined> = {
  en: new Set(
    `area areas bill billion buy call case cases caption computer copy course date detail example face faces fact facts fire fix free front goods
     group groups home homepage html index information interest interests invention join keys length line member members men microsoft mill
     million mine name net netscape novel number numbers order orders page pages part parts place places point points problem problems
     research results ring room rooms run section shell side site state states system test text thin third tip today top value volume web
     webpage website welcome width words work works world year years young`.split(/\s+/),
  ),
};

/**
 * Share of a text's longer words that are small words of a language, 0 to 1: about a third in the right language, next to none in another.
 * Two letters do not count, since relatives share them. Undefined for a language without a list.
 */
export function smallWordShare(words: readonly string[], language: string): number | undefined {
  const list = stopWordsOf(language);
  const longer = words.filter((word) => word.length > 2);
  if (list.size === 0 || longer.length === 0) return undefined;
  return longer.filter((word) => list.has(word)).length / longer.length;
}
