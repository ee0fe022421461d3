import { failure, pathText } from "./openapi-parts.ts";

const refused = { 401: failure("Nobody is signed in"), 403: failure("Another role would have to do it") };
const account = (method: string) => ({
  operationId: `account-${method}`,
  summary: "Sign-in, sessions, second factors and passkeys of staff",
  tags: ["staff"],
  responses: { "2XX": { description: "The answer" }, "4XX": { description: "Refused" } },
});

/** What OpenAPI says of the calls of the admin area; they need a session of staff. */
export const staffPaths = {
  "/api/auth/{call}": { parameters: [pathText("call")], get: account("get"), post: account("post") },
  "/api/admin/resume/{id}": {
    parameters: [pathText("id")],
    get: {
      operationId: "get-resume",
      summary: "The resume of an application, to save",
      tags: ["staff"],
      responses: {
        200: { description: "The file", content: { "application/octet-stream": {} } },
        ...refused,
        404: failure("No such application"),
      },
    },
  },
  "/api/admin/issue/{id}": {
    parameters: [
      pathText("id"),
      { name: "as", in: "query", description: "As mail programs show it in the dark, or without HTML", schema: { enum: ["dark", "text"] } },
    ],
    get: {
      operationId: "get-issue-as-mail",
      summary: "A newsletter as its readers get it by mail",
      tags: ["staff"],
      responses: { 200: { description: "The letter", content: { "text/html": {} } }, ...refused, 404: failure("No such newsletter") },
    },
  },
};
