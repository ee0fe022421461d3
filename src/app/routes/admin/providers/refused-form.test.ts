import { describe, expect, it } from "vitest";
import type { ProviderView } from "#platform/providers/provider-settings.ts";
import { refusedForm } from "./refused-form.ts";

const source: ProviderView = {
  id: "model",
  name: "Model",
  gives: "texts",
  site: "https://model.example",
  unit: "tokens",
  isSetUp: false,
  isFixed: false,
  budget: 500,
  usedToday: 0,
  fields: [
    { variable: "BASE", label: "Base address", isSecret: false, isSet: false },
    { variable: "KEY", label: "Key", isSecret: true, isSet: false },
    { variable: "DOLLARS", label: "Dollars", isSecret: false, isOptional: true, isAmount: true, isSet: false },
  ],
};

function send(texts: Record<string, string>, view = source) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return refusedForm(view, form);
}

const BUDGET = "Write a whole number of tokens, from 0 to 999999999. 0 means that it is not asked.";

describe("the form of a source", () => {
  it("is taken when all that is needed is there", () => {
    expect(send({ BASE: "https://a.example", KEY: "hush", budget: "0", DOLLARS: "2,50" })).toBeUndefined();
  });

  it("says what each field lacks, and gives back what was typed but for secrets", () => {
    expect(send({ BASE: "https://a.example", KEY: " ", budget: "-5", DOLLARS: "-1" })).toEqual({
      faults: {
        KEY: "Add this: without “Key” the source cannot be asked.",
        DOLLARS: "Write an amount in digits, such as 2.50.",
        budget: BUDGET,
      },
      typed: { BASE: "https://a.example", DOLLARS: "-1", budget: "-5" },
    });
    expect(JSON.stringify(send({ BASE: "", KEY: "hush", budget: "5" }))).not.toContain("hush");
  });

  it.each(["", "-5", "1.5", "many", "1e3", "1234567890"])("does not take %j for a budget", (budget) => {
    expect(send({ BASE: "https://a.example", KEY: "hush", budget })?.faults).toEqual({ budget: BUDGET });
  });

  it("asks again for no key that is kept, or that the environment sets", () => {
    const kept = source.fields.map((field) => ({ ...field, isSet: true }));
    expect(send({ budget: "5" }, { ...source, fields: kept })).toBeUndefined();
    expect(send({ budget: "5" }, { ...source, isFixed: true })).toBeUndefined();
  });
});
