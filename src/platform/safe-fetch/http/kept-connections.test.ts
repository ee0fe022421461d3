import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type HostileKind, startHostileServer } from "../../../../tests/support/hostile-server.ts";
import { createCertificate } from "../../../../tests/support/self-signed-certificate.ts";
import { createSafeFetch } from "../safe-fetch.ts";

const PUBLIC = "93.184.215.14";
const OTHER_PUBLIC = "8.8.8.8";
const keepAlive = true;
const after: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of after.splice(0)) await end();
});

describe("two requests to one server", () => {
  it("share a connection, and the second says so", async () => {
    const site = await startSite(({ path }) => answerWith(`this is ${path}`));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    const first = await safeFetch(`http://${site.host}/one`, { keepAlive });
    const second = await safeFetch(`http://${site.host}/two`, { keepAlive });
    expect([text(first.body), text(second.body)]).toEqual(["this is /one", "this is /two"]);
    expect(site.connections).toBe(1);
    expect(first.hops[0]?.isReused).toBeUndefined();
    expect(second.hops[0]).toMatchObject({ isReused: true, address: "127.0.0.1", httpVersion: "1.1", timings: { connectMs: 0 } });
  });

  it("share one over TLS too, with the certificate that was checked and no handshake to time", async () => {
    const certificate = createCertificate({ names: ["localhost"] });
    const before = getCACertificates("default");
    setDefaultCACertificates([...before, certificate.cert]);
    after.push(() => setDefaultCACertificates(before));
    const site = await startSite(() => answerWith("safe"), certificate);
    const safeFetch = createSafeFetch({ allowHosts: ["localhost"], userAgent: "test" });
    const url = `https://localhost:${site.port}/`;
    const { hops: first } = await safeFetch(url, { keepAlive });
    const { hops: second } = await safeFetch(url, { keepAlive });
    expect(site.connections).toBe(1);
    expect(first[0]?.timings.tlsMs).toBeGreaterThan(0);
    expect(second[0]).toMatchObject({ isReused: true, tls: first[0]?.tls });
    expect(second[0]?.timings.tlsMs).toBeUndefined();
  });

  it("share one across a redirect whose body came whole", async () => {
    const site = await startSite(({ path }) =>
      path === "/old" ? "HTTP/1.1 301 Moved\r\nLocation: /new\r\nContent-Length: 0\r\n\r\n" : answerWith("new"),
    );
    const { hops } = await createSafeFetch({ allowHosts: [site.host], userAgent: "test" })(`http://${site.host}/old`, { keepAlive });
    expect([site.connections, hops[1]?.isReused]).toEqual([1, true]);
  });

  it.each([
    ["neither", {}, {}],
    ["the first alone", { keepAlive }, {}],
    ["the second alone", {}, { keepAlive }],
  ])("have a connection each unless both ask to share one (%s asks)", async (_, first, second) => {
    const site = await startSite(() => answerWith("page"));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/`, first);
    await safeFetch(`http://${site.host}/`, second);
    expect(site.connections).toBe(2);
  });

  it("have one each at the same time, and twelve at most are kept", async () => {
    const site = await startSite(() => answerWith("page"));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    const ask = () => safeFetch(`http://${site.host}/`, { keepAlive });
    await Promise.all(Array.from({ length: 16 }, ask));
    expect(site.connections).toBe(16);
    await expect.poll(() => site.open, { interval: 2 }).toBe(12);
    await Promise.all(Array.from({ length: 16 }, ask));
    expect(site.connections).toBe(20);
  });

  it("are counted apart against the limits: a kept connection has no fewer bytes to give", async () => {
    const site = await startSite(() => answerWith("x".repeat(90_000)));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    for (let count = 0; count < 8; count++) {
      expect((await safeFetch(`http://${site.host}/`, { keepAlive, maxBytes: 100_000 })).bytesDecoded).toBe(90_000);
    }
    expect(site.connections).toBe(1);
  });

  it("leave nothing open after about two seconds", async () => {
    const site = await startSite(() => answerWith("page"));
    await createSafeFetch({ allowHosts: [site.host], userAgent: "test" })(`http://${site.host}/`, { keepAlive });
    expect(site.open).toBe(1);
    await expect.poll(() => site.open, { timeout: 5_000 }).toBe(0);
  });

  it("do not hold up a process that has nothing else to do", async () => {
    const site = await startSite(() => answerWith("page"));
    const script = `
      const { createSafeFetch } = await import("${new URL("../safe-fetch.ts", import.meta.url).href}");
      await createSafeFetch({ allowHosts: ["${site.host}"], userAgent: "test" })("http://${site.host}/", { keepAlive: true });
      const finishedAt = performance.now();
      process.on("exit", () => console.log(performance.now() - finishedAt));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
    expect(Number(stdout)).toBeLessThan(1_500);
  });
});

describe("an open connection", () => {
  it("is no way around the guard: a name that has come to mean loopback is refused", async () => {
    const site = await startSite(() => answerWith("page"));
    const answers = [PUBLIC, "127.0.0.1", PUBLIC];
    const { safeFetch, dialed } = behindNames(site, () => [answers.shift() ?? ""]);
    await safeFetch("http://rebind.example/", { keepAlive });
    await expect(safeFetch("http://rebind.example/", { keepAlive })).rejects.toMatchObject({
      code: "connect_failed",
      cause: { message: "a special address" },
    });
    expect([dialed, site.requests]).toEqual([[PUBLIC], 1]);
    expect((await safeFetch("http://rebind.example/", { keepAlive })).hops[0]?.isReused).toBe(true);
  });

  it("is no way around the guard when one of several addresses is special", async () => {
    const site = await startSite(() => answerWith("page"));
    const answers = [[PUBLIC], [PUBLIC, "10.0.0.1"]];
    const { safeFetch } = behindNames(site, () => answers.shift() ?? []);
    await safeFetch("http://rebind.example/", { keepAlive });
    await expect(safeFetch("http://rebind.example/", { keepAlive })).rejects.toMatchObject({
      code: "connect_failed",
      cause: { message: "a special address" },
    });
    expect(site.requests).toBe(1);
  });

  it("is not used when the name has moved to another address", async () => {
    const site = await startSite(() => answerWith("page"));
    const answers = [PUBLIC, OTHER_PUBLIC];
    const { safeFetch, dialed } = behindNames(site, () => [answers.shift() ?? ""]);
    await safeFetch("http://moving.example/", { keepAlive });
    const { hops } = await safeFetch("http://moving.example/", { keepAlive });
    expect(dialed).toEqual([PUBLIC, OTHER_PUBLIC]);
    expect(hops[0]).toMatchObject({ address: OTHER_PUBLIC });
  });

  it.each([
    ["name", "http://b.example/"],
    ["spelling of the name", "http://a.example./"],
    ["port", "http://a.example:8080/"],
  ])("is not used for another %s at the same address", async (_, url) => {
    const site = await startSite(() => answerWith("page"));
    const { safeFetch, dialed } = behindNames(site, () => [PUBLIC]);
    await safeFetch("http://a.example/", { keepAlive });
    await safeFetch(url, { keepAlive });
    expect(dialed).toEqual([PUBLIC, PUBLIC]);
  });

  it("that its server closes as we send is replaced by a new one, once", async () => {
    const site = await startSite(({ number, socket }) => {
      if (number === 1) return answerWith("page");
      socket.destroy();
      return "";
    });
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/`, { keepAlive });
    // Each connection serves one answer: the second request finds the first connection dead and is answered over a new one.
    expect(text((await safeFetch(`http://${site.host}/`, { keepAlive })).body)).toBe("page");
    expect([site.connections, site.requests]).toEqual([2, 3]);
  });

  it("is given up for good when the new one fails as well", async () => {
    let isDown = false;
    const site = await startSite(({ socket }) => {
      if (!isDown) return answerWith("page");
      socket.destroy();
      return "";
    });
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/`, { keepAlive });
    isDown = true;
    await expect(safeFetch(`http://${site.host}/`, { keepAlive })).rejects.toMatchObject({ code: "response_reset" });
    expect(site.requests).toBe(3);
  });
});

describe("a connection is not kept", () => {
  it.each([
    ["its answer says close", answerWith("page", "Connection: close\r\n"), {}],
    ["its answer says close among others", answerWith("page", "Connection: foo, Close\r\n"), {}],
    ["its answer is of HTTP/1.0", answerWith("page").replace("1.1", "1.0"), {}],
    ["its body was over the limit and cut", answerWith("x".repeat(2_000)), { maxBytes: 1_000, onTruncate: "keep" as const }],
    [
      "its body unpacks to more than the limit",
      packedAnswer(gzipSync("x".repeat(2_000))),
      { maxBytes: 1_000, onTruncate: "keep" as const },
    ],
    ["its body was over the limit", answerWith("x".repeat(2_000)), { maxBytes: 1_000 }],
    ["its body is damaged", packedAnswer(Buffer.from("no gzip")), {}],
    ["its encoding is unknown", answerWith("page", "Content-Encoding: best\r\n"), {}],
    ["its body stops short", `${answerWith("page").replace("Content-Length: 4", "Content-Length: 9")}`, { totalMs: 100 }],
    ["its chunks are broken", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", {}],
    ["the request was HEAD", "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n", { method: "HEAD" as const }],
  ])("when %s", async (_, answer, options) => {
    const site = await startSite(() => answer);
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/`, { ...options, keepAlive }).catch(() => {});
    await expect.poll(() => site.open, { interval: 2 }).toBe(0);
  });

  it("when the caller gave up", async () => {
    const site = await startSite(() => answerWith("page").replace("Content-Length: 4", "Content-Length: 9"));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    const failing = safeFetch(`http://${site.host}/`, { keepAlive, signal: AbortSignal.timeout(50) });
    await expect(failing).rejects.toMatchObject({ code: "cancelled" });
    await expect.poll(() => site.open, { interval: 2 }).toBe(0);
  });

  it.each<HostileKind>(["gzip-bomb", "endless-body", "endless-chunks", "broken-header", "two-lengths", "long-body", "body-in-204"])(
    "when its server plays %s",
    async (kind) => {
      const server = await startHostileServer();
      after.push(() => server.close());
      const safeFetch = createSafeFetch({ allowHosts: [server.host], userAgent: "test" });
      await safeFetch(server.url(kind), { keepAlive }).catch(() => {});
      await expect.poll(() => server.open, { interval: 2 }).toBe(0);
    },
  );
});

describe("bytes after an answer", () => {
  const smuggled = answerWith("not what was asked for");

  it("sent along with it do not answer the next request", async () => {
    const site = await startSite(({ path }) => (path === "/first" ? answerWith("first") + smuggled : answerWith("second")));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    expect(text((await safeFetch(`http://${site.host}/first`, { keepAlive })).body)).toBe("first");
    const { body, hops } = await safeFetch(`http://${site.host}/second`, { keepAlive });
    expect([text(body), hops[0]?.isReused, site.connections]).toEqual(["second", undefined, 2]);
  });

  it("sent a little later end the connection", async () => {
    const site = await startSite(({ path, socket }) => {
      if (path === "/second") return answerWith("second");
      setTimeout(() => socket.write(smuggled), 20);
      return answerWith("first");
    });
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/first`, { keepAlive });
    await expect.poll(() => site.open, { interval: 2 }).toBe(0);
    expect(text((await safeFetch(`http://${site.host}/second`, { keepAlive })).body)).toBe("second");
  });

  it("that have arrived unread when the next request is made do not answer it", async () => {
    let held: Socket | undefined;
    const site = await startSite(({ path, socket }) => {
      held ??= socket;
      return path === "/second" ? answerWith("second") : answerWith("first");
    });
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/first`, { keepAlive });
    held?.write(smuggled);
    const { body, hops } = await safeFetch(`http://${site.host}/second`, { keepAlive });
    expect([text(body), hops[0]?.isReused]).toEqual(["second", undefined]);
  });

  it("that are no HTTP are not held against the next request", async () => {
    const site = await startSite(({ path }) => (path === "/first" ? `${answerWith("first")}\0\0garbage` : answerWith("second")));
    const safeFetch = createSafeFetch({ allowHosts: [site.host], userAgent: "test" });
    await safeFetch(`http://${site.host}/first`, { keepAlive });
    expect(text((await safeFetch(`http://${site.host}/second`, { keepAlive })).body)).toBe("second");
  });
});

interface Asked {
  path: string;
  /** Which request of its connection this is, from 1. */
  number: number;
  socket: Socket;
}

/** A server that writes what it is told, byte by byte as told, and leaves its connections open. */
async function startSite(answer: (asked: Asked) => string | Buffer, certificate?: { key: string; cert: string }) {
  const sockets = new Set<Socket>();
  const counts = { connections: 0, requests: 0 };
  const serve = (socket: Socket) => {
    let number = 0;
    counts.connections++;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (data) => {
      counts.requests++;
      number++;
      const written = answer({ path: data.toString("latin1").split(" ")[1] ?? "", number, socket });
      if (written.length > 0) socket.write(written);
    });
  };
  const server: Server = certificate ? createTlsServer(certificate, serve) : createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  after.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    port,
    get connections() {
      return counts.connections;
    },
    get requests() {
      return counts.requests;
    },
    get open() {
      return sockets.size;
    },
  };
}

/** Names that resolve to public addresses, all of which lead to the site. */
function behindNames({ port }: { port: number }, resolveNow: () => string[]) {
  const dialed: string[] = [];
  const safeFetch = createSafeFetch({
    allowHosts: [],
    userAgent: "test",
    resolve: async () => resolveNow().map((address) => ({ address, family: 4 as const })),
    dial(address) {
      dialed.push(address);
      return Object.defineProperty(connect({ host: "127.0.0.1", port }), "remoteAddress", { value: address });
    },
  });
  return { safeFetch, dialed };
}

function answerWith(body: string, headers = ""): string {
  return `HTTP/1.1 200 OK\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function packedAnswer(body: Buffer): Buffer {
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
