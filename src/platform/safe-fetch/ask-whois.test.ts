import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createAskWhois } from "./ask-whois.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: (query: string, socket: Socket) => void): Promise<string> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => {});
    socket.once("data", (piece) => answer(piece.toString("latin1"), socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const local = { allowHosts: ["127.0.0.1"] };

describe("askWhois", () => {
  it("sends one line and gives what comes back", async () => {
    const server = await serve((query, socket) => socket.end(`you asked ${JSON.stringify(query)}`));
    expect(await createAskWhois(local)(server, "example.com\r\nsecond line")).toBe('you asked "example.com second line\\r\\n"');
  });

  it("reads UTF-8, and Latin-1 where it is not", async () => {
    const utf8 = await serve((_, socket) => socket.end("owner: Café"));
    const latin1 = await serve((_, socket) => socket.end(Buffer.from("owner: Caf\xe9", "latin1")));
    expect([await createAskWhois(local)(utf8, "x"), await createAskWhois(local)(latin1, "x")]).toEqual(["owner: Café", "owner: Café"]);
  });

  it("keeps a bounded part of an answer without end", async () => {
    const server = await serve((_, socket) => {
      const drip = () => socket.writable && socket.write("x".repeat(60_000), drip);
      drip();
    });
    expect(await createAskWhois({ ...local, maxBytes: 100_000 })(server, "x")).toHaveLength(100_000);
  });

  it("gives up on a server that says nothing", async () => {
    const server = await serve(() => {});
    await expect(createAskWhois({ ...local, totalMs: 100 })(server, "x")).rejects.toMatchObject({ code: "response_timeout" });
  });

  it("stops when the visitor does", async () => {
    const server = await serve(() => {});
    const stop = new AbortController();
    const asked = createAskWhois(local)(server, "x", stop.signal);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ code: "cancelled" });
  });

  it.each([
    ["127.0.0.1", "connect_failed"],
    ["localhost", "connect_failed"],
    ["169.254.169.254", "connect_failed"],
    ["[::1]", "connect_failed"],
    ["whois.example:25", "address_port"],
    ["whois.example/path", "address_malformed"],
    ["user@whois.example", "address_credentials"],
    ["", "address_malformed"],
  ])("refuses %s", async (server, code) => {
    const resolve = async () => [{ address: "192.0.2.1", family: 4 as const }];
    await expect(createAskWhois({ allowHosts: [], resolve })(server, "x")).rejects.toMatchObject({ code });
  });

  it("refuses a public name that leads inside", async () => {
    const resolve = async () => [{ address: "10.0.0.7", family: 4 as const }];
    await expect(createAskWhois({ allowHosts: [], resolve })("whois.evil.example", "x")).rejects.toMatchObject({ code: "connect_failed" });
  });
});
