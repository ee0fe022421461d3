import type { AdKeyword, AdsKeywordToolOutput } from "./ads-keyword-tool.schema.ts";

type Plan = Pick<AdsKeywordToolOutput, "headline" | "groups" | "negatives" | "notes">;

/** Groups, match types, intent and words to exclude: all from the keywords themselves. */
export function planKeywords(given: readonly string[]): Plan {
  const clean = given.map(cleaned).filter((keyword) => keyword !== "");
  const keywords = [...new Set(clean)];
  const groups = groupsOf(keywords);
  const negatives = negativesFor(keywords);
  const named = groups.length === 1 ? "one ad group" : `${groups.length} ad groups`;
  return {
    headline: keywords.length === 1 ? "One keyword, in its three match types." : `${keywords.length} keywords in ${named}.`,
    groups: groups.map(({ name, because, keywords: members }) => ({ name, because, keywords: members.map(adKeyword) })),
    negatives,
    notes: [
      ...(clean.length > keywords.length ? ["The same keyword stood there more than once: it is listed once."] : []),
      ...(given.some((keyword) => SIGNS.test(keyword)) ? ["Signs that Google Ads refuses in a keyword were taken out."] : []),
    ],
  };
}

/** https://support.google.com/google-ads/answer/7476658: these are refused in keywords. Brackets and quotes are what a match type is written with. */
const SIGNS = /[,!@%^()={};~`<>?\\|―[\]"“”]/;
const cleaned = (keyword: string) => keyword.replace(new RegExp(SIGNS, "g"), " ").replace(/\s+/g, " ").trim().toLowerCase();

function adKeyword(keyword: string): AdKeyword {
  return { keyword, ...intentOf(keyword), broad: keyword, phrase: `"${keyword}"`, exact: `[${keyword}]` };
}

/** What a word in a search most often means. Rules hold as well as trained models here (ORCAS-I), and can be read. */
const INTENTS: readonly (readonly [AdKeyword["intent"], RegExp])[] = [
  ["navigational", /\b(?:login|log in|sign in|website|official site|customer service|phone number|www\S*|\S+\.(?:com|org|net))\b/],
  [
    "transactional",
    /\b(?:buy|order|purchase|price|prices|pricing|cost|costs|cheap|cheapest|discount|coupon|deal|deals|sale|for sale|quote|quotes|hire|book|booking|rent|rental|subscribe|near me|delivery|shop|store|repair|installation|service|services|company|agency)\b/,
  ],
  ["commercial", /\b(?:best|top|review|reviews|vs|versus|compare|comparison|alternative|alternatives|rated|ranking)\b/],
  [
    "informational",
    /\b(?:how|what|why|when|where|who|which|guide|tutorial|ideas|examples|example|meaning|definition|learn|tips|history|diy|template|does|is|can|should)\b/,
  ],
];

function intentOf(keyword: string): Pick<AdKeyword, "intent" | "because"> {
  for (const [intent, words] of INTENTS) {
    const [because] = words.exec(keyword) ?? [];
    if (because !== undefined) return { intent, because };
  }
  return { intent: "unclear", because: "" };
}

const STOP = new Set(
  "a an and are at by can do does for from how i in is it me my near of on or should the to vs what when where which who why with your".split(
    " ",
  ),
);

/** Plural and singular are one word to a buyer. */
const stem = (word: string) =>
  word.length > 3
    ? word
        .replace(/(?<=[^aeious])ies$/, "y")
        .replace(/(?<=ch|sh|x|ss)es$/, "")
        .replace(/(?<=[^s])s$/, "")
    : word;
const wordsOf = (keyword: string) => [
  ...new Set(
    keyword
      .split(" ")
      .filter((word) => !STOP.has(word))
      .map(stem),
  ),
];

interface Group {
  name: string;
  because: string;
  keywords: string[];
}

/** An ad group is what one ad can answer: keywords that share a word which the others lack. The most shared word takes its keywords first. */
function groupsOf(keywords: readonly string[]): Group[] {
  const left = new Map(keywords.map((keyword) => [keyword, wordsOf(keyword)]));
  const everywhere = new Set(
    [...countOf(left)].filter(([, count]) => keywords.length > 3 && count > keywords.length * 0.6).map(([word]) => word),
  );
  const groups: Group[] = [];
  for (;;) {
    const best = [...countOf(left)]
      .filter(([word, count]) => count > 1 && !everywhere.has(word))
      .sort(([a, many], [b, more]) => more - many || a.localeCompare(b, "en"))[0];
    if (!best) break;
    const [word] = best;
    const members = [...left].flatMap(([keyword, words]) => (words.includes(word) ? [keyword] : []));
    for (const keyword of members) left.delete(keyword);
    groups.push({ name: word, because: `All hold “${word}”.`, keywords: members });
  }
  const rest = [...left.keys()];
  if (rest.length > 0)
    groups.push({
      name: groups.length > 0 ? "the rest" : (rest[0] ?? ""),
      because: groups.length > 0 ? "They share no word with another keyword." : "",
      keywords: rest,
    });
  return groups;
}

function countOf(left: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of left.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words that cost clicks and bring no customers to most businesses. One that stands in a keyword is wanted, and not proposed. */
const WASTE: readonly (readonly [because: string, words: string])[] = [
  ["People who want it for nothing.", "free torrent download cracked"],
  ["People who look for work.", "job jobs salary career careers internship vacancy resume"],
  ["People who want to do it themselves.", "diy homemade tutorial how-to template pdf"],
  ["People who study it.", "definition meaning course courses certification training wikipedia statistics history"],
  ["People who talk about it.", "reddit forum quora youtube meme"],
  ["Customers of somebody else, or with a complaint.", "login complaint complaints lawsuit recall refund scam"],
  ["People who want it used or borrowed.", "used second-hand ebay craigslist rent rental"],
];

function negativesFor(keywords: readonly string[]): Plan["negatives"] {
  const wanted = new Set(keywords.flatMap((keyword) => keyword.split(" ").map(stem)));
  return WASTE.flatMap(([because, words]) =>
    words
      .split(" ")
      .flatMap((word) => (wanted.has(stem(word)) ? [] : [{ word: word.replace("how-to", "how to").replace("-", " "), because }])),
  );
}
