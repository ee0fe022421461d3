import { describe, expect, it } from "vitest";
import type { ToolRunAnswer } from "#app/site-context.ts";
import { tools } from "#tools/registry.server.ts";
import { apiFailure } from "../api/tools-api.ts";
import { createMcpRoute } from "./mcp-route.ts";

const limits = { limit: 30, remaining: 29, resetSeconds: 60 };

let counted = 0;

function routeWith(runTool: (slug: string, input: unknown) => Promise<ToolRunAnswer>) {
  const app = createMcpRoute({
    tools,
    origin: "https://site.example",
    name: async () => "Site",
    runsAMinute: 77,
    count: () => counted++,
    runTool,
    readJob: async (_slug, id) => (id === "known" ? { id, state: "running", input: {}, events: [1, 2] } : undefined),
  });
  app.onError((error, c) => apiFailure(error, c, () => undefined));
  const post = (message: unknown) =>
    app.request("/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify(message),
    });
  const call = async (method: string, params: object = {}) => {
    const response = await post({ jsonrpc: "2.0", id: 1, method, params });
    return (await response.json()) as { result: Record<string, unknown> & { content: { text: string }[] } };
  };
  return Object.assign(call, { app, post });
}

const none = routeWith(() => Promise.reject(new Error("not run")));

describe("the MCP server", () => {
  it("introduces itself", async () => {
    const { result } = await none("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "agent", version: "1" },
    });
    expect(result).toMatchObject({ serverInfo: { name: "Site", version: "1" }, capabilities: { tools: {} } });
  });

  it("offers every tool with the schema that checks its input, and a way to follow long runs", async () => {
    const { result } = await none("tools/list");
    const offered = result["tools"] as { name: string; inputSchema: { type: string; properties: object } }[];
    expect(offered.map(({ name }) => name)).toEqual([...tools.keys(), "read-run"]);
    for (const { inputSchema } of offered) expect(inputSchema.type).toBe("object");
  });

  it("answers a call with the run's data", async () => {
    const call = routeWith(async (slug, input) => ({ kind: "done", outcome: { ok: true, data: { slug, input } }, limits }));
    const { result } = await call("tools/call", { name: "md5-generator", arguments: { text: "abc" } });
    expect(result["isError"]).toBe(false);
    expect(JSON.parse(result.content[0]?.text ?? "")).toEqual({ slug: "md5-generator", input: { text: "abc" } });
  });

  it("passes a refusal on as a sentence, not as a fault of the protocol", async () => {
    const call = routeWith(async () => ({
      kind: "done",
      outcome: { ok: false, error: { code: "rate_limited", message: "30 runs a minute is the limit." } },
      limits,
    }));
    const { result } = await call("tools/call", { name: "md5-generator", arguments: {} });
    expect(result["isError"]).toBe(true);
    expect(result.content[0]?.text).toContain("30 runs a minute is the limit.");
  });

  it("gives a crawl as a number to follow", async () => {
    const call = routeWith(async () => ({ kind: "job", id: "known", limits }));
    const { result } = await call("tools/call", { name: "sitemap-generator", arguments: { url: "a.example" } });
    expect(JSON.parse(result.content[0]?.text ?? "")).toMatchObject({
      run: "known",
      page: "https://site.example/tools/sitemap-generator/?job=known",
    });
    const followed = await call("tools/call", { name: "read-run", arguments: { tool: "sitemap-generator", run: "known" } });
    expect(JSON.parse(followed.result.content[0]?.text ?? "")).toEqual({ state: "running", steps: 2 });
  });

  it("takes one message at a time", async () => {
    const answer = await none.post(Array.from({ length: 100 }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" })));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      jsonrpc: "2.0",
      error: { code: -32_600, message: "Send one message at a time: the protocol takes no batches since revision 2025-06-18." },
      id: null,
    });
  });

  it.each(["GET", "DELETE", "PUT"])("opens no stream and ends no session: %s is not taken", async (method) => {
    const answer = await none.app.request("/mcp", { method, headers: { accept: "text/event-stream" } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("counts every message", async () => {
    counted = 0;
    await none("tools/list");
    await none("tools/call", { name: "read-run", arguments: {} });
    await none.post({ jsonrpc: "2.0", method: "notifications/initialized" });
    await none.post([]);
    expect(counted).toBe(4);
  });

  it.each([
    ["no-such-tool", {}, "There is no tool called no-such-tool."],
    ["read-run", { tool: "sitemap-generator", run: "unknown" }, "There is no such run."],
  ])("says so when %s cannot be called", async (name, args, message) => {
    const { result } = await none("tools/call", { name, arguments: args });
    expect(result["isError"]).toBe(true);
    expect(result.content[0]?.text).toContain(message);
  });
});
