import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { readUnwantedBodies } from "../unread-bodies.ts";
import { boundBody } from "./bound-body.ts";
import { readBody } from "./read-body.ts";

const app = new Hono();
app.onError((error, c) => c.text(error.message, error instanceof AppError ? (error.status as 413) : 500));
app.use(boundBody(({ req }) => (req.path === "/" ? 1000 : 20_000_000)));
app.post("/begun", async (c) => {
  for await (const piece of c.req.raw.body ?? []) return c.text(`after ${piece.length > 0 ? "a piece" : "nothing"}`, 413);
  return c.text("all read");
});
app.post("/unread", (c) => c.text("not read"));
app.all("*", async (c) => c.text(`${c.req.method} ${(await readBody(c.req.raw)).length}`));
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false }));
readUnwantedBodies(server, () => true);

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

function send(method: string, body: string | undefined, chunked: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : chunked ? { "transfer-encoding": "chunked" } : { "content-length": Buffer.byteLength(body) };
    const asked = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, method, headers });
    asked.on("error", reject);
    asked.on("response", async (answer) => {
      let text = "";
      for await (const piece of answer) text += String(piece);
      resolve(`${answer.statusCode} ${text}`);
    });
    asked.end(body);
  });
}

describe("boundBody", () => {
  it.each([
    ["POST", "x".repeat(1000), false, "200 POST 1000"],
    ["POST", "x".repeat(1000), true, "200 POST 1000"],
    ["POST", "x".repeat(1001), false, "413 That is larger than 1 KB. Send a smaller one."],
    ["POST", "x".repeat(1001), true, "413 That is larger than 1 KB. Send a smaller one."],
    ["POST", "", true, "200 POST 0"],
    ["DELETE", undefined, false, "200 DELETE 0"],
    ["DELETE", "", true, "200 DELETE 0"],
    ["GET", undefined, false, "200 GET 0"],
  ])("%s with %j, in chunks: %s", async (method, body, chunked, expected) => expect(await send(method, body, chunked)).toBe(expected));
});

it("answers who is refused in the middle of a body, and takes the next request of the connection", async () => {
  let said = "";
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("data", (piece) => {
    said += piece.toString("latin1");
  });
  socket.on("error", (fault) => {
    said += fault.message;
  });
  socket.write("POST /begun HTTP/1.1\r\nHost: agency.example\r\nContent-Length: 8000000\r\n\r\n");
  socket.write(Buffer.alloc(8_000_000));
  await expect.poll(() => said).toContain("after a piece");
  socket.write("GET /next HTTP/1.1\r\nHost: agency.example\r\n\r\n");
  await expect.poll(() => said, { timeout: 20_000 }).toContain("GET 0");
  socket.destroy();
});
