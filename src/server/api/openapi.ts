import { toJSONSchema } from "zod/v4/core";
import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { imagePaths } from "../tool-images/image-paths.ts";

/** OpenAPI 3.1 of everything below /api, made from the schemas that check the input. */
export function openApi(tools: ToolRegistry, site: { origin: string; title: string }) {
  return {
    openapi: "3.1.0",
    info: { title: site.title, version: "1", description: "Free SEO tools. No key; 30 runs a minute." },
    servers: [{ url: site.origin }],
    components: { schemas: { Failure: failureSchema } },
    paths: {
      ...Object.fromEntries([...tools.values()].map(({ tool }) => [`/api/tools/${tool.slug}`, toolPath(tool)])),
      ...imagePaths,
      "/api/pages/{id}": {
        parameters: [pageId],
        get: {
          operationId: "get-page-report",
          summary: "A kept page, judged by every tool that needs nothing else; with .csv at its end as a table",
          responses: { 200: jsonAnswer({}), 404: failure("The page is not kept any more") },
        },
      },
      "/api/jobs/{id}": {
        parameters: [jobId],
        get: {
          operationId: "get-job",
          summary: "State and result of a long run",
          responses: { 200: jsonAnswer({}), 404: failure("No such run") },
        },
        delete: {
          operationId: "cancel-job",
          summary: "Stop a run and keep what it found",
          responses: { 200: jsonAnswer({}), 404: failure("No such run") },
        },
      },
      "/api/jobs/{id}/events": {
        parameters: [jobId],
        get: {
          operationId: "follow-job",
          summary: "Progress as server-sent events; resume with Last-Event-ID",
          responses: {
            200: {
              description: "A stream of events, closed by the event `end`",
              content: { "text/event-stream": { schema: { type: "string" } } },
            },
          },
        },
      },
    },
  };
}

/** What `GET /api/tools/{slug}` answers. */
export function describeTool(tool: AnyTool) {
  return {
    slug: tool.slug,
    name: tool.name,
    tagline: tool.tagline,
    category: tool.category,
    runsIn: tool.runsIn,
    input: toJSONSchema(tool.input, { io: "input", unrepresentable: "any" }),
    output: toJSONSchema(tool.output, { io: "output", unrepresentable: "any" }),
    examples: tool.examples,
  };
}

function toolPath(tool: AnyTool) {
  const { input, output, examples } = describeTool(tool);
  const accepted = {
    202: jsonAnswer({
      type: "object",
      properties: { success: { const: true }, job: { type: "object", properties: { id: { type: "string" }, events: { type: "string" } } } },
    }),
  };
  const answered = { 200: jsonAnswer({ type: "object", properties: { success: { const: true }, data: output } }) };
  return {
    get: { operationId: `describe-${tool.slug}`, summary: `What ${tool.name} takes and gives`, responses: { 200: jsonAnswer({}) } },
    post: {
      operationId: tool.slug,
      summary: tool.tagline,
      tags: [tool.category],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: input,
            examples: Object.fromEntries(examples.map(({ title, input: value }) => [title, { value }])),
          },
        },
      },
      responses: {
        ...(tool.runsIn === "job" ? accepted : answered),
        422: failure("The input or the page it names cannot be used; the message says why"),
        429: failure("More than 30 runs in a minute; see Retry-After"),
        503: failure("Every place is taken; see Retry-After"),
      },
    },
  };
}

const pageId = { name: "id", in: "path", required: true, schema: { type: "string" } };
const jobId = { name: "id", in: "path", required: true, schema: { type: "string" } };
const failureSchema = {
  type: "object",
  required: ["success", "message"],
  properties: {
    success: { const: false },
    code: { type: "string" },
    message: { type: "string" },
    fields: { type: "object" },
    retryAfter: { type: "number" },
  },
};
const jsonAnswer = (schema: object) => ({ description: "The answer", content: { "application/json": { schema } } });
const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});
