import { describe, expect, it } from "vitest";
import { noProviders } from "#core/providers/no-provider.ts";
import { reuseReport } from "#core/reuse/reuse-report.schema.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { checkText } from "./plagiarism-checker.server.ts";
import { tool } from "./plagiarism-checker.tool.ts";

const ports: Pick<ToolPorts, "openPage" | "askProvider"> = {
  askProvider: noProviders.askProvider,
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

  it("searches for phrases where it is asked to, and compares what was found", async () => {
    const asked: string[] = [];
    const askProvider = (async (_kind: string, { q }: { q: string }) => {
      asked.push(q);
      const results = ["https://copy.example/#part", "javascript:alert(1)"].map((url) => ({ url, position: 1, title: "", snippet: "" }));
      return { state: "given", source: "S", asOf: "2026-11-17", value: { engine: "Engine", results, features: [], fetchedAt: "" } };
    }) as unknown as ToolPorts["askProvider"];
    const text = "Note this: most servers keep it for thirty days and then delete it without a warning.";
    const report = await checkText({ text, searchWeb: true }, { ...ports, askProvider }, new AbortController().signal);
    expect(asked).toEqual([expect.stringMatching(/^".*thirty days.*"$/)]);
    expect(report).toMatchObject({ searchedWeb: true, sources: [{ name: "https://copy.example/", isFound: true, verdict: "reused" }] });
    expect(report.searchNote).toBe(
      "Engine, by S, was asked for one phrase in quotation marks on 2026-11-17. We read 1 of the 1 pages it named.",
    );
  });

  it("says why it did not search", async () =>
    expect(await check({ text: "Most servers keep it for thirty days and then delete it.", searchWeb: true })).toMatchObject({
      searchedWeb: false,
      searchNote: "No source of search results is set up on this site.",
    }));

  it("finds what the text itself has twice", async () => {
    const line = "every word of this line stands here two times over";
    expect((await check({ text: `${line}. And then: ${line}.` })).repeated).toEqual([{ text: line, times: 2 }]);
  });
});
