import { describe, expect, it } from "vitest";
import { lossSketch } from "./loss-sketch.ts";

const flow = {
  caption: "An example.",
  stages: [
    { value: 10_000, label: "addresses found" },
    { value: 6_200, label: "crawled", lost: "blocked or looping" },
  ],
};

describe("lossSketch", () => {
  const { wide, slim } = lossSketch(flow);
  const widthsOf = (name: string) => wide.marks.flatMap((mark) => ("d" in mark && mark.className === name ? [mark.width] : []));

  it("draws what is left and what is lost as wide as their shares", () => {
    expect(widthsOf("loss-line")).toEqual([64, 40]);
    expect(widthsOf("loss-siding")).toEqual([24]);
  });

  it("says the same in words, in both drawings", () => {
    const words = "10,000 addresses found, 6,200 crawled (3,800 blocked or looping)";
    expect([wide.label, slim.label]).toEqual([words, words]);
    const texts = wide.marks.flatMap((mark) => ("text" in mark ? [mark.text] : []));
    expect(texts).toEqual(["3,800", "blocked or looping", "10,000", "addresses found", "6,200", "crawled"]);
  });
});

it("gives a broad siding more room on the way down", () => {
  const broad = {
    caption: "",
    stages: [
      { value: 100, label: "a" },
      { value: 10, label: "b", lost: "most" },
    ],
  };
  expect([lossSketch(flow).slim.box, lossSketch(broad).slim.box]).toEqual(["-4 0 354 232", "-4 0 354 312"]);
});
