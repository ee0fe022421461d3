import { describe, expect, it } from "vitest";
import { reuseReport } from "#core/reuse/reuse-report.schema.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { checkText } from "./plagiarism-checker.server.ts";
import { tool } from "./plagiarism-checker.tool.ts";

const ports: Pick<ToolPorts, "openPage"> = {
  openPage: async (source): Promise<OpenedPage> => {
    const url = "url" in source ? (source.url ?? "") : "";
    const html = "<nav>Home Journal</nav><main><p>Most servers keep it for thirty days and then delete it without a warning.</p></main>";
    return { id: null, takenAt: "", until: "", input: url, page: { html, url } };
  },
};
const check = (input: Parameters<typeof checkText>[0]) => checkText(input, ports, new AbortController().signal);

describe("plagiarism checker", () => {
  it("answers its examples", async () => {
    const verdicts = await Promise.all(tool.examples.map(async ({ input }) => reuseReport.parse(await check(input)).sources[0]));
    expect(verdicts.map((source) => source?.verdict)).toEqual(["reused", "reused", "none"]);
    expect(verdicts[1]?.passages.some(({ kind }) => kind === "reworded")).toBe(true);
  });

  it("reads the pages that are named, and says that it did not search the web", async () => {
    const report = await check({
      text: "Note this: most servers keep it for thirty days and then delete it without a warning.",
      sources: ["https://a.example/"],
    });
    expect(report).toMatchObject({ searchedWeb: false, words: 16, matchedWords: 14 });
    expect(report.sources[0]).toMatchObject({ name: "https://a.example/", sharedWords: 14, sharedPercent: 87.5, verdict: "reused" });
  });

  it("leaves quotations out unless asked", async () => {
    const text = "He wrote “most servers keep it for thirty days and then delete it without a warning” and left.";
    const input = { text, sources: ["https://a.example/"] };
    expect(await check(input)).toMatchObject({ matchedWords: 0, quotedWords: 14 });
    expect(await check({ ...input, countQuotes: true })).toMatchObject({ matchedWords: 14, quotedWords: 0 });
  });

  it("finds what the text itself has twice", async () => {
    const line = "every word of this line stands here two times over";
    expect((await check({ text: `${line}. And then: ${line}.` })).repeated).toEqual([{ text: line, times: 2 }]);
  });
});
