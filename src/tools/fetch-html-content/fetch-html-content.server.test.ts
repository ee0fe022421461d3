import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions, PageSource } from "#core/tool/tool-ports.ts";
import { fetchHtml, inDocument, shown } from "./fetch-html-content.server.ts";
import { tool } from "./fetch-html-content.tool.ts";

const { signal } = new AbortController();
const answer = (html: string, type = "text/html; charset=utf-8", status = 200): FetchedPage => {
  const body = new TextEncoder().encode(html);
  const headers: [string, string][] = [
    ["Content-Type", type],
    ["X-Powered-By", "paper"],
  ];
  const hop = { url: "https://a.test/", status, headers, address: "192.0.2.1", firstByteMs: 1, totalMs: 2 };
  return { url: "https://a.test/", status, headers, body, truncated: false, hops: [hop], bytesWire: 7, totalMs: 2.4 };
};

function portsFor(page: FetchedPage) {
  const asked: unknown[] = [];
  return {
    asked,
    ports: {
      openPage: async (source: PageSource) => {
        asked.push(source);
        const opened = "html" in source ? { html: source.html, url: source.url ?? "https://your-site.example/your-page" } : page;
        return { id: "0123456789abcdef", takenAt: "t", until: "u", input: "url" in source ? (source.url ?? "") : "", page: opened };
      },
      renderPage: async () => ({
        url: "https://a.test/",
        html: "<html><head><title>T</title></head><body><h1>By script</h1></body></html>",
        failed: [{ url: "https://x.test/", reason: "no" }],
        requests: 3,
        isSettled: true,
        totalMs: 1234,
      }),
      fetchPage: async (address: string | URL, options?: FetchPageOptions) => {
        asked.push([String(address), options?.as]);
        return page;
      },
    },
  };
}

describe("fetchHtml", () => {
  it("gives the source, the headers and everything made from it", async () => {
    const { ports, asked } = portsFor(answer("<title>T</title>\n<h1>Hi</h1><p>you</p>"));
    const output = await fetchHtml({ url: "a.test" }, ports, signal);
    expect(output).toMatchObject({
      url: "https://a.test/",
      kept: { id: "0123456789abcdef" },
      as: "tool",
      fetched: { status: 200, bytes: 38, bytesWire: 7, totalMs: 2, charset: "UTF-8", charsetFrom: "header" },
      headers: [
        { name: "Content-Type", value: "text/html; charset=utf-8" },
        { name: "X-Powered-By", value: "paper" },
      ],
      html: { text: "<title>T</title>\n<h1>Hi</h1><p>you</p>", lines: 2, cut: false },
      text: { text: "Hi\nyou" },
      markdown: { text: "# Hi\n\nyou" },
      googleCut: null,
    });
    expect(asked).toEqual([{ url: "a.test" }]);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
  });

  it("asks under another name without keeping what it is shown", async () => {
    const { ports, asked } = portsFor(answer("<p>x"));
    const output = await fetchHtml({ url: "a.test", as: "googlebot" }, ports, signal);
    expect([output.kept, output.as, asked]).toEqual([null, "googlebot", [["a.test", "googlebot"]]]);
  });

  it.each([
    ["application/pdf", "That address is a PDF, not a web page. The header checker can read it."],
    ["image/png", "That address is of the type image/png, not a web page. The header checker can read it."],
    ["application/octet-stream", "That address is of the type application/octet-stream, not a web page. The header checker can read it."],
  ])("refuses %s", async (type, message) => {
    await expect(fetchHtml({ url: "a.test" }, portsFor(answer("x", type)).ports, signal)).rejects.toThrow(message);
  });

  it.each(["application/json", "text/plain", "application/xml", "image/svg+xml", "text/css", "application/ld+json"])(
    "shows %s as it is",
    async (type) => {
      expect((await fetchHtml({ url: "a.test" }, portsFor(answer("{}", type)).ports, signal)).html.text).toBe("{}");
    },
  );

  it("shows an error page too: what a 404 says is worth a look", async () => {
    expect((await fetchHtml({ url: "a.test" }, portsFor(answer("gone", "text/html", 404)).ports, signal)).fetched?.status).toBe(404);
  });

  it("opens the page in a browser when asked to, and says what changed", async () => {
    const { ports } = portsFor(answer("<title>T</title><div id=root></div>"));
    const { rendered, renderProblem } = await fetchHtml({ url: "a.test", render: true }, ports, signal);
    expect(renderProblem).toBeNull();
    expect(rendered).toMatchObject({ seconds: 1.2, isSettled: true, failed: [{ url: "https://x.test/", reason: "no" }] });
    expect(rendered?.changes.find(({ name }) => name === "H1")).toEqual({ name: "H1", raw: null, rendered: "By script", differs: true });
    expect(rendered?.diff?.filter(({ kind }) => kind === "added").map(({ text }) => text.trim())).toEqual(["<h1>By script</h1>"]);
  });

  it("keeps the rest where there is no browser, and runs nothing that was pasted", async () => {
    const { ports } = portsFor(answer("<p>x"));
    const none = { ...ports, renderPage: () => Promise.reject(new AppError("browser_missing")) };
    expect(await fetchHtml({ url: "a.test", render: true }, none, signal)).toMatchObject({
      rendered: null,
      renderProblem: "This site has no browser to open pages with. Everything that needs none still works.",
      html: { text: "<p>x" },
    });
    expect((await fetchHtml({ html: "<script>x()</script>", render: true }, ports, signal)).renderProblem).toContain(
      "Pasted HTML is not run",
    );
  });

  it("answers pasted HTML without a server's part", async () => {
    const { ports } = portsFor(answer(""));
    for (const { input } of tool.examples.filter((example) => "html" in example.input)) {
      const output = await fetchHtml(input, ports, signal);
      expect(output.fetched).toBeNull();
      expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    }
  });
});

describe("in the document of a page", () => {
  const { ports } = portsFor(answer(""));
  it("stands whole where it is short", async () => {
    const output = await fetchHtml({ html: "<p>Short.</p>" }, ports, signal);
    expect(inDocument(output)).toEqual(output);
  });

  it("stands with the beginning of each form where it is long, and says so", async () => {
    const output = await fetchHtml({ html: "<p>A line of words.</p>\n".repeat(20_000) }, ports, signal);
    const short = inDocument(output);
    expect(short).toMatchObject({ isShortened: true, html: { characters: 480_000, lines: 20_001, cut: true } });
    expect(short.html.text).toBe("<p>A line of words.</p>\n".repeat(2_083).trimEnd());
    for (const form of [short.html, short.text, short.markdown, short.pretty]) expect(form.text.length).toBeLessThanOrEqual(50_000);
    expect(safeParse(tool.output, short)).toMatchObject({ success: true });
  });
});

it.each([
  ["a\nb", 10, { text: "a\nb", characters: 3, lines: 2, cut: false }],
  ["aaaa\nbbbb\ncccc", 11, { text: "aaaa\nbbbb", characters: 14, lines: 3, cut: true }],
  ["aaaaaaaaaaaa", 5, { text: "aaaaa", characters: 12, lines: 1, cut: true }],
  ["", 5, { text: "", characters: 0, lines: 0, cut: false }],
])("shows %j up to %i", (text, most, expected) => expect(shown(text, most)).toEqual(expected));
