import { describe, expect, it } from "vitest";
import { currentMenu, layRows, type Menu } from "./navigation.ts";

const group = (name: string, count: number) => ({
  name,
  links: Array.from({ length: count }, (_, i) => ({ name: `${name} ${i}`, to: `/tools/${name}-${i}/` })),
});
const widths = (rows: ReturnType<typeof layRows>) => rows.map((row) => row.map(({ name, width }) => `${name} ${width}`));

describe("layRows", () => {
  it("lays all 64 tools in two rows of six columns", () => {
    const counts = { on: 14, key: 7, aut: 6, tec: 10, wri: 5, ima: 14, cod: 4, uti: 4 };
    expect(widths(layRows(Object.entries(counts).map(([name, count]) => group(name, count))))).toEqual([
      ["on 2", "key 1", "aut 1", "tec 2"],
      ["wri 1", "ima 3", "cod 1", "uti 1"],
    ]);
  });

  it("keeps up to five groups in one row of single columns, beside the feature", () => {
    expect(widths(layRows([group("a", 8), group("b", 1)]))).toEqual([["a 1", "b 1"]]);
  });

  it("breaks a long list into columns rather than leave a panel that is mostly empty", () => {
    const counts = { on: 14, aut: 1, tec: 10, wri: 1, uti: 3 };
    expect(widths(layRows(Object.entries(counts).map(([name, count]) => group(name, count))))).toEqual([
      ["on 3", "aut 1", "tec 2"],
      ["wri 1", "uti 1"],
    ]);
  });

  it("leaves spare columns empty when no list is long", () => {
    expect(widths(layRows("abcdef".split("").map((name) => group(name, 2))))).toEqual([["a 1", "b 1", "c 1", "d 1", "e 1"], ["f 1"]]);
  });

  it("has no rows without groups, so the menu becomes a link", () => {
    expect(layRows([])).toEqual([]);
  });
});

describe("currentMenu", () => {
  const menu = (id: string, rest: Partial<Menu>): Menu => ({ id, name: id, line: "blue", to: "/", note: "", rows: [], ...rest });
  const menus = [
    menu("seo", { rows: layRows([{ name: "g", links: [{ name: "Technical SEO", to: "/services/technical-seo/" }] }]) }),
    menu("tools", { sections: ["/tools/"] }),
    menu("blog", { sections: ["/blog/", "/author/"] }),
    menu("about", {
      rows: layRows([
        {
          name: "g",
          links: [
            { name: "Authors", to: "/author/" },
            { name: "Careers", to: "/career/" },
          ],
        },
      ]),
    }),
  ];

  it.each([
    ["/services/technical-seo", "seo"],
    ["/tools/md5-generator/", "tools"],
    ["/blog", "blog"],
    ["/blog/page/2", "blog"],
    ["/author/", "blog"],
    ["/author/tobias-hallgren", "blog"],
    ["/career/technical-seo-analyst", "about"],
    ["/", undefined],
  ])("finds the menu of %s: %s", (path, id) => {
    expect(currentMenu(menus, path)?.id).toBe(id);
  });
});
