import { describe, expect, it } from "vitest";
import { caseFacts, shownValues } from "./case-facts.ts";

const growth = { figure: "+375%", label: "clicks" };
const row = (label: string, before: string, after: string, change?: string) => ({ label, before, after, ...(change && { change }) });

describe("caseFacts", () => {
  it("leaves the banner's figure out, and what stood still, and puts measured changes first", () => {
    const figures = [
      row("Organic clicks a month", "12,400", "58,900", "+375%"),
      row("Trial rate", "2.5%", "2.0%"),
      row("Trial to paid", "14%", "14%"),
      row("Trials a month", "310", "1,178", "+280%"),
      row("Googlebot hits on selling pages", "22%", "61%"),
      row("Pages", "2,140", "420"),
    ];
    expect(caseFacts({ growth, figures })).toEqual([
      { figure: "1,178", label: "trials a month, from 310" },
      { figure: "2.0%", label: "trial rate, from 2.5%" },
      { figure: "61%", label: "Googlebot hits on selling pages, from 22%" },
    ]);
  });

  it("knows a banner that says both ends, and drops shares in brackets", () => {
    const figures = [row("Patients (share of leads)", "42 (32%)", "89 (42%)"), row("Leads (share of clicks)", "131 (7.5%)", "212 (11.4%)")];
    expect(caseFacts({ growth: { figure: "42 to 89", label: "patients" }, figures })).toEqual([
      { figure: "212", label: "leads, from 131" },
    ]);
  });
});

describe("shownValues", () => {
  it("keeps the currency with the number", () => {
    expect(shownValues([row("Revenue", "CA$2,109,440", "CA$3,317,248")])).toEqual([
      [2109440, "CA$2,109,440"],
      [3317248, "CA$3,317,248"],
    ]);
  });
});
