import { describe, expect, it } from "vitest";
import { noProviders } from "#core/providers/no-provider.ts";
import type { OpenedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { checkPage } from "./plagiarism-checker-url.server.ts";
import { tool } from "./plagiarism-checker-url.tool.ts";

const sentence = "Most servers keep it for thirty days and then delete it without a warning.";
const pages: Record<string, string> = {
  "https://mine.example/a": `<title>Logs</title><main><p>${sentence}</p></main>
    <a href="/">Home</a><a href="#top">Up</a><a href="/logs.pdf">Logs as PDF</a><a href="https://else.example/">Else</a>
    <a href="/prices">Prices</a><a href="/old?page=1">Server logs, the first part</a>`,
  "https://mine.example/prices": "<main><p>A seat costs nine dollars a month.</p></main>",
  "https://mine.example/old?page=1": `<main><p>In short: ${sentence}</p></main>`,
  "https://www.mine.example/b": `<main><p>${sentence}</p></main>`,
  "https://partner.example/": `<link rel="canonical" href="https://mine.example/a"><main><p>${sentence}</p></main>`,
  "https://thief.example/": `<main><p>${sentence}</p></main>`,
};
const ports: Pick<ToolPorts, "openPage" | "askProvider"> = {
  askProvider: noProviders.askProvider,
  openPage: async (source): Promise<OpenedPage> => {
    const url = "url" in source ? (source.url ?? "") : "";
    const html = "html" in source ? source.html : (pages[url] ?? "");
    return { id: null, takenAt: "", until: "", input: url, page: { html, url } };
  },
};

describe("plagiarism checker by address", () => {
  it("answers its example", async () => {
    const [example] = tool.examples;
    const { report } = await checkPage(example?.input ?? { url: "" }, ports, new AbortController().signal);
    expect(report.headline).toContain(example?.outcome);
  });

  it("compares what a search finds, its own site apart", async () => {
    const askProvider = (async () => {
      const results = ["https://www.mine.example/b", "https://thief.example/"].map((url) => ({ url, position: 1, title: "", snippet: "" }));
      return { state: "given", source: "S", asOf: "2026-11-17", value: { engine: "Engine", results, features: [], fetchedAt: "" } };
    }) as unknown as ToolPorts["askProvider"];
    const { report } = await checkPage({ url: "https://mine.example/a" }, { ...ports, askProvider }, new AbortController().signal);
    expect(report).toMatchObject({ searchedWeb: true, leftOut: [], sources: [{ name: "https://thief.example/", isFound: true }] });
  });

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

  it("compares its own site where that is wanted: what is named, and what it links to, nearest topic first", async () => {
    const { report } = await checkPage(
      { url: "https://mine.example/a", sources: ["https://www.mine.example/b", "https://mine.example/a"], ownSite: true },
      ports,
      new AbortController().signal,
    );
    expect(report.sources.map(({ name, isLinked, verdict }) => [name, isLinked, verdict])).toEqual([
      ["https://www.mine.example/b", false, "reused"],
      ["https://mine.example/old?page=1", true, "reused"],
      ["https://mine.example/prices", true, "none"],
    ]);
    expect(report.leftOut).toEqual([{ name: "https://mine.example/a", reason: "It is your page itself." }]);
  });
});
