import { chatRequest } from "#features/chat/chat-request.ts";
import { READS_A_MINUTE } from "../chat-api.ts";
import { form, wrapped } from "./form-paths.ts";
import { answered, failure, jsonBody, pathText, queryText, schemaOf, success, text } from "./openapi-parts.ts";

const list = (properties: Record<string, object>) => ({ type: "array", items: { type: "object", properties } });
const chat = {
  type: "object",
  properties: {
    state: { enum: ["open", "answered", "closed"] },
    messages: list({
      seq: { type: "integer" },
      from: { enum: ["visitor", "team"] },
      text,
      at: { type: "string", format: "date-time" },
    }),
    hasEmail: { type: "boolean" },
    unseen: { type: "integer" },
  },
};
const taken = answered({ success, message: text, token: text, chat }, "Taken; the token is the address of the conversation");
const token = pathText("token");

/** What OpenAPI says of the message box. */
export const chatPaths = {
  "/api/chat": {
    get: {
      operationId: "get-chat-info",
      summary: "Office hours, and questions that were asked before",
      tags: ["forms"],
      responses: {
        200: answered({ success, presence: { type: "object" }, promise: text, entries: list({ title: text, text, href: text }) }),
      },
    },
    ...form("start-chat", "The first message of a conversation", jsonBody(wrapped(schemaOf(chatRequest, "input"))), { 200: taken }),
  },
  "/api/chat/{token}": {
    parameters: [token],
    get: {
      operationId: "read-chat",
      summary: "A conversation, for whoever has its token",
      tags: ["forms"],
      parameters: [queryText("seen", "1 when it is on the visitor's screen: no mail tells it again")],
      responses: {
        200: answered({ success, chat }),
        404: failure("No such conversation"),
        429: failure(`More than ${READS_A_MINUTE} reads a minute`),
      },
    },
    ...form("say-in-chat", "Another message", jsonBody(wrapped(schemaOf(chatRequest, "input"))), {
      200: taken,
      404: failure("No such conversation"),
    }),
  },
};
