import { expect, it } from "vitest";
import { withLastingFixes } from "./lasting-fixes.ts";
import type { Rule } from "./rule.ts";
import { runRules } from "./run-rules.ts";

/** A name of at most ten characters that does not shout; each finding proposes what it is told. */
const rules = (code: string): readonly Rule<string>[] => [
  rule("short", (name) => name.length <= 10, code),
  rule("calm", (name) => !name.endsWith("!"), code),
];

function rule(id: string, holds: (name: string) => boolean, code: string): Rule<string> {
  return {
    id,
    title: id,
    kind: "title-cut",
    sources: [],
    run: (name) => (holds(name) ? [] : [{ title: id, detail: "", fix: { kind: "text", label: "", code }, alternatives: [] }]),
  };
}

const offered = (name: string, code: string) =>
  withLastingFixes(rules(code), runRules(rules(code), name), ({ fix }) => fix?.code ?? null).flatMap(({ ruleId, fix }) =>
    fix ? ruleId : [],
  );

it.each([
  ["ends what it is for", "far too long a name", "short", ["short"]],
  ["still fails its own rule", "far too long a name", "shorter but long", []],
  ["breaks another rule", "far too long a name", "short!", []],
  ["leaves another fault as it was", "far too long a name!", "short!", ["short"]],
  ["ends both", "far too long a name!", "short", ["short", "calm"]],
])("a fix that %s", (_, name, code, expected) => expect(offered(name, code)).toEqual(expected));

it("is offered where somebody has to complete it, since nothing can be said of it", () => {
  const [finding] = withLastingFixes(rules("…"), runRules(rules("…"), "far too long a name"), () => null);
  expect(finding?.fix?.code).toBe("…");
});
