import { readFileSync } from "node:fs";
import { extractKeywords } from "../src/engines/language/keywords/extract-keywords.ts";
import type { Keyword, KeywordPart } from "../src/engines/language/keywords/keyword.ts";
import { keyOf, stemmedPart } from "../src/engines/language/keywords/part-stems.ts";
import { rankCandidates } from "../src/engines/language/keywords/rank-candidates.ts";
import { statisticalCandidates } from "../src/engines/language/keywords/statistical-keywords.ts";
import { porterStem } from "../src/engines/language/porter-stem.ts";

interface KeyedText {
  text: string;
  keys: string[];
}

/**
 * F1 of the first 5, 10 and 15 phrases against keys that we wrote ourselves, and the time for 1,000 words. Porter-stemmed exact match, F1 of
 * each text, then their mean: docs/keyword-extraction.md.
 */
export async function benchKeywords(): Promise<void> {
  const texts = JSON.parse(readFileSync(new URL("./data/own-abstracts.json", import.meta.url), "utf8")) as KeyedText[];
  const modes: Record<string, (parts: KeywordPart[]) => Promise<Keyword[]>> = {
    English: async (parts) => (await extractKeywords(parts, "en", 15)).keywords,
    statistical: async (parts) =>
      rankCandidates(
        statisticalCandidates(parts, "en"),
        parts.map((part) => stemmedPart(part, (word) => word)),
        15,
      ),
  };
  const rows: Record<string, Record<string, number>> = {};
  for (const [mode, extract] of Object.entries(modes)) {
    const found = await Promise.all(
      texts.map(async ({ text, keys }) => ({
        keys: new Set(keys.map((key) => keyOf(key, porterStem))),
        phrases: (await extract([{ place: "text", text }])).map(({ phrase }) => keyOf(phrase, porterStem)),
      })),
    );
    const f1 = (most: number) => found.reduce((sum, { keys, phrases }) => sum + f1Of(keys, phrases.slice(0, most)), 0) / found.length;
    rows[mode] = Object.fromEntries([5, 10, 15].map((most) => [`F1@${most}`, Math.round(f1(most) * 1000) / 10]));
  }
  console.log(`keywords: ${texts.length} short texts with ${texts.reduce((sum, { keys }) => sum + keys.length, 0)} keys, all written here`);
  console.table(rows);
  await benchTime(texts.map(({ text }) => text).join(" "));
}

function f1Of(keys: ReadonlySet<string>, phrases: readonly string[]): number {
  const right = phrases.filter((phrase) => keys.has(phrase)).length;
  return right === 0 ? 0 : (2 * right) / (phrases.length + keys.size);
}

async function benchTime(text: string): Promise<void> {
  const thousand = text.split(/\s+/).slice(0, 1_000).join(" ");
  const times: number[] = [];
  for (let run = 0; run < 40; run++) {
    const from = process.cpuUsage();
    await extractKeywords([{ place: "text", text: thousand }], "en", 30);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1_000);
  }
  times.sort((a, b) => a - b);
  console.log(`1,000 words, CPU time: median ${times[20]?.toFixed(0)} ms, p95 ${times[37]?.toFixed(0)} ms`);
}
