import { describe, expect, it } from "vitest";
import { robotsInputOf, robotsInputOfTexts } from "./robots-input.ts";

function form(...pairs: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

describe("robotsInputOf", () => {
  it("reads groups by their order", () => {
    const data = form(
      ["agents", ""],
      ["disallow", "/a\r\n/b"],
      ["allow", ""],
      ["crawlDelay", ""],
      ["agents", "x\ny"],
      ["disallow", ""],
      ["allow", "/c"],
      ["crawlDelay", "2.5"],
      ["agents", ""],
      ["disallow", ""],
      ["allow", ""],
      ["crawlDelay", ""],
    );
    expect(robotsInputOf(data)).toEqual({ disallow: ["/a", "/b"], groups: [{ agents: ["x", "y"], allow: ["/c"], crawlDelay: 2.5 }] });
  });

  it("leaves out what says nothing", () => {
    expect(robotsInputOf(form(["template", "nonsense"], ["site", " "], ["signalSearch", ""], ["crawlDelay", "soon"]))).toEqual({});
  });
});

describe("robotsInputOfTexts", () => {
  it("reads what a form without JavaScript posted", () => {
    expect(robotsInputOfTexts({ disallow: "/a\n/b", close: "ai-training\nseo", template: "open", signalAiTrain: "no" })).toEqual({
      disallow: ["/a", "/b"],
      close: ["ai-training", "seo"],
      template: "open",
      signalAiTrain: "no",
    });
  });
});
