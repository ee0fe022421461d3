import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const text = readFileSync("docs/asvs.md", "utf8");
const rows = [...text.matchAll(/^\| (\d+\.\S+) \| ([\d, ]+) \| (.+) \| (.+) \|$/gm)].map(([, number = "", level, , held = ""]) => ({
  number,
  level,
  held,
}));

describe("the table of ASVS requirements", () => {
  it("has every requirement once", () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(180);
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
