import { expect, it } from "vitest";
import { exportByDomain } from "./export-by-domain.ts";

const TODAY = "2026-11-17";
const valuesOf = (text: string) =>
  [...exportByDomain(text, TODAY).figures].map(([domain, figures]) => [
    domain,
    ...Object.values(figures).map((figure) => figure.state === "measured" && figure.value),
  ]);

it("sums the pages of an export by registered domain, the most visited first", () =>
  expect(
    valuesOf(
      "Top pages,Clicks,Impressions,CTR,Position\nhttps://shop.com/a,3,40,7.5%,4\nhttps://blog.news.org/,9,90,10%,3\nhttps://www.shop.com/b,2,10,20%,5\n",
    ),
  ).toEqual([
    ["news.org", 9, 90],
    ["shop.com", 5, 50],
  ]));

it("sums a GA4 report by host name, in any language, and leaves out what names no site", () => {
  const text =
    "# Startdatum: 20261001\n# Enddatum: 20261031\nHostname,Sitzungen,Aktive Nutzer\nwww.shop.com,1.120,900\n(not set),4,4\nshop.com,30,20\n";
  expect(valuesOf(text)).toEqual([["shop.com", 1150, 920]]);
  expect(exportByDomain(text, TODAY).figures.get("shop.com")?.["own-Sitzungen"]).toMatchObject({
    source: "Your GA4 export",
    asOf: "2026-10-31",
  });
});

it("says what to take where no row names a site", () =>
  expect(() => exportByDomain("Top queries,Clicks,Impressions\nshoes,1,2\n", TODAY)).toThrow("No row of that export names a site."));
