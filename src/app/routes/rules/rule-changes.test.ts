import { expect, it } from "vitest";
import { tools } from "#tools/registry.server.ts";
import { ruleChanges } from "./rule-changes.ts";

it("lists changes newest first, each with tools that exist and a source", () => {
  const days = ruleChanges.map(({ on }) => on);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { on, tools: slugs, url } of ruleChanges) {
    expect(on).toMatch(/^\d{4}-\d\d(?:-\d\d)?$/);
    expect(slugs.filter((slug) => !tools.has(slug))).toEqual([]);
    expect(URL.parse(url)?.protocol).toBe("https:");
  }
});
