import { HONEYPOT, PROOF } from "#core/forms/guard-fields.ts";
import { applicationRequest } from "#features/applications/applications.ts";
import { leadRequest } from "#features/leads/lead-request.ts";
import { subscribeRequest } from "#features/newsletter/newsletter.ts";
import { reviewRequest } from "#features/reviews/review-request.ts";
import { PROVED, UNPROVED } from "#platform/form-guard/form-guard.ts";
import { visitRequest } from "../forms-api.ts";
import { answered, bodyFailures, failure, jsonAnswer, jsonBody, queryText, schemaOf, success, text } from "./openapi-parts.ts";

/** Beside the fields of a form: what tells people from programs. Both may be left out. */
const guard = {
  properties: {
    [PROOF]: {
      type: "string",
      description: `The solved challenge of /api/challenge as base64 of its JSON; raises the limit from ${UNPROVED.limit} to ${PROVED.limit} an hour`,
    },
    [HONEYPOT]: { type: "string", description: "Leave it empty" },
  },
};
export const wrapped = (...schemas: object[]) => ({
  type: "object",
  required: ["data"],
  properties: { data: { allOf: [...schemas, guard] } },
});
const limited = failure("More forms from one network than an hour allows");
const accepted = answered({ success, message: text }, "Taken; the message is for people");

export function form(operationId: string, summary: string, requestBody: object, responses: object = { 200: accepted }) {
  return { post: { operationId, summary, tags: ["forms"], requestBody, responses: { ...responses, ...bodyFailures, 429: limited } } };
}

const subscribeForm = {
  allOf: [{ properties: { form: { const: "subscribe" } }, required: ["form"] }, schemaOf(subscribeRequest, "input")],
};
const application = schemaOf(applicationRequest, "input") as { properties: object; required: string[] };
const review = {
  type: "object",
  properties: {
    id: text,
    tool: text,
    userName: text,
    userFeedback: text,
    createdAt: { type: "string", format: "date-time" },
    rating: { type: ["integer", "null"], minimum: 1, maximum: 5 },
    reply: { type: ["string", "null"] },
  },
};

/** What OpenAPI says of everything a visitor can send. */
export const formPaths = {
  "/api/challenge": {
    get: {
      operationId: "get-challenge",
      summary: "Work for a browser, so that a form is known to come from one",
      tags: ["forms"],
      responses: {
        200: jsonAnswer({
          type: "object",
          required: ["algorithm", "challenge", "salt", "maxnumber", "signature"],
          properties: {
            algorithm: { const: "SHA-256" },
            challenge: text,
            salt: text,
            maxnumber: { type: "integer" },
            signature: text,
          },
        }),
      },
    },
  },
  "/api/send-mail": form(
    "send-mail",
    "An audit, a message, a proposal, the portfolio or the newsletter, by `data.form`",
    jsonBody(wrapped({ oneOf: [schemaOf(leadRequest, "input"), subscribeForm] })),
    {
      200: jsonAnswer({
        type: "object",
        required: ["success", "message"],
        properties: {
          success,
          message: text,
          audit: { type: "string", description: "The number of the audit that began: /api/audit/{id}" },
        },
      }),
    },
  ),
  "/api/subscribe": form(
    "subscribe",
    "The newsletter; a mail asks for confirmation",
    jsonBody(wrapped(schemaOf(subscribeRequest, "input"))),
  ),
  "/api/apply": form("apply", "An application for an open seat, with its resume", {
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          ...application,
          required: [...application.required, "resume"],
          properties: {
            ...application.properties,
            resume: { type: "string", contentMediaType: "application/octet-stream", description: "PDF, DOC or DOCX, 5 MB at most" },
          },
        },
      },
    },
  }),
  "/api/get-ip-store": form(
    "get-ip-store",
    "Notes a visit; its address is cut short after a day",
    jsonBody(wrapped(schemaOf(visitRequest, "input"))),
    {
      200: answered({ success, message: text, ip: text, detailComplete: { type: "boolean" } }),
    },
  ),
  "/api/create-review": form(
    "create-review",
    "A review of a tool or post; a person approves it before it is shown",
    jsonBody(wrapped(schemaOf(reviewRequest, "input"))),
    { 200: accepted, 404: failure("There is no such tool or post") },
  ),
  "/api/get-reviews": {
    get: {
      operationId: "get-reviews",
      summary: "Approved reviews, newest first; never an email address",
      tags: ["forms"],
      parameters: [queryText("tool", "A tool's slug, or post: and a post's")],
      responses: { 200: answered({ success, reviews: { type: "array", items: review }, message: text }) },
    },
  },
};
