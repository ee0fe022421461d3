import { describe, expect, it } from "vitest";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { checkPage } from "./plagiarism-checker-url.server.ts";

const sentence = "Most servers keep it for thirty days and then delete it without a warning.";
const pages: Record<string, string> = {
  "https://mine.example/a": `<title>Logs</title><main><p>${sentence}</p></main>`,
  "https://www.mine.example/b": `<main><p>${sentence}</p></main>`,
  "https://partner.example/": `<link rel="canonical" href="https://mine.example/a"><main><p>${sentence}</p></main>`,
  "https://thief.example/": `<main><p>${sentence}</p></main>`,
};
const ports: Pick<ToolPorts, "openPage"> = {
  openPage: async (source): Promise<OpenedPage> => {
    const url = "url" in source ? (source.url ?? "") : "";
    return { id: null, takenAt: "", until: "", input: url, page: { html: pages[url] ?? "", url } };
  },
};

describe("plagiarism checker by address", () => {
  it("leaves its own site and declared copies out, and compares the rest", async () => {
    const { title, report } = await checkPage(
      { url: "https://mine.example/a", sources: ["https://www.mine.example/b", "https://partner.example/", "https://thief.example/"] },
      ports,
      new AbortController().signal,
    );
    expect(title).toBe("Logs");
    expect(report.sources.map(({ name, verdict }) => [name, verdict])).toEqual([["https://thief.example/", "reused"]]);
    expect(report.leftOut.map(({ name }) => name)).toEqual(["https://www.mine.example/b", "https://partner.example/"]);
    expect(report.searchedWeb).toBe(false);
  });
});
