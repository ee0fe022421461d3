import { describe, expect, it } from "vitest";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { keywordCheck } from "./keyword-extract-tool.engine.ts";
import { tool } from "./keyword-extract-tool.tool.ts";

const pages: Record<string, string> = {
  "https://mine.example/":
    "<title>Gravel bikes</title><main><h1>Gravel bikes</h1><p>A gravel bike has disc brakes and wide tires.</p></main>",
  "https://theirs.example/":
    "<title>Gravel bikes</title><main><h1>Gravel bikes</h1><p>A gravel bike has a carbon frame. A carbon frame is light. Tire clearance is wide.</p></main>",
};
const ports = {
  openPage: async (source: { url?: string; html?: string }): Promise<OpenedPage> => ({
    id: null,
    takenAt: "",
    until: "",
    input: source.url ?? "",
    page: { html: source.html ?? pages[source.url ?? ""] ?? "", url: source.url ?? "https://pasted.example/" },
  }),
  now: () => new Date("2026-11-17T12:00:00Z"),
} as unknown as Pick<ToolPorts, "openPage" | "fetchPage" | "now">;
const run = (input: object) => runPageCheck(keywordCheck)(input as never, ports, new AbortController().signal);

describe("keyword extraction", () => {
  it("answers its examples as they promise", async () => {
    for (const { input, outcome } of tool.examples) {
      const { reports } = await run(input);
      expect(`${reports[0]?.verdict.headline} ${reports[0]?.verdict.summary}`).toContain(outcome);
    }
  }, 60_000);

  it("says where phrases stand, and where the leading one does not", async () => {
    const { reports } = await run({
      html: "<title>Our shop</title><main><h1>Welcome</h1><p>Cargo bikes carry children. Cargo bikes with a motor carry more.</p><h2>Prices</h2></main>",
    });
    const report = reports[0];
    expect(report?.facts.phrases[0]).toMatchObject({ phrase: "cargo bikes", count: 2, places: { title: 0, h1: 0, heading: 0, text: 1 } });
    expect(report?.findings.map(({ ruleId }) => ruleId)).toEqual(["keyword-in-title", "keyword-in-h1", "keyword-in-headings"]);
  }, 60_000);

  it("lists what the other page has and this one lacks", async () => {
    const { acrossPages } = await run({ url: "https://mine.example/", compareWith: "https://theirs.example/" });
    const lacking = acrossPages.find(({ ruleId }) => ruleId === "keywords-others-have");
    expect(lacking?.detail).toContain("“carbon frame”");
    expect(lacking?.detail).not.toContain("“gravel bike");
    expect(acrossPages.find(({ ruleId }) => ruleId === "keywords-only-yours")?.detail).toContain("“wide tires”");
  }, 60_000);
});
