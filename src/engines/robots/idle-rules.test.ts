import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { idleRules } from "./idle-rules.ts";
import { coversPattern } from "./matching/covers-pattern.ts";
import { isAllowed } from "./matching/is-allowed.ts";
import { parseRobots } from "./parse-robots.ts";

const idle = (...rules: string[]) =>
  [...idleRules(parseRobots(["User-agent: *", ...rules].join("\n"))).values()].map(
    ({ line, why, by }) => `${line} ${why}${by ? ` ${by}` : ""}`,
  );

describe("coversPattern", () => {
  it.each([
    ["/", "/a", true],
    ["/a", "/ab", true],
    ["/ab", "/a", false],
    ["/a*", "/a", true],
    ["/a", "/a*", true],
    ["/*.php", "/x/*.php$", true],
    ["/*.php$", "/x/*.php$", true],
    ["/*.php$", "/x/*.php", false],
    ["/a$", "/a", false],
    ["/a*$", "/a/b", true],
    ["/*b", "/a*b", true],
    ["/a*b", "/*b", false],
    ["*", "/x", true],
    ["/a*b*c", "/a*c*b", false],
    ["/ab", "/a*b", false],
  ])("%s covers %s: %s", (outer, inner, expected) => expect(coversPattern(outer, inner)).toBe(expected));
});

describe("idleRules", () => {
  it.each([
    [["Disallow: /a", "Disallow: /a"], ["3 same 2"]],
    [["Disallow: /é", "Disallow: /%c3%a9"], ["3 same 2"]],
    [["Disallow: /a", "Disallow: /a/b"], ["3 covered 2"]],
    [["Disallow: /a/b", "Disallow: /a"], ["2 covered 3"]],
    [["Disallow: /a", "Allow: /a"], ["2 beaten 3"]],
    [["Disallow: /a", "Allow: /a*"], ["2 beaten 3"]],
    [["Disallow: /a", "Allow: /a/b", "Disallow: /a/b/c"], []],
    [["Disallow: /a", "Allow: /a/b", "Disallow: /a/bc"], []],
    [
      ["Disallow: /a", "Allow: /z", "Disallow: /a/b"],
      ["3 open", "4 covered 2"],
    ],
    [["Allow: /"], ["2 open"]],
    [["Allow: /p", "Disallow: /"], []],
    [["Disallow:"], []],
    [["Disallow: /", "Allow: /x/index.html"], []],
    [["Disallow: /*.pdf$", "Disallow: /files/*.pdf$"], ["3 covered 2"]],
    [["Disallow: /a*", "Disallow: /a"], ["3 covered 2"]],
  ])("finds in %j %j", (rules, expected) => expect(idle(...rules).sort()).toEqual(expected));

  it("tells a rule of two crawlers only when it is idle for both", () => {
    const file = "User-agent: a\nUser-agent: b\nDisallow: /x/y\n\nUser-agent: a\nDisallow: /x";
    expect([...idleRules(parseRobots(file)).keys()]).toEqual([]);
  });

  it.each([
    // Without its only rule, a group's names would obey the next group.
    ["User-agent: a\nAllow: /\n\nUser-agent: *\nDisallow: /", []],
    ["User-agent: a\nAllow: /\nAllow: /b\n\nUser-agent: *\nDisallow: /", [3]],
    ["User-agent: *\nDisallow: /\n\nUser-agent: a\nAllow: /", [5]],
    // Google finds no name in either; the crawlers called so do.
    ["User-agent: 008\nDisallow: /\n\nUser-agent: 360Spider\nDisallow: /", []],
    ["User-agent: AI2Bot\nDisallow: /a\nDisallow: /b\n\nUser-agent: AI2Bot-Dolma\nDisallow: /b\nDisallow: /c", []],
  ])("knows where one group ends and another begins: %j", (file, lines) => expect([...idleRules(parseRobots(file)).keys()]).toEqual(lines));

  it("never names a rule whose deletion changes a verdict", () => {
    const random = mulberry(7);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const paths = pathsOf(["a", "b", "/"], 4);
    let told = 0;
    for (let round = 0; round < 100; round++) {
      const rules = Array.from(
        { length: 6 },
        () =>
          `${pick(["Allow", "Disallow"])}: /${Array.from({ length: 3 }, () => pick(["a", "b", "/", "*", ""])).join("")}${pick(["", "", "$"])}`,
      );
      const lines = ["User-agent: *", ...rules];
      if (round % 2 === 0) lines.splice(1 + Math.floor(random() * 6), 0, `User-agent: ${pick(["x", "x2"])}`);
      const robots = parseRobots(lines.join("\n"));
      for (const { line } of idleRules(robots).values()) {
        told++;
        const without = parseRobots(lines.filter((_, index) => index + 1 !== line).join("\n"));
        const changed = paths.filter((path) =>
          ["x", "y"].some((bot) => isAllowed(robots, bot, path).allowed !== isAllowed(without, bot, path).allowed),
        );
        expect([lines, line, changed]).toEqual([lines, line, []]);
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it("stays quick on a file that is all rules", () => {
    const many = `User-agent: *\n${Array.from({ length: 30_000 }, (_, index) => `Disallow: /${index}`).join("\n")}`;
    const shared = `${Array.from({ length: 900 }, (_, index) => `User-agent: a${"b".repeat(index % 30)}c${"d".repeat(index / 30)}`).join("\n")}\n${Array.from({ length: 900 }, (_, index) => `Disallow: /*${index}*a*b*c`).join("\n")}`;
    const started = cpuTime();
    expect(idleRules(parseRobots(many)).size).toBe(0);
    expect(idleRules(parseRobots(shared)).size).toBe(0);
    expect(cpuTime() - started).toBeLessThan(2_000);
  });
});

function pathsOf(letters: readonly string[], length: number): string[] {
  let paths = [""];
  const all = ["/"];
  for (let round = 0; round < length; round++) {
    paths = paths.flatMap((path) => letters.map((letter) => path + letter));
    all.push(...paths.map((path) => `/${path}`));
  }
  return all;
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
