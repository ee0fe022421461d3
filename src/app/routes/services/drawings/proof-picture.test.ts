import { describe, expect, it } from "vitest";
import { proofPicture } from "./proof-picture.ts";

const proof = (figure: string) => ({ client: "Client", figure, figureLabel: "clicks", text: "Text." });
const series = [8400, 8100, 46200].map((value, i) => ({ label: `M${i}`, value }));

describe("proofPicture", () => {
  it("draws the months of the study when they measure the same figure", () => {
    expect(proofPicture(proof("+450%"), { growth: { figure: "+450%" }, series, figures: [] })).toEqual({ kind: "series", points: series });
  });

  it("does not draw months that measure something else", () => {
    const study = { growth: { figure: "+450%" }, series, figures: [{ before: "$238,000", after: "$407,000", change: "+71%" }] };
    expect(proofPicture(proof("+71%"), study)).toEqual({ kind: "pair", before: "$238,000", after: "$407,000", from: 238_000, to: 407_000 });
    expect(proofPicture(proof("+12%"), study)).toBeUndefined();
  });

  it("reads two values from the figure itself", () => {
    expect(proofPicture(proof("68% to 24%"), undefined)).toEqual({ kind: "pair", before: "68%", after: "24%", from: 68, to: 24 });
    expect(proofPicture(proof("LCP 3.9 s to 1.6 s"), undefined)).toMatchObject({ from: 3.9, to: 1.6 });
  });

  it("draws nothing for a figure without two values", () => {
    expect(proofPicture(proof("96 pages"), undefined)).toBeUndefined();
  });
});
