import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readUnwantedBodies } from "./unread-bodies.ts";

const MB = 1_000_000;
let isReady = true;
/** As they were answered. */
const requests: IncomingMessage[] = [];
const server = createServer(async (request, response) => {
  requests.push(request);
  // As a form that is refused at its first field.
  for await (const _ of request.iterator({ destroyOnReturn: false })) break;
  response.writeHead(413, { "content-length": 2 }).end("no");
});
readUnwantedBodies(server, () => isReady);
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close().closeAllConnections());

/** A form of which `sent` bytes are sent at once; what was answered, and whether the connection is open, is read off it. */
function send(bytes: number, sent = bytes) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const form = { answer: "", isOpen: true, socket };
  socket.on("data", (piece) => {
    form.answer += piece.toString("latin1");
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    form.isOpen = false;
  });
  socket.write(`POST / HTTP/1.1\r\nHost: agency.example\r\nContent-Length: ${bytes}\r\n\r\n`);
  socket.write(Buffer.alloc(sent));
  return form;
}
const answers = ({ answer }: { answer: string }) => answer.split("HTTP/1.1 413").length - 1;

it("reads a body to its end after the answer, and takes the next request of the connection", async () => {
  const form = send(8 * MB);
  await expect.poll(() => answers(form)).toBe(1);
  form.socket.write("GET / HTTP/1.1\r\nHost: agency.example\r\n\r\n");
  await expect.poll(() => answers(form), { timeout: 20_000 }).toBe(2);
  form.socket.destroy();
});

it("reads from one connection after another, so that many come slowly and none is forgotten", async () => {
  requests.length = 0;
  const forms = Array.from({ length: 12 }, () => send(20 * MB));
  await expect.poll(() => forms.map(answers), { timeout: 20_000 }).toEqual(Array(12).fill(1));
  const read = requests.reduce((sum, { socket }) => sum + socket.bytesRead, 0);
  expect(read, "far from all of it when all are answered").toBeLessThan(120 * MB);
  const held = requests.map(({ readableLength }) => readableLength);
  expect(held, "bytes that lie in memory meanwhile").toEqual(Array(12).fill(0));
  for (const { socket } of forms.slice(2)) socket.destroy();
  for (const { socket } of forms.slice(0, 2)) socket.write("GET / HTTP/1.1\r\nHost: agency.example\r\n\r\n");
  await expect.poll(() => forms.slice(0, 2).map(answers), { timeout: 30_000 }).toEqual([2, 2]);
  for (const { socket } of forms) socket.destroy();
});

it("holds up nobody who leaves", async () => {
  const form = send(8 * MB, MB);
  await expect.poll(() => answers(form)).toBe(1);
  isReady = false;
  await expect.poll(() => form.isOpen).toBe(false);
});
