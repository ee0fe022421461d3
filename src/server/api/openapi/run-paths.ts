import { auditRequest, MOST_PAGES, PER_VISITOR } from "#features/audit/start-audit.ts";
import { answered, bodyFailures, failure, jsonAnswer, jsonBody, pathText, queryText, schemaOf, success, text } from "./openapi-parts.ts";

const states = { enum: ["waiting", "running", "done", "failed", "cancelled"] };
const unknownRun = failure("No such run");
const watched = failure("More than 8 watched at once from one network; see Retry-After");
const run = { type: "object", properties: { id: text, queue: text, state: states, result: {}, error: { type: "object" } } };
const table = (description: string) => ({ description, content: { "text/csv": { schema: { type: "string" } } } });

const stream = {
  description: "A stream of events, closed by the event `end`",
  content: { "text/event-stream": { schema: { type: "string" } } },
};

/** What OpenAPI says of long runs, of the audit, of kept pages and of what serves the site itself. */
export const runPaths = {
  "/api/jobs/{id}": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-job",
      summary: "State and result of a long run",
      responses: { 200: answered({ success, job: run }), 404: unknownRun },
    },
    delete: {
      operationId: "cancel-job",
      summary: "Stop a run and keep what it found",
      responses: { 200: answered({ success }), 404: unknownRun },
    },
  },
  "/api/jobs/{id}/cancel": {
    parameters: [pathText("id")],
    post: {
      operationId: "cancel-job-by-form",
      summary: "The same for a form without JavaScript",
      responses: { 303: { description: "To the page of the run" }, 404: unknownRun },
    },
  },
  "/api/jobs/{id}/events": {
    parameters: [pathText("id")],
    get: {
      operationId: "follow-job",
      summary: "Progress as server-sent events; resume with Last-Event-ID",
      parameters: [queryText("after", "The number of the last event you have")],
      responses: { 200: stream, 404: unknownRun, 429: watched },
    },
  },
  "/api/jobs/{id}/files/{name}": {
    parameters: [pathText("id"), pathText("name")],
    get: {
      operationId: "get-job-file",
      summary: "A file that a run made",
      responses: {
        200: { description: "The file", content: { "*/*": {} } },
        404: unknownRun,
        429: failure("More than 60 a minute; see Retry-After"),
      },
    },
  },
  "/api/audit": {
    post: {
      operationId: "start-audit",
      summary: `Begin an audit of up to ${MOST_PAGES} pages; 25 where no number is named`,
      requestBody: jsonBody(schemaOf(auditRequest, "input")),
      responses: {
        202: jsonAnswer({ type: "object", required: ["success", "message", "audit"], properties: { success, message: text, audit: text } }),
        ...bodyFailures,
        429: failure(`More than ${PER_VISITOR.limit} in an hour; see Retry-After`),
        503: failure("Every place is taken; see Retry-After"),
      },
    },
  },
  "/api/audit/{id}": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-audit",
      summary: "State and report of a free audit; the id `demo` is the audit of this site",
      responses: {
        200: jsonAnswer({ type: "object", required: ["success", "state"], properties: { success, state: states, report: {}, error: {} } }),
        404: unknownRun,
      },
    },
  },
  "/api/audit/{id}/events": {
    parameters: [pathText("id")],
    get: {
      operationId: "follow-audit",
      summary: "The crawl of an audit as server-sent events; resume with Last-Event-ID",
      responses: { 200: stream, 404: unknownRun, 429: watched },
    },
  },
  "/api/audit/{id}.csv": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-audit-table",
      summary: "Every fix of a report as a table",
      responses: { 200: table("The table"), 404: unknownRun },
    },
  },
  "/api/audit/{id}.pdf": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-audit-pdf",
      summary: "A report on A4 pages",
      responses: {
        200: {
          description: "The PDF",
          content: { "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } } },
        },
        404: unknownRun,
        503: failure("This server has no browser to print with, or too many wait for it"),
      },
    },
  },
  "/api/pages/{id}": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-page-report",
      summary: "A kept page, judged by every tool that needs nothing else",
      responses: { 200: answered({ success, report: { type: "object" } }), 404: failure("The page is not kept any more") },
    },
  },
  "/api/pages/{id}.csv": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-page-table",
      summary: "The same as a table",
      responses: { 200: table("The table"), 404: failure("The page is not kept any more") },
    },
  },
  "/api/pages/{id}/source": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-page-source",
      summary: "A kept page byte for byte, as text",
      responses: {
        200: { description: "The source", content: { "text/plain": { schema: { type: "string" } } } },
        404: failure("The page is not kept any more"),
      },
    },
  },
  "/api/search-index.json": {
    get: {
      operationId: "get-search-index",
      summary: "A line a tool, a service, a case study, a post",
      responses: {
        200: jsonAnswer({ type: "array", items: { type: "object", properties: { kind: text, title: text, text, href: text } } }),
      },
    },
  },
  "/api/openapi.json": {
    get: {
      operationId: "get-description",
      summary: "This document",
      responses: { 200: jsonAnswer({ type: "object" }) },
    },
  },
};
