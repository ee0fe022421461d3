import { describe, expect, it } from "vitest";
import { noProviders } from "./no-provider.ts";
import { figureOf, type ProviderAnswer } from "./provider-answer.ts";

const given: ProviderAnswer<{ searches: number | null }> = {
  state: "given",
  source: "A source",
  asOf: "2026-11-15",
  value: { searches: 0 },
};
const missing = "not enough data for this keyword.";

describe("figureOf", () => {
  it("keeps a zero that was given, and makes none of what was left empty", () => {
    expect(figureOf(given, ({ searches }) => searches, { missing })).toEqual({
      state: "measured",
      value: 0,
      source: "A source",
      asOf: "2026-11-15",
    });
    expect(figureOf({ ...given, value: { searches: null } }, ({ searches }) => searches, { missing })).toEqual({
      state: "unavailable",
      reason: "not-in-dataset",
      detail: "A source: not enough data for this keyword.",
    });
  });

  it("calls an estimate one", () =>
    expect(figureOf(given, ({ searches }) => searches, { missing, method: "Clicks by place." })).toMatchObject({
      state: "estimated",
      method: "Clicks by place.",
    }));

  it("hands on why there is no answer", async () => {
    const none = await noProviders.askProvider("traffic", { domains: ["a.example"], country: "US", lang: "en" });
    expect(figureOf(none, ([first]) => first?.visits, { missing })).toEqual({
      state: "unavailable",
      reason: "no-provider",
      detail: "No source of traffic is set up on this site.",
      unlock: "It appears here once the owner of this site connects a source of traffic.",
    });
  });
});
