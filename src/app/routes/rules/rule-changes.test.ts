import { expect, it } from "vitest";
import { tools } from "#tools/registry.server.ts";
import { dayOf, ruleChanges } from "./rule-changes.ts";

it("lists changes newest first, each with tools that exist and a source", () => {
  const days = ruleChanges.map(({ on }) => on);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { on, tools: slugs, url } of ruleChanges) {
    expect(on).toMatch(/^\d{4}-\d\d(?:-\d\d)?$/);
    expect(slugs.filter((slug) => !tools.has(slug))).toEqual([]);
    expect(URL.parse(url)?.protocol).toBe("https:");
  }
});

it.each([
  ["2025-12", "Dec 2025"],
  ["2026-05-07", "May 07, 2026"],
])("names %s as %s", (on, words) => expect(dayOf(on)).toBe(words));
