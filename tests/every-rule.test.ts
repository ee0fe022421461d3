import { expect, it } from "vitest";
import { kindsOf, type Rule, type RuleCard } from "#core/rules/rule.ts";
import { severities } from "#core/rules/severities.ts";
import { siteRules } from "#engines/site-graph/site-rules.ts";
import { outsideLinkRule, ROBOTS_CHECKED_BY, type SiteCheckRule, siteCheckRules } from "#features/audit/checks/site-check-rules.ts";
import { tools } from "#tools/registry.server.ts";

/** What a page tool judges several pages by stands in no declaration: it is found in the folders. */
const acrossPages = Object.values(
  import.meta.glob<Record<string, readonly RuleCard[]>>("../src/tools/*/rules/across-pages-rules.ts", { eager: true }),
).flatMap((module) => Object.values(module).flat());

/** What an audit checks of a whole site belongs to no tool. */
const ofSites: readonly SiteCheckRule[] = [...Object.values(siteCheckRules), outsideLinkRule];

const declared = new Map([...tools.values()].flatMap(({ tool }) => (tool.rules ?? []).map((rule) => [rule, tool.slug] as const)));
const rules = [...new Set<RuleCard>([...declared.keys(), ...acrossPages, ...siteRules, ...ofSites])];

it("is judged once: no two rules share an id", () => {
  const twice = [...Map.groupBy(rules, ({ id }) => id)].filter(([, same]) => same.length > 1);
  expect(twice.map(([id, same]) => `${id} in ${same.map((rule) => declared.get(rule) ?? "?").join(" and ")}`)).toEqual([]);
});

it("has a place in the table of severities, and every place has a rule", () => {
  expect(rules.filter((rule) => kindsOf(rule).some((kind) => !(kind in severities))).map(({ id }) => id)).toEqual([]);
  const used = new Set<string>(rules.flatMap(kindsOf));
  expect(Object.keys(severities).filter((kind) => !used.has(kind))).toEqual([]);
});

it("has no fixed words for facts of different kinds", () => {
  const fixed = rules.filter((rule) => kindsOf(rule).length > 1 && typeof (rule as Partial<Rule<never>>).clause === "string");
  expect(fixed.map(({ id }) => id)).toEqual([]);
});

it("of a whole site leads to a tool that there is", () => {
  const named = [...siteRules, ...ofSites].flatMap(({ checkedBy }) => checkedBy ?? []);
  expect([...named, ROBOTS_CHECKED_BY].filter((slug) => !tools.has(slug))).toEqual([]);
});

it("rests on a source that somebody read", () => {
  expect(rules.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual([]);
});
