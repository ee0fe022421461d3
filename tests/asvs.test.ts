import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("docs/asvs.md", "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\S+) \| (\d) \| (.+) \| (.+) \|$/gm)].flatMap(([, numbers = "", level = "", , held = ""]) =>
  eachOf(numbers).map((number) => ({ number, level, held })),
);

/** By chapter, at level 1 and at level 2 besides, as published in May 2025: 5.0/docs_en of https://github.com/OWASP/ASVS/tree/v5.0.0 */
const PUBLISHED: Record<string, [number, number]> = {
  1: [8, 19],
  2: [4, 7],
  3: [8, 11],
  4: [2, 8],
  5: [4, 5],
  6: [13, 22],
  7: [6, 12],
  8: [4, 3],
  9: [4, 3],
  10: [5, 24],
  11: [3, 11],
  12: [3, 6],
  13: [1, 12],
  14: [2, 7],
  15: [3, 10],
  16: [0, 16],
  17: [0, 7],
};

describe("the table of ASVS requirements", () => {
  it("has every requirement once", () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    const count = (chapter: string, level: string) =>
      rows.filter((row) => row.number.startsWith(`${chapter}.`) && row.level === level).length;
    const found = Object.keys(PUBLISHED).map((chapter) => [chapter, [count(chapter, "1"), count(chapter, "2")]]);
    expect(Object.fromEntries(found)).toEqual(PUBLISHED);
    expect(rows).toHaveLength(70 + 183);
  });

  it("names a test or a reason for each", () => {
    const REASON = /^(?:Does not apply|By design|Deployment|Partly|Not met|Not held by a test): ./;
    expect(rows.filter(({ held }) => !held.startsWith("`") && !REASON.test(held))).toEqual([]);
  });

  it("names files that are there, and tests that are in them", () => {
    const missing = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, named = ""]) => {
      const [file = "", title] = named.split(" › ");
      if (!/^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|md|example)$/.test(file)) return title === undefined ? [] : [named];
      if (!existsSync(file)) return [named];
      return title === undefined || readFileSync(file, "utf8").includes(title) ? [] : [named];
    });
    expect(missing).toEqual([]);
  });
});

/** "10.1.1" or "10.1.1–10.1.2". */
function eachOf(numbers: string): string[] {
  const [first = "", last = first] = numbers.split("–");
  const section = first.slice(0, first.lastIndexOf(".") + 1);
  const [from, to] = [first, last].map((number) => Number(number.slice(section.length))) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}${from + at}`);
}
