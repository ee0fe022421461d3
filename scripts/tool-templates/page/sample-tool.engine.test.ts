import { describe, expect, it } from "vitest";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { sampleTool } from "./sample-tool.engine.ts";

/** "status title" of what a rule said, or undefined. */
function said(html: string, ruleId: string): string | undefined {
  const snapshot = takeSnapshot({ html, url: "https://atlaspm.example/" });
  const { findings, passes } = judgePage(sampleTool, { snapshot, kept: null }, { now: new Date(), extra: undefined, input: {} });
  const found = [...findings, ...passes].find((finding) => finding.ruleId === ruleId);
  return found && `${found.status} ${found.title}`;
}

describe("each rule", () => {
  it.each([
    ["sample-tool-first", "<title>Plans</title>", "pass What is right about this page"],
    ["sample-tool-first", "<p>write the table of cases first</p>", "then the rules"],
  ])("%s: %s", (ruleId, html, words) => expect(said(html, ruleId)).toBe(words));
});
