import { describe, expect, it } from "vitest";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { changesBetween, diffOf } from "./compare-rendered.ts";

const snapshot = (html: string) => takeSnapshot({ html, url: "https://a.test/" });

describe("changesBetween", () => {
  it("names what scripts changed", () => {
    const changes = changesBetween(
      snapshot('<html lang="en"><title>Loading</title><meta name="robots" content="noindex"><div id=root></div>'),
      snapshot(
        '<html lang="en"><title>Shoes</title><link rel="canonical" href="/shoes"><h1>Shoes</h1><a href="/a">one two</a><img src="x">',
      ),
    );
    expect(changes.filter(({ differs }) => differs).map(({ name, raw, rendered }) => [name, raw, rendered])).toEqual([
      ["Title", "Loading", "Shoes"],
      ["Canonical", null, "https://a.test/shoes"],
      ["Robots", "noindex", null],
      ["H1", null, "Shoes"],
      ["Words in view", "0", "3"],
      ["Headings", "0", "1"],
      ["Links", "0", "1"],
      ["Images", "0", "1"],
      ["Elements", "6", "8"],
    ]);
  });
});

describe("diffOf", () => {
  it("folds what is the same", () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const changed = lines.with(10, "changed");
    expect(diffOf(lines.join("\n"), changed.join("\n"))).toEqual([
      { kind: "same", text: "", lines: 8 },
      { kind: "same", text: "line 8\nline 9", lines: 2 },
      { kind: "removed", text: "line 10", lines: 1 },
      { kind: "added", text: "changed", lines: 1 },
      { kind: "same", text: "line 11\nline 12", lines: 2 },
      { kind: "same", text: "", lines: 7 },
    ]);
  });

  it("says nothing but the count when nothing changed", () =>
    expect(diffOf("a\nb\nc", "a\nb\nc")).toEqual([{ kind: "same", text: "", lines: 3 }]));
  it("gives up on what is too long", () => expect(diffOf("x".repeat(300_001), "y")).toBeNull());
});
