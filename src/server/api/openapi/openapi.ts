import { toJSONSchema } from "zod/v4/core";
import type { AnyTool } from "#core/tool/define-tool.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { takesFiles } from "../../bodies/body-limits.ts";
import { imagePaths } from "../../tool-images/image-paths.ts";
import { bookingPaths } from "./booking-paths.ts";
import { chatPaths } from "./chat-paths.ts";
import { contentPaths, contentSchemas } from "./content-paths.ts";
import { formPaths } from "./form-paths.ts";
import { answered, bodyFailures, failure, success, text } from "./openapi-parts.ts";
import { runPaths } from "./run-paths.ts";
import { speedPaths } from "./speed-paths.ts";
import { staffPaths } from "./staff-paths.ts";

/** OpenAPI 3.1 of everything below /api, made from the schemas that check the input. */
export function openApi(tools: ToolRegistry, site: { origin: string; title: string; runsAMinute: number }) {
  const paths: Record<string, object> = {
    ...contentPaths,
    ...formPaths,
    ...bookingPaths,
    ...chatPaths,
    ...speedPaths,
    ...toolListPath,
    ...Object.fromEntries([...tools.values()].map(({ tool }) => [`/api/tools/${tool.slug}`, toolPath(tool)])),
    ...imagePaths,
    ...runPaths,
    ...staffPaths,
  };
  return {
    openapi: "3.1.1",
    info: {
      title: site.title,
      version: "1",
      description: `Free SEO tools, content and forms. No key; ${site.runsAMinute} runs of tools a minute.`,
    },
    servers: [{ url: site.origin }],
    components: { schemas: { Failure: failureSchema, ...contentSchemas } },
    paths,
  };
}

const descriptions = new WeakMap<AnyTool, ReturnType<typeof description>>();

/** What `GET /api/tools/{slug}` answers. Schemas of 64 tools are worth milliseconds: each is written once. */
export function describeTool(tool: AnyTool) {
  const described = descriptions.get(tool) ?? description(tool);
  descriptions.set(tool, described);
  return described;
}

function description(tool: AnyTool) {
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

/** The same fields in a form, where a file is a file. */
function withFiles(input: object): object {
  return JSON.parse(JSON.stringify(input), (_, value) =>
    value?.contentEncoding === "base64" ? { type: "string", contentMediaType: "application/octet-stream" } : value,
  );
}

function toolPath(tool: AnyTool) {
  const { input, output, examples } = describeTool(tool);
  const accepted = { 202: answered({ success, job: { type: "object", properties: { id: text, events: text } } }, "Begun; follow it") };
  return {
    get: {
      operationId: `describe-${tool.slug}`,
      summary: `What ${tool.name} takes and gives`,
      responses: { 200: answered({ success, tool: { type: "object" } }) },
    },
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
          ...(takesFiles(tool) ? { "multipart/form-data": { schema: withFiles(input) } } : {}),
        },
      },
      responses: {
        ...(tool.runsIn === "job" ? accepted : { 200: answered({ success, data: output }) }),
        ...bodyFailures,
        422: failure("The input or the page it names cannot be used; the message says why"),
        429: failure("More runs than fit in a minute; see Retry-After"),
        503: failure("Every place is taken; see Retry-After"),
      },
    },
  };
}

const failureSchema = {
  type: "object",
  required: ["success", "message"],
  properties: {
    success: { const: false },
    code: { type: "string" },
    message: { type: "string", description: "A sentence for people" },
    fields: { type: "object", additionalProperties: { type: "string" }, description: "What to change, by field" },
    retryAfter: { type: "number", description: "Seconds" },
  },
};

const toolListPath = {
  "/api/tools": {
    get: {
      operationId: "list-tools",
      summary: "Every tool by name",
      responses: {
        200: answered({
          success,
          tools: { type: "array", items: { type: "object", properties: { slug: text, name: text, tagline: text } } },
        }),
      },
    },
  },
};
