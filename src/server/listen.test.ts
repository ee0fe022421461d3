import { createServer, get } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { expect, it } from "vitest";
import { listen } from "./listen.ts";

const host = "127.0.0.1";
const ask = (port: number) =>
  new Promise<number | undefined>((resolve, reject) =>
    get({ port, host, agent: false }, (answer) => resolve(answer.resume().statusCode)).on("error", reject),
  );

it("answers on every socket, and closes all of them when the last request is answered", async () => {
  const answers: (() => void)[] = [];
  const server = createServer((_, response) => answers.push(() => response.end()));
  const close = await listen(server, { port: 0, host });
  const { port } = server.address() as AddressInfo;
  const asked = Array.from({ length: 64 }, () => ask(port));
  await expect.poll(() => answers.length).toBe(64);
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await expect(ask(port)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  expect(isClosed).toBe(false);
  for (const answer of answers) answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  await closing;
});

it("says when somebody else has the port", async () => {
  const other = createSocketServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer(), { port, host })).rejects.toMatchObject({ code: "EADDRINUSE" });
  other.close();
});
