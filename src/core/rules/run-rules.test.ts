import { expect, it } from "vitest";
import type { Rule } from "./rule.ts";
import { runRules } from "./run-rules.ts";

const rule = (id: string, ...statuses: ("fail" | "warn" | "note" | "pass")[]): Rule<string> => ({
  id,
  title: id,
  severity: "warning",
  sources: [{ title: "Standard", url: "https://standard.example/", checkedOn: "2026-11-15" }],
  run: (subject) => statuses.map((status) => ({ status, title: `${id} ${subject}`, detail: "" })),
});

it("puts what fails first and keeps the rules' order among equals", () => {
  const findings = runRules([rule("a", "pass", "warn"), rule("b", "fail"), rule("c"), rule("d", "warn", "note")], "page");
  expect(findings.map(({ ruleId, status, title }) => [ruleId, status, title])).toEqual([
    ["b", "fail", "b page"],
    ["a", "warn", "a page"],
    ["d", "warn", "d page"],
    ["d", "note", "d page"],
    ["a", "pass", "a page"],
  ]);
});

it("names the source of every finding", () => {
  expect(runRules([rule("a", "fail")], "page")[0]).toMatchObject({
    severity: "warning",
    sources: [{ url: "https://standard.example/", checkedOn: "2026-11-15" }],
  });
});
