import { once } from "node:events";
import { createServer as createHttpServer, type Server as HttpServer, request } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGuardProxy, type GuardProxy } from "./guard-proxy.ts";

const PUBLIC = "93.184.215.14";
let canary: Server;
let canaryPort: number;
let touched = 0;
let site: HttpServer;
let sitePort: number;
let proxy: GuardProxy | undefined;

beforeAll(async () => {
  canary = createServer((socket) => {
    touched += 1;
    socket.on("error", () => {});
    socket.end();
  });
  canary.listen(0);
  site = createHttpServer((asked, answer) => {
    if (asked.url === "/big") answer.end(Buffer.alloc(300_000, 1));
    else
      answer.writeHead(200, { "x-seen": JSON.stringify(asked.headers), "content-type": "text/plain" }).end(`${asked.method} ${asked.url}`);
  });
  site.listen(0, "127.0.0.1");
  await Promise.all([once(canary, "listening"), once(site, "listening")]);
  canaryPort = (canary.address() as AddressInfo).port;
  sitePort = (site.address() as AddressInfo).port;
});
afterEach(() => {
  proxy?.close();
  expect(touched, "connections to the canary").toBe(0);
});
afterAll(() => {
  canary.close();
  site.close();
});

const limits = { maxBytes: 5_000_000, maxConnections: 100, totalMs: 10_000 };

/** "public.test" stands for a public host; its address leads to the trial site. Every other name is loopback. */
async function start(change: Partial<typeof limits> = {}) {
  proxy = await createGuardProxy({
    allowHosts: [],
    ownHosts: ["own.test"],
    ports: [80, 443, canaryPort, sitePort],
    resolve: async (host) => [{ address: host === "public.test" || host === "own.test" ? PUBLIC : "127.0.0.1", family: 4 }],
    dial: (address, port) => {
      const socket = connect({ host: "127.0.0.1", port: address === PUBLIC ? sitePort : port });
      // The guard looks at the peer; for the stand-in of a public host it is told what a real one would say.
      Object.defineProperty(socket, "remoteAddress", { get: () => address });
      return socket;
    },
  })({ ...limits, ...change });
  return proxy;
}

function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string; seen: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: proxy?.port, path: url, headers: { host: new URL(url).host, ...headers } });
    asked.on("error", reject);
    asked.on("response", async (answer) => {
      const pieces: Buffer[] = [];
      try {
        for await (const piece of answer) pieces.push(piece as Buffer);
      } catch (error) {
        reject(error);
      }
      const seen = JSON.parse(String(answer.headers["x-seen"] ?? "{}")) as Record<string, string>;
      resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString(), seen });
    });
    asked.end();
  });
}

function connectThrough(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: proxy?.port, method: "CONNECT", path: target });
    asked.on("error", reject);
    asked.on("connect", (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("response", (answer) => resolve(answer.statusCode ?? 0));
    asked.end();
  });
}

describe("the guard proxy", () => {
  it("hands a request on to a public host, without what belongs to one hop", async () => {
    await start();
    const answer = await get("http://public.test/a?b=1", {
      "proxy-connection": "keep-alive",
      "x-own": "1",
      connection: "x-hop",
      "x-hop": "1",
    });
    expect(answer).toMatchObject({ status: 200, body: "GET /a?b=1" });
    expect(answer.seen).toMatchObject({ host: "public.test", "x-own": "1", connection: "close" });
    expect(Object.keys(answer.seen)).not.toContain("proxy-connection");
    expect(Object.keys(answer.seen)).not.toContain("x-hop");
  });

  it("opens a tunnel to a public host", async () => {
    await start();
    expect(await connectThrough("public.test:443")).toBe(200);
  });

  it.each([
    "http://127.0.0.1",
    "http://[::1]",
    "http://localhost",
    "http://169.254.169.254",
    "http://2130706433",
    "http://rebound.test",
    "http://own.test",
  ])("refuses %s by request and by tunnel", async (origin) => {
    await start();
    const { host } = new URL(origin);
    expect((await get(`${origin}:${canaryPort}/`)).status).toBe(403);
    expect(await connectThrough(`${host}:${canaryPort}`)).toBe(403);
    expect(proxy?.refused.length).toBeGreaterThan(0);
  });

  it.each(["ftp://public.test/", "https://public.test/", "/relative"])("takes no request for %s", async (path) => {
    await start();
    const asked = request({ host: "127.0.0.1", port: proxy?.port, path });
    asked.end();
    const [answer] = await once(asked, "response");
    expect(answer.statusCode).toBe(403);
  });

  it("refuses a port that no web site uses", async () => {
    await start();
    expect(await connectThrough("public.test:25")).toBe(403);
  });

  it("ends when more bytes cross than it may carry", async () => {
    await start({ maxBytes: 100_000 });
    await get("http://public.test/big").catch(() => undefined);
    expect(proxy?.limit).toBe("bytes");
  });

  it("ends when more connections are asked for than it may make", async () => {
    await start({ maxConnections: 2 });
    await get("http://public.test/1");
    await get("http://public.test/2");
    await get("http://public.test/3").catch(() => undefined);
    expect(proxy?.limit).toBe("connections");
  });

  it("ends when its time is over", async () => {
    await start({ totalMs: 50 });
    await expect.poll(() => proxy?.limit).toBe("time");
    await expect(get("http://public.test/")).rejects.toThrow();
  });
});
