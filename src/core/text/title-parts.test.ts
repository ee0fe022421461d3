import { expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { partsOf } from "./title-parts.ts";

it.each([
  ["Pricing: plans | Atlas PM", ["Pricing", "plans", "Atlas PM"]],
  ["a  –\u00a0 b :: c", ["a", "b", "c"]],
  ["well-known", ["well-known"]],
  ["a |b", ["a |b"]],
])("%j has the parts %j", (title, parts) => expect(partsOf(title).map(({ text }) => text)).toEqual(parts));

it("is not held up by a long run of no-break spaces", () => {
  const started = cpuTime();
  expect(partsOf(`a${"\u00a0".repeat(200_000)}b`)).toHaveLength(1);
  expect(cpuTime() - started).toBeLessThan(2_000);
});
