import { expect, it } from "vitest";
import { withoutEffects } from "./hidden-effects.ts";

const fix = (kind: string, grade: string, ...urls: string[]) => ({ kind, grade, title: `${kind} on ${urls}`, urls });

it("leaves out what a cause brings about on the same pages, and keeps it where it stands alone", () => {
  const cause = fix("kept-out", "fatal", "/a", "/b");
  const effect = fix("sitemap-unfit", "fault", "/a", "/b");
  const apart = fix("sitemap-unfit", "fault", "/c", "/d");
  expect(withoutEffects([cause, effect])).toEqual([cause]);
  expect(withoutEffects([cause, apart])).toEqual([cause, apart]);
});

it("tells a fatal fact once, however many rules see it, and other facts each by its rule", () => {
  const fixes = [
    fix("kept-out", "fatal", "/a", "/b"),
    fix("kept-out", "fatal", "/a"),
    fix("alt-absent", "fault", "/a"),
    fix("alt-absent", "fault", "/b"),
  ];
  expect(withoutEffects(fixes)).toEqual([fixes[0], fixes[2], fixes[3]]);
});

it("says one wrong value once, for however many results it is wanted", () => {
  const fixes = [
    { ...fix("markup-required", "advice", "/a", "/b"), title: "Product snippet: offers.priceCurrency is “EURO”" },
    { ...fix("markup-required", "advice", "/a", "/b"), title: "Merchant listing: offers.priceCurrency is “EURO”" },
    { ...fix("markup-required", "advice", "/a", "/b"), title: "Merchant listing: image is missing" },
    { ...fix("markup-required", "advice", "/c"), title: "Merchant listing: offers.priceCurrency is “EURO”" },
  ];
  expect(withoutEffects(fixes)).toEqual([fixes[0], fixes[2], fixes[3]]);
});
