import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type AnyTool, defineJobTool } from "#core/tool/define-tool.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { createCrawlPlaces } from "./crawl-places.ts";

function crawler(slug: string) {
  return defineJobTool()({
    slug,
    name: slug,
    tagline: "",
    category: "technical",
    addedOn: "2026-11-15",
    input: z.object({ url: z.string() }),
    output: z.object({}),
    examples: [],
    needs: [],
    crawls: ({ url }) => URL.parse(url)?.hostname,
    run: async () => ({}),
  });
}

/** Jobs that never end by themselves. */
function trial() {
  const live: { id: string; queue: string; data: unknown; uniqueKey: string | null }[] = [];
  const [links, maps] = [crawler("links"), crawler("maps")];
  const tools = new Map([links, maps].map((tool) => [tool.slug as string, { tool: tool as AnyTool, copy: {} as ToolCopy }]));
  const add = createCrawlPlaces({
    tools,
    jobs: {
      async add(queue, data, { uniqueKey } = {}) {
        live.push({ id: `j${live.length + 1}`, queue, data, uniqueKey: uniqueKey ?? null });
        return `j${live.length}`;
      },
      live: async () => [...live],
    },
  });
  return { add, live, links: links as never, maps: maps as never };
}

describe("places for crawls", () => {
  it("are one for each visitor, whatever the tool, and lead to the running one", async () => {
    const { add, links, maps } = trial();
    expect(await add(links, { url: "https://a.example/" }, "1.2.3.4")).toEqual({ id: "j1" });
    expect(await add(maps, { url: "https://b.example/" }, "1.2.3.4")).toEqual({
      code: "crawl_running",
      message: "One crawl at a time: yours of a.example is still running. Stop it, or wait until it has ended, and start this one again.",
      retryAfter: 30,
      see: { href: "/tools/links/?job=j1", label: "Go to the running crawl" },
    });
  });

  it("are one for each host, whoever asks", async () => {
    const { add, links } = trial();
    await add(links, { url: "https://a.example/x" }, "1.2.3.4");
    expect(await add(links, { url: "https://a.example/y" }, "5.6.7.8")).toMatchObject({ code: "host_busy", retryAfter: 30 });
    expect(await add(links, { url: "https://b.example/" }, "5.6.7.8")).toEqual({ id: "j2" });
  });

  it("are free again when the crawl has ended", async () => {
    const { add, live, links } = trial();
    await add(links, { url: "https://a.example/" }, "1.2.3.4");
    live.length = 0;
    expect(await add(links, { url: "https://a.example/" }, "1.2.3.4")).toEqual({ id: "j1" });
  });

  it("are not taken twice by requests that come together", async () => {
    const { add, live, links } = trial();
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(links, { url: "https://a.example/" }, "1.2.3.4")));
    expect([live.length, answers.filter((answer) => "id" in answer).length]).toEqual([1, 1]);
  });

  it("are without limit on our own trial servers", async () => {
    const { add, live, links } = trial();
    await Promise.all(Array.from({ length: 3 }, () => add(links, { url: "http://127.0.0.1:4000/" }, "1.2.3.4")));
    expect(live).toHaveLength(3);
  });

  it("keep no visitor's address", async () => {
    const { add, live, links } = trial();
    await add(links, { url: "https://a.example/" }, "203.0.113.7");
    expect(JSON.stringify(live)).not.toContain("203.0.113.7");
  });
});
