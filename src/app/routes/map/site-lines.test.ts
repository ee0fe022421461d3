import { describe, expect, it } from "vitest";
import type { Navigation } from "../../layout/navigation.ts";
import { answers, siteLines } from "./site-lines.ts";

const menus: Navigation["menus"] = [
  {
    id: "seo",
    name: "SEO",
    line: "blue",
    to: "/services/seo/",
    note: "",
    rows: [
      [{ name: "Foundations", width: 1, links: [{ name: "SEO audit", to: "/services/seo-audit/" }] }],
      [{ name: "None", width: 1, links: [] }],
    ],
  },
  { id: "blog", name: "Blog", line: "purple", to: "/blog/", note: "", rows: [] },
];

describe("siteLines", () => {
  it("takes the menus' groups, adds those of plain links, and leaves out empty ones", () => {
    const lines = siteLines({ menus }, { blog: [{ name: "Authors", links: [{ name: "Tobias", to: "/author/tobias/" }] }] });
    expect(lines.map(({ name, count, groups }) => [name, count, groups.map((group) => group.name)])).toEqual([
      ["SEO", 1, ["Foundations"]],
      ["Blog", 1, ["Authors"]],
    ]);
  });
});

describe("answers", () => {
  it.each([
    ["audit", true],
    ["SEO money", true],
    ["", true],
    ["audit hotel", false],
  ])("%j", (typed, found) => {
    expect(answers({ name: "SEO audit", text: "Evidence, in money", to: "/" }, typed)).toBe(found);
  });
});
