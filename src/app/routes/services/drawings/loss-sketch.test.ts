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

it("breaks words that would leave the narrow drawing", () => {
  const long = {
    caption: "",
    stages: [
      { value: 12_000, label: "addresses answer 200" },
      { value: 6_000, label: "kept", lost: "copies below a collection" },
    ],
  };
  const texts = lossSketch(long).slim.marks.flatMap((mark) => ("text" in mark ? [[mark.text, mark.x, mark.y]] : []));
  expect(texts).toEqual([
    ["6,000 copies below a", 156, 176],
    ["collection", 156, 196],
    ["12,000", 112, 36],
    ["addresses", 217, 26],
    ["answer 200", 217, 46],
    ["6,000", 112, 140],
    ["kept", 200, 140],
  ]);
});
