import { describe, expect, it } from "vitest";
import { STEPS, stepsInPlace } from "../scripts/steps-in-place.ts";

describe("stepsInPlace", () => {
  it.each([
    ["p { padding: var(--space-12) var(--gutter) }", "p { padding: 12px var(--gutter) }"],
    ["p { margin: calc(-1 * var(--space-24)) 0 }", "p { margin: -24px 0 }"],
    ["p { left: calc(50% - var(--space-16)) }", "p { left: calc(50% - 16px) }"],
    ["p { top: calc(-1 * var(--space-8) - 50%) }", "p { top: calc(-1 * 8px - 50%) }"],
    ["p { margin: calc(-1 * var(--gutter)) }", "p { margin: calc(-1 * var(--gutter)) }"],
    ["p { font: 600 var(--type-14) / 20px var(--text) }", "p { font: 600 14px / 20px var(--text) }"],
    ["p { font-size: var(--small); color: var(--small-ink) }", "p { font-size: 15px; color: var(--small-ink) }"],
  ])("%s", (written, served) => expect(stepsInPlace(written)).toBe(served));

  it.each([
    ["p { padding: var(--space-13) }", "--space-13 is no step of src/ui/styles/steps.css"],
    ["p { padding: var(--space-12, 0) }", "--space-12 stands where no step can: write var(--space-12), and nothing else in its brackets"],
    ["p { --small: 14px }", "--small stands where no step can: write var(--small), and nothing else in its brackets"],
  ])("%s fails the build", (written, fault) => expect(() => stepsInPlace(written)).toThrow(fault));

  it("a name says its value, but for the two sizes of most text", () => {
    const others = [...STEPS].filter(
      ([name, value]) => !/^--(?:space|type)-/.test(name) || !name.endsWith(`-${Number.parseInt(value, 10)}`),
    );
    expect(others).toEqual([
      ["--small", "15px"],
      ["--body", "17px"],
    ]);
    expect(STEPS.get("--space-16")).toBe("16px");
  });
});
