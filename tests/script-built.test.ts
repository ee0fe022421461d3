import { describe, expect, it } from "vitest";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";
import { looksScriptBuilt } from "#engines/page-snapshot/script-built.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { tools } from "#tools/registry.server.ts";
import { fetchedPage, pagePorts } from "./support/page-ports.ts";

const url = "https://app.example/";
const HEAD = `<meta charset="utf-8"><title>Lamps of brass, made by hand in Ghent | Acme</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Reading lamps of brass for desks, walls and beds, made by hand in Ghent and sent within two days, with a bulb in the box."><link rel="icon" href="/icon.svg">`;
const page = (body: string, head = HEAD) => `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const words = (count: number) => `<p>${"lamp ".repeat(count)}</p>`;

const shell = page(
  '<noscript>You need to enable JavaScript to run <a href="https://help.example/">this app</a>.</noscript><div id="root"></div><script type="module" src="/app.js"></script>',
);

describe("a page that scripts write", () => {
  it.each([
    ["an empty root", shell, true],
    ["one that says it loads", page('<div id="app">Loading…</div><script>start()</script>'), true],
    ["one with a way to its own content", page('<a href="#main">Skip</a><div id="main"></div><script src="/a.js"></script>'), true],
    ["hidden words", page(`<div id="app"><div hidden>${words(60)}</div></div><script src="/a.js"></script>`), true],
    ["no script at all", page('<div id="root"></div>'), false],
    [
      "nothing but data",
      page('<div id="root"></div><script type="application/ld+json">{}</script><script type="application/json">{}</script>'),
      false,
    ],
    ["an empty script", page("<p>Short</p><script></script>"), false],
    ["a short page that leads on", page('<p>Short</p><a href="/more">More</a><script src="/count.js"></script>'), false],
    ["a short page with a script, and words enough", page(`${words(50)}<script src="/count.js"></script>`), false],
  ])("is told by both readers: %s", async (_, html, expected) => {
    expect(looksScriptBuilt(takeSnapshot({ html, url }))).toBe(expected);
    expect((await readPage(html, url)).isScriptBuilt).toBe(expected);
  });

  /** What these look for stands in the head, or in the answer itself, and is there to be judged. */
  const IN_HEAD = new Set(["title-tag-checker", "meta-description-checker", "favicon-checker", "header-checker", "tag-analyzer"]);

  it("passes in no tool that looks for something in its body", async () => {
    const fetchPage = (address: string) =>
      fetchedPage(address, { html: address === url ? shell : "", status: address === url ? 200 : 404 });
    const levels = new Map<string, string>();
    for (const { tool } of tools.values()) {
      if (tool.runsIn !== "server" || (tool.reads === undefined && tool.slug !== "keyword-extract-tool")) continue;
      const ports = { ...pagePorts(fetchPage), showImage: (address: string) => address } as ToolPorts;
      const { reports } = (await tool.run({ url }, ports, new AbortController().signal)) as PageCheckOutput<unknown>;
      levels.set(tool.slug, reports[0]?.verdict.level ?? "none");
    }
    expect([...levels].filter(([slug, level]) => level === "pass" && !IN_HEAD.has(slug))).toEqual([]);
    expect(levels.size).toBeGreaterThan(12);
  });
});
