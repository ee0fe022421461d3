import { expect, it } from "vitest";
import type { Rule, Verdict } from "./rule.ts";
import { runRules } from "./run-rules.ts";

const rule = (id: string, ...verdicts: Pick<Verdict, "status" | "kind" | "grade">[]): Rule<string> => ({
  id,
  title: id,
  kind: ["title-absent", "title-cut"],
  sources: [{ title: "Standard", url: "https://standard.example/", checkedOn: "2026-11-15" }],
  run: (subject) => verdicts.map((verdict) => ({ ...verdict, title: `${id} ${subject}`, detail: "" })),
});

it("puts the worst first and keeps the rules' order among equals", () => {
  const rules = [
    rule("a", { status: "pass" }, { kind: "title-cut" }),
    rule("b", {}),
    rule("c"),
    rule("d", { grade: "note" }, { kind: "title-cut" }),
    rule("e", { kind: "kept-out" }),
  ];
  expect(runRules(rules, "page").map(({ ruleId, status, grade, title }) => [ruleId, status, grade, title])).toEqual([
    ["e", "fail", "fatal", "e page"],
    ["b", "fail", "fault", "b page"],
    ["a", "warn", "advice", "a page"],
    ["d", "warn", "advice", "d page"],
    ["d", "note", "note", "d page"],
    ["a", "pass", "fault", "a page"],
  ]);
});

it("grades a fact by its kind, and by its rule's usual kind unless told", () => {
  expect(runRules([rule("a", {}, { kind: "title-cut" })], "page").map(({ kind, grade }) => [kind, grade])).toEqual([
    ["title-absent", "fault"],
    ["title-cut", "advice"],
  ]);
});

it("names the source of every finding", () => {
  expect(runRules([rule("a", {})], "page")[0]).toMatchObject({
    sources: [{ url: "https://standard.example/", checkedOn: "2026-11-15" }],
  });
});
