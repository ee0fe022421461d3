/** What no edit may change: numbers, names, links, quotes, negations, and words that the writer locked. */
export const factKinds = ["numbers", "names", "links", "quotes", "negations", "locked"] as const;
export type FactKind = (typeof factKinds)[number];

export interface FactCheck {
  kind: FactKind;
  /** How many the text before has. */
  total: number;
  kept: number;
  missing: readonly string[];
  /** In the text after, and not in the one before. */
  added: readonly string[];
}

/** Everything that had to stay, held against what is there afterwards. */
export function checkFacts(before: string, after: string, locked: readonly string[] = []): FactCheck[] {
  const names = namesIn(before);
  const added = namesIn(after).filter((name) => !hasWord(before, name));
  const phrases = locked.flatMap((phrase) => Array.from(before.matchAll(wholePhrase(phrase)), () => phrase.toLowerCase()));
  return [
    compare("numbers", numbersIn(before), numbersIn(after), (a, b) => ({
      missing: without(a, b, sameNumber),
      added: without(b, a, sameNumber),
    })),
    // A name may come to stand first in its sentence, where a capital tells nothing: so it is looked for as a word.
    {
      ...compare(
        "names",
        names,
        names.flatMap((name) => (hasWord(after, name) ? name : [])),
        sameOften(before, after),
      ),
      added,
    },
    compare("links", linksIn(before), linksIn(after)),
    compare("quotes", quotesIn(before), quotesIn(after)),
    compare("negations", negationsIn(before), negationsIn(after)),
    compare(
      "locked",
      phrases,
      locked.flatMap((phrase) => Array.from(after.matchAll(wholePhrase(phrase)), () => phrase.toLowerCase())),
    ),
  ];
}

export const isKept = ({ missing, added }: FactCheck): boolean => missing.length === 0 && added.length === 0;

/** The first thing that is not as it was, in words; undefined when all is kept. */
export function brokenFact(checks: readonly FactCheck[]): string | undefined {
  const broken = checks.find((check) => !isKept(check));
  if (!broken) return undefined;
  const name = { numbers: "Number", names: "Name", links: "Link", quotes: "Quote", negations: "Negation", locked: "Locked words" }[
    broken.kind
  ];
  const verb = broken.missing.length === 0 ? "added" : broken.added.length === 0 ? "lost" : "changed";
  const said = [broken.missing[0], broken.added[0]].flatMap((one) => (one === undefined ? [] : one)).join(" → ");
  return `${name} ${verb}: ${said}`;
}

function compare(kind: FactKind, before: readonly string[], after: readonly string[], same: Same = sameCount): FactCheck {
  const { missing, added } = same(before, after);
  return { kind, total: before.length, kept: before.length - missing.length, missing, added };
}

type Same = (before: readonly string[], after: readonly string[]) => { missing: string[]; added: string[] };
const sameCount: Same = (before, after) => ({ missing: without(before, after), added: without(after, before) });
const sameOften =
  (before: string, after: string): Same =>
  (names) => ({
    missing: [...new Set(names)].filter((name) => countWord(after, name) < countWord(before, name)),
    added: [],
  });

function without(all: readonly string[], others: readonly string[], keyOf = (one: string) => one): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return all.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

const SPELLED: Readonly<Record<string, string>> = Object.fromEntries(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, index) => [word, String(index + 2)])
    .concat([
      ...["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].map((word, index) => [word, String((index + 3) * 10)]),
      ["hundred", "00"],
      ["thousand", "000"],
      ["million", "M"],
      ["billion", "B"],
      ["half", "1/2"],
      ["twice", "2x"],
      ["dozen", "12"],
    ]),
);
const NUMBER = new RegExp(
  String.raw`[$€£₹]?\d+(?:[.,:/-]\d+)*(?:\s?%|\s?percent\b|[a-z]{1,3}\b)?|\b(?:${Object.keys(SPELLED).join("|")})\b`,
  "gi",
);

/** Those of an address are the address's. */
const numbersIn = (text: string): string[] => withoutLinks(text).match(NUMBER) ?? [];

/** However they are written: "41,300", "fifteen" and "15", "5 percent" and "5%". */
function sameNumber(number: string): string {
  const lower = number.toLowerCase();
  return SPELLED[lower] ?? lower.replace(/\s?percent$/, "%").replace(/(?<=\d)[,\s](?=\d{3}(?!\d)|%)/g, "");
}

/** Parts no longer than names of hosts have them: a run of letters without end is looked at once. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.(?:com|org|net|io|dev|example|txt|html|php|js|css|xml|json|csv|pdf)\b(?:\/[^\s<>"“”]*[^\s<>"“”.,;:!?)])?/gi;
const linksIn = (text: string): string[] => text.match(LINK) ?? [];
const withoutLinks = (text: string) => text.replace(LINK, (link) => " ".repeat(link.length));

const QUOTE = /“[^”\n]+”|"[^"\n]+"|`[^`\n]+`|«[^»\n]+»/g;
const quotesIn = (text: string): string[] => (text.match(QUOTE) ?? []).map((quote) => quote.slice(1, -1));

const NEGATION = /\b(?:not|cannot|never|no|none|nobody|nothing|nowhere|neither|nor|without)\b|n[’']t\b/gi;
const negationsIn = (text: string): string[] =>
  (text.match(NEGATION) ?? []).map((word) => (/^(?:n[’']t|cannot)$/i.test(word) ? "not" : word.toLowerCase()));

/** A word with a capital that does not begin a sentence, or with capitals within. */
const NAME = /(?<![\p{L}\p{N}_’'-])\p{L}[\p{L}\p{N}&’'-]*/gu;
function namesIn(text: string): string[] {
  const plain = withoutLinks(text);
  const names: string[] = [];
  for (const match of plain.matchAll(NAME)) {
    const word = match[0].replace(/[’']s?$/, "");
    const isInner = /\p{Lu}/u.test(word.slice(1));
    const begins = /(?:^|[.!?:;\n•*#>–—“"(]|\d\))[\s“"‘'(]*$/u.test(plain.slice(Math.max(0, match.index - 4), match.index));
    if (/^\p{Lu}/u.test(word) && word !== "I" && !/^I[’']/.test(word) && !begins) names.push(word);
    else if (isInner) names.push(word);
  }
  return names;
}

const countWord = (text: string, word: string): number => text.match(wholeWord(word))?.length ?? 0;
const hasWord = (text: string, word: string): boolean => wholeWord(word).test(text);
const wholeWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, "gu");
const wholePhrase = (phrase: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase.trim())}(?![\\p{L}\\p{N}])`, "giu");
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Where text stands that is somebody else's or no prose: quotes, code and addresses. */
export function untouchable(text: string): { from: number; to: number }[] {
  return [LINK, QUOTE, /```[\s\S]*?```/g].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ from: index, to: index + found.length })),
  );
}
