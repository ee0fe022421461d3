import { editDistance } from "#core/text/edit-distance.ts";
import type { EnglishWord } from "../english/read-english.ts";
import { endOf, isFirst, type Proposal } from "./editor-rule.ts";
import { casedLike } from "./inflect.ts";

export interface SpellingList {
  correct(word: string): boolean;
  suggest(word: string): string[];
}

let loading: Promise<SpellingList> | undefined;

/** American English, by the SCOWL lists. Half a second and 16 MB: nobody pays for it before a text has to be read. */
export function loadSpelling(): Promise<SpellingList> {
  loading ??= Promise.all([import("nspell"), import("dictionary-en")]).then(([{ default: nspell }, { default: english }]) => {
    const list = nspell(Buffer.from(english.aff).toString(), Buffer.from(english.dic).toString());
    for (const word of TRADE.split(" ")) list.add(word);
    return list;
  });
  return loading;
}

/** Words of the trade that the list does not hold. */
const TRADE =
  "backlink backlinks sitemap sitemaps noindex nofollow dofollow canonicalize canonicalized canonicalization hreflang crawlable indexable indexability crawlability webpage webpages website websites ecommerce chatbot chatbots dataset datasets metadata microdata serp serps seo ppc url urls html css favicon favicons plugin plugins slug slugs subfolder subfolders subdomain subdomains robots analytics geotargeting retargeting remarketing keyword keywords snippet snippets anchor clickthrough lookups wordpress shopify magento googlebot bingbot frontend backend serverless minify minified minifier webp svg jpg png gif json xml csv api apis webhook webhooks changelog readme localhost timestamp timestamps lazyload preload prerender rollout signup login logins freelancer freelancers influencer influencers onboarding multilingual reindex reindexed recrawl recrawled crawler crawlers";

/** More words than these are looked at no closer: to suggest takes milliseconds each. */
const MOST_SUGGESTED = 60;

/** Words that no list holds and that are near one that it does. Names, code and words of capitals are left alone. */
export function createSpelling(list: SpellingList) {
  return (sentences: readonly (readonly EnglishWord[])[]): Proposal[] => {
    const counts = new Map<string, number>();
    for (const { lower } of sentences.flat()) counts.set(lower, (counts.get(lower) ?? 0) + 1);
    const known = new Map<string, string[]>();
    return sentences.flatMap((sentence) =>
      sentence.flatMap((word, index): Proposal[] => {
        if (!isPlain(word) || /^\p{Lu}/u.test(word.text) !== isCapitalOfSentence(sentence, index) || isJoined(sentence, index)) return [];
        if (list.correct(word.lower) || list.correct(word.text) || isBritish(word.lower, list)) return [];
        // What is written again and again is a term of the writer's.
        if ((counts.get(word.lower) ?? 0) > 3) return [];
        const options = known.get(word.lower) ?? (known.size < MOST_SUGGESTED ? nearest(word.lower, list) : []);
        known.set(word.lower, options);
        // A capital that begins a sentence may begin a name.
        if (options.length === 0 || (/^\p{Lu}/u.test(word.text) && editDistance(word.lower, options[0] ?? "") > 1)) return [];
        return [
          {
            kind: "spelling",
            from: word.at,
            to: endOf(word),
            options: options.map((option) => casedLike(word.text, option)),
            reason: "Spelling",
          },
        ];
      }),
    );
  };
}

/** A longer one is no word that somebody misspelled, and to suggest for it takes as long as it has letters, many times over. */
const isPlain = ({ text, pos }: EnglishWord): boolean => pos !== "PROPN" && /^[a-zA-Z][a-z]{3,23}$/.test(text);
const isCapitalOfSentence = (sentence: readonly EnglishWord[], index: number): boolean =>
  /^\p{Lu}/u.test(sentence[index]?.text ?? "") && isFirst(sentence, index);
const isJoined = (sentence: readonly EnglishWord[], index: number): boolean => {
  const word = sentence[index];
  const next = sentence[index + 1];
  return (
    (word?.joined === true && /^[-/_@#.]$/.test(sentence[index - 1]?.text ?? "")) ||
    (next?.joined === true && !/^[,.;:!?)”"’'\]]/.test(next.text) && !/^n[’']t$|^[’']/.test(next.text))
  );
};

function nearest(word: string, list: SpellingList): string[] {
  return list
    .suggest(word)
    .filter((option) => /^[a-z]+(?: [a-z]+)?$/.test(option) && editDistance(word, option) <= 2)
    .slice(0, 3);
}

/** colour, organise, centre, travelling: another spelling, and no fault. */
function isBritish(word: string, list: SpellingList): boolean {
  const american = [
    word.replace(/our(?=$|s|ed|ing|er|ite|ful|less|able|hood)/, "or"),
    word.replace(/is(?=e[ds]?$|ing$|ation|er)/, "iz"),
    word.replace(/ys(?=e[ds]?$|ing$)/, "yz"),
    word.replace(/tre(?=s?$)/, "ter"),
    word.replace(/ll(?=ed$|ing$|er)/, "l"),
    word.replace(/ence(?=s?$)/, "ense"),
    word.replace(/ogue(?=s?$)/, "og"),
    word.replace(/amme(?=s?$)/, "am"),
    word.replace(/^grey/, "gray"),
    word.replace(/(?<=[aeo])e(?=[a-z]{2})/, ""),
  ];
  return american.some((form) => form !== word && list.correct(form));
}
