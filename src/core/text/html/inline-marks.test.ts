import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { type InlineRun, parseInline } from "./inline-marks.ts";

describe("parseInline", () => {
  const table: [string, InlineRun[]][] = [
    ["plain words", [{ text: "plain words", marks: [] }]],
    ["", []],
    [
      "a `robots.txt` file",
      [
        { text: "a ", marks: [] },
        { text: "robots.txt", marks: ["code"] },
        { text: " file", marks: [] },
      ],
    ],
    ["`**not bold**`", [{ text: "**not bold**", marks: ["code"] }]],
    ["`` a`b ``", [{ text: "a`b", marks: ["code"] }]],
    [
      "**Any site:** all",
      [
        { text: "Any site:", marks: ["strong"] },
        { text: " all", marks: [] },
      ],
    ],
    [
      "**bold with `code`**",
      [
        { text: "bold with ", marks: ["strong"] },
        { text: "code", marks: ["strong", "code"] },
      ],
    ],
    [
      "*one* ",
      [
        { text: "one", marks: ["em"] },
        { text: " ", marks: [] },
      ],
    ],
    ["2 * 3 * 4", [{ text: "2 * 3 * 4", marks: [] }]],
    ["\\*not em\\*", [{ text: "*not em*", marks: [] }]],
    [
      "[the `x` guide](/blog/x)",
      [
        { text: "the ", marks: [], href: "/blog/x" },
        { text: "x", marks: ["code"], href: "/blog/x" },
        { text: " guide", marks: [], href: "/blog/x" },
      ],
    ],
    ["[wiki](https://example.com/a_(b))", [{ text: "wiki", marks: [], href: "https://example.com/a_(b)" }]],
    ["[not a link] (x)", [{ text: "[not a link] (x)", marks: [] }]],
    ["an open `tick and an open **star", [{ text: "an open `tick and an open **star", marks: [] }]],
  ];
  it.each(table)("reads %j", (source, runs) => {
    expect(parseInline(source)).toStrictEqual(runs);
  });

  it("stays quick on hostile text", () => {
    const started = cpuTime();
    parseInline(`${"*a".repeat(2000)}${"[".repeat(2000)}${"`".repeat(2000)}`);
    expect(cpuTime() - started).toBeLessThan(500);
  });
});
