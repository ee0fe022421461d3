import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { type Context, Hono } from "hono";
import type { ToolRunAnswer } from "#app/site-context.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import { readJsonBody } from "../api/json-body.ts";
import { describeTool } from "../api/openapi/openapi.ts";

interface Options {
  tools: ToolRegistry;
  origin: string;
  name(): Promise<string>;
  runsAMinute: number;
  /** Counts a message; throws when this visitor has sent enough. */
  count(context: Context): void;
  runTool(slug: string, input: unknown, context: Context): Promise<ToolRunAnswer>;
  readJob(slug: string, id: string): Promise<ToolJobView<unknown> | undefined>;
}

/**
 * `/mcp`: every tool for AI agents, over the Model Context Protocol's streamable HTTP, without sessions. A call is a run like any
 * other: same schema, same limits, same sentences. Revision 2025-06-18: https://modelcontextprotocol.io/specification/2025-06-18
 */
export function createMcpRoute({ tools, origin, name, runsAMinute, count, runTool, readJob }: Options) {
  const offered: Tool[] = [...[...tools.values()].map(({ tool }) => offer(tool)), READ_RUN];

  const app = new Hono();

  app.post("/mcp", async (c) => {
    count(c);
    const parsedBody = await readJsonBody(c.req.raw);
    // One request would be a hundred runs, or a hundred lists of every schema. The revision has done away with batches.
    if (Array.isArray(parsedBody)) return c.json({ jsonrpc: "2.0", error: NO_BATCH, id: null }, 400);
    const { Server, WebStandardStreamableHTTPServerTransport, CallToolRequestSchema, ListToolsRequestSchema } = await loadProtocol();
    const server = new Server(
      { name: await name(), version: "1" },
      { capabilities: { tools: {} }, instructions: instructions(runsAMinute) },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(params.name, params.arguments ?? {}, c));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(c.req.raw, { parsedBody });
  });

  // We begin no messages and keep no sessions: there is nothing to listen to, and nothing to end.
  app.all("/mcp", (c) => {
    c.header("allow", "POST");
    throw new AppError("method_not_allowed", { method: c.req.method });
  });
  return app;

  async function call(slug: string, input: Record<string, unknown>, c: Context): Promise<CallToolResult> {
    if (slug === READ_RUN.name) return readRun(input);
    if (!tools.has(slug)) return toolResult({ message: `There is no tool called ${slug}. tools/list names them all.` }, true);
    const answer = await runTool(slug, input, c);
    if (answer.kind === "job")
      return toolResult({
        tool: slug,
        run: answer.id,
        page: `${origin}/tools/${slug}/?job=${answer.id}`,
        next: `Call ${READ_RUN.name} with this tool and run until its state is done.`,
      });
    return answer.outcome.ok ? toolResult(answer.outcome.data) : toolResult(answer.outcome.error, true);
  }

  async function readRun({ tool, run }: Record<string, unknown>): Promise<CallToolResult> {
    const job = await readJob(String(tool), String(run));
    if (!job) return toolResult({ message: "There is no such run." }, true);
    const { state, result, error, events } = job;
    return toolResult({ state, steps: events.length, ...(result === undefined ? {} : { result }), ...(error ? { error } : {}) });
  }
}

const NO_BATCH = { code: -32_600, message: "Send one message at a time: the protocol takes no batches since revision 2025-06-18." };

/** With the first agent: its schemas and their compiler are a hundred files that a start would read. */
async function loadProtocol() {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, { CallToolRequestSchema, ListToolsRequestSchema }] = await Promise.all([
    import("@modelcontextprotocol/sdk/server/index.js"),
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
    import("@modelcontextprotocol/sdk/types.js"),
  ]);
  return { Server, WebStandardStreamableHTTPServerTransport, CallToolRequestSchema, ListToolsRequestSchema };
}

const instructions = (runsAMinute: number) =>
  `SEO tools that read pages and sites. Every finding names its source and the day it was checked; what cannot be known is said, never guessed. ${runsAMinute} runs a minute for one address.`;

const READ_RUN: Tool = {
  name: "read-run",
  description: "State and result of a crawl or another run that takes minutes.",
  inputSchema: {
    type: "object",
    properties: {
      tool: { type: "string", description: "The tool that was called" },
      run: { type: "string", description: "Number of the run" },
    },
    required: ["tool", "run"],
  },
  annotations: { readOnlyHint: true },
};

function offer(tool: Parameters<typeof describeTool>[0]): Tool {
  const { slug, name, tagline, input } = describeTool(tool);
  return {
    name: slug,
    title: name,
    description: tagline,
    inputSchema: { ...input, type: "object" } as Tool["inputSchema"],
    annotations: { readOnlyHint: true, openWorldHint: tool.runsIn !== "browser" },
  };
}

function toolResult(value: unknown, isError = false): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(value, null, 1) }], isError };
}
