import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RawAnswer, sendRaw } from "../../tests/support/raw-request.ts";
import { createHttpServer } from "./http-server.ts";
import { refusalOf, sendRefusal } from "./refuse-request.ts";
import { closedHeaders } from "./security-headers/security-headers.ts";

const headers = closedHeaders({ secure: true, imageOrigins: [] });
const patient = serve();
/** For what never ends: a busy machine may be late for it, and no other request is sent there. */
const impatient = serve({ headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 });

function serve(times: Parameters<typeof createHttpServer>[1] = {}) {
  const server = createHttpServer(headers, times);
  server.on("request", (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) return sendRefusal(response, headers, refusal);
    if (request.url === "/halfway") return void response.writeHead(200, { "content-length": 4 }).write("ab");
    request.resume().on("end", () => response.writeHead(200, { connection: "close" }).end());
  });
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  for (const server of [patient, impatient]) await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => {
  for (const server of [patient, impatient]) server.close().closeAllConnections();
});

const HOST = "Host: agency.example\r\n";

describe("createHttpServer", () => {
  it.each([
    ["one host", `GET / HTTP/1.1\r\n${HOST}\r\n`, 200],
    ["GET that says it has no body", `GET / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`, 200],
    ["POST with a body", `POST / HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`, 200],
    ["a hundred headers", `GET / HTTP/1.1\r\n${HOST}${manyHeaders(99)}\r\n`, 200],
    ["two hosts", `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, 400],
    ["two hosts in two spellings", `GET / HTTP/1.1\r\n${HOST}hOST: other.example\r\n\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["GET with a body", `GET / HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`, 400],
    ["GET with chunks", `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["HEAD with a body", `HEAD / HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`, 400],
    ["a length and chunks", `POST / HTTP/1.1\r\n${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ["no HTTP at all", "\x16\x03\x01\r\n\r\n", 400],
    ["another site's address", `GET http://evil.example/ HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["an address that begins like another site's", `GET //evil.example HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["the same with a backslash", `GET /\\evil.example HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["an address that no URL can be made of", `GET //%09/a:b HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["no address", `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400],
    ["more than a hundred headers", `GET / HTTP/1.1\r\n${HOST}${manyHeaders(100)}\r\n`, 431],
    ["more than 16 KB of headers", `GET / HTTP/1.1\r\n${HOST}X: ${"a".repeat(17_000)}\r\n\r\n`, 431],
    ["a way to another server", `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
    ["an expectation", `POST / HTTP/1.1\r\n${HOST}Expect: tea\r\nContent-Length: 0\r\n\r\n`, 417],
    ["chunks that say too much", `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}\r\n`, 413],
  ])("%s", async (_, request, status) => {
    const answer = await sendRaw(portOf(patient), request);
    expect(answer.status).toBe(status);
    if (status !== 200) expectHeaders(answer);
  });

  it.each([
    ["headers that never end", `GET / HTTP/1.1\r\n${HOST}`],
    ["a body that never ends", `POST / HTTP/1.1\r\n${HOST}Content-Length: 30\r\n\r\nabc`],
  ])("%s", async (_, request) => {
    const answer = await sendRaw(portOf(impatient), request);
    expect(answer.status).toBe(408);
    expectHeaders(answer);
  });

  it("says nothing in the middle of an answer", async () => {
    const answer = await sendRaw(portOf(impatient), `POST /halfway HTTP/1.1\r\n${HOST}Content-Length: 30\r\n\r\nabc`);
    expect(answer).toMatchObject({ status: 200, body: "ab" });
  });
});

function expectHeaders(answer: RawAnswer) {
  expect(Object.keys(headers).filter((name) => answer.headers.get(name) !== headers[name])).toEqual([]);
  expect(answer.headers.get("connection")).toBe("close");
}

function manyHeaders(count: number): string {
  return Array.from({ length: count }, (_, index) => `x-${index}: 1\r\n`).join("");
}
