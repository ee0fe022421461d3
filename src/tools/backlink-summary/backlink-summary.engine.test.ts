import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readLinksExport } from "#engines/search-console/read-links.ts";
import { fetchedPage } from "../../../tests/support/page-ports.ts";
import { summarizeBacklinks } from "./backlink-summary.server.ts";

const html: Record<string, string> = {
  "https://blog.net/a": '<a href="https://www.shop.com/x">Good <b>shoes</b></a>',
  "https://blog.net/b": '<a rel="ugc nofollow" href="https://shop.com/">shop</a><a href="https://shop.com/2">again</a>',
  "https://blog.net/c": '<a href="https://shop.com.evil.net/">shop</a>',
  "https://shop.com/old": "gone",
};
const ports = {
  async fetchPage(address: string | URL) {
    const page = html[String(address)];
    if (page === undefined) throw new AppError("dns_not_found", { host: "nowhere.net" });
    return fetchedPage(String(address), { html: page, ...(String(address).endsWith("/old") ? { status: 404 } : {}) });
  },
  now: () => new Date("2026-11-17T06:00:00Z"),
} as unknown as ToolPorts;
const run = (input: object) => summarizeBacklinks({ url: "shop.com", ...input }, ports, new AbortController().signal);
const valuesOf = (figures: Record<string, object>) => Object.values(figures).map((figure) => ("value" in figure ? figure.value : "—"));

describe("pages that should link", () => {
  it("are read: is the link there, followed, and with which words", async () => {
    const { headline, row, tables } = await run({ pages: [...Object.keys(html).slice(0, 3), "https://nowhere.net/"] });
    expect(headline).toBe("2 of 4 pages link to shop.com.");
    expect(valuesOf(row.figures)).toEqual([2, 1, 1, 1]);
    expect(tables[0]?.rows.map(({ figures }) => valuesOf(figures))).toEqual([
      ["There", "Yes", "Good shoes", "200"],
      ["There, 2 times", "No: ugc", "shop", "200"],
      ["Not there", "200"],
      ["—"],
    ]);
  });
});

describe("an export of links", () => {
  it("is read table by table", () =>
    expect(
      readLinksExport(
        'Linking page,Last crawled\nhttps://blog.net/a,2026-11-02\n\nSite,Linking pages,Target pages\nblog.net,"1,041",3\n\nTarget page,Incoming links,Linking sites\nhttps://shop.com/old,7,2\n\nRank,Link text\n1,good shoes\n',
      ),
    ).toEqual({
      pages: [{ url: "https://blog.net/a", crawled: "2026-11-02" }],
      sites: [{ domain: "blog.net", pages: 1041 }],
      targets: [{ url: "https://shop.com/old", links: 7 }],
      anchors: ["good shoes"],
    }));

  it("is grouped by registered domain, and its linked pages are asked whether they answer", async () => {
    const { headline, row, tables } = await run({
      export:
        "Linking page\nhttps://a.blog.co.uk/1\nhttps://b.blog.co.uk/2\nhttps://news.org/\n\nTarget page,Incoming links\nhttps://shop.com/old,7\n",
    });
    expect(headline).toBe("2 sites link to shop.com in your export.");
    expect(valuesOf(row.figures)).toEqual([2, 3, 1, 0]);
    expect(tables.map(({ caption, rows }) => [caption, rows.map(({ name, figures }) => [name, ...valuesOf(figures)])])).toEqual([
      [
        "By site",
        [
          ["blog.co.uk", 2],
          ["news.org", 1],
        ],
      ],
      ["Pages that are linked to", [["https://shop.com/old", 7, "404"]]],
    ]);
  });

  it("of another kind is refused with what to paste", () =>
    expect(run({ export: "name,price\nshoe,3" })).rejects.toThrow("That is no table of Search Console’s links report."));
});
