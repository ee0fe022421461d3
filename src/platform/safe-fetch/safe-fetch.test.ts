import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCertificate, daysFromNow } from "../../../tests/support/self-signed-certificate.ts";
import { createSafeFetch } from "./safe-fetch.ts";

const PAGE = `<title>A page</title>${"<p>Grüße</p>".repeat(500)}`;
const servers: Server[] = [];
let host: string;
let safeFetch: ReturnType<typeof createSafeFetch>;

beforeAll(async () => {
  host = `127.0.0.1:${await listen(createServer(answer))}`;
  safeFetch = createSafeFetch({ allowHosts: [host], userAgent: "TestBot/1.0 (+https://example.com/bot)" });
});
afterAll(() => {
  for (const server of servers) server.close();
});

describe("bodies", () => {
  it.each(["plain", "gzip", "x-gzip", "deflate", "raw-deflate", "br", "zstd", "chunked", "unsized", "gzip-then-br"])(
    "reads a %s body",
    async (kind) => {
      const response = await safeFetch(`http://${host}/${kind}`);
      expect(text(response.body)).toBe(PAGE);
      expect(response).toMatchObject({
        status: 200,
        truncated: false,
        bytesDecoded: Buffer.byteLength(PAGE),
        url: `http://${host}/${kind}`,
      });
      expect(response.bytesWire).toBe(wireLength(kind));
    },
  );

  it("takes an empty body under an encoding label for what it is", async () => {
    expect((await safeFetch(`http://${host}/empty-gzip`)).bytesDecoded).toBe(0);
  });

  it("keeps a body of exactly the cap whole, and one byte more is too large", async () => {
    const maxBytes = Buffer.byteLength(PAGE);
    expect((await safeFetch(`http://${host}/gzip`, { maxBytes })).truncated).toBe(false);
    await expect(safeFetch(`http://${host}/gzip`, { maxBytes: maxBytes - 1 })).rejects.toMatchObject({ code: "response_too_large" });
  });

  it("cuts at the cap when asked to keep what came", async () => {
    const response = await safeFetch(`http://${host}/br`, { maxBytes: 100, onTruncate: "keep" });
    expect(text(response.body)).toBe(text(Buffer.from(PAGE).subarray(0, 100)));
    expect(response).toMatchObject({ truncated: true, bytesDecoded: 100 });
  });

  it("reads no body for HEAD, and none when told not to", async () => {
    const head = await safeFetch(`http://${host}/gzip`, { method: "HEAD" });
    expect(head).toMatchObject({ status: 200, bytesDecoded: 0 });
    expect(head.headers.get("content-encoding")).toBe("gzip");
    expect((await safeFetch(`http://${host}/gzip`, { readBody: false })).bytesDecoded).toBe(0);
  });

  it("returns error pages like any other", async () => {
    const response = await safeFetch(`http://${host}/missing`);
    expect(response.status).toBe(404);
    expect(text(response.body)).toBe("nothing here");
  });
});

describe("headers", () => {
  it("sends its own user agent and only headers of the allow list", async () => {
    const headers = { "accept-language": "de", cookie: "a=b", authorization: "Basic x", host: "evil.example" };
    const sent = JSON.parse(text((await safeFetch(`http://${host}/echo`, { headers })).body));
    expect(sent).toEqual({
      host,
      connection: "close",
      "user-agent": "TestBot/1.0 (+https://example.com/bot)",
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      "accept-language": "de",
      "accept-encoding": "gzip, deflate, br, zstd",
    });
  });

  it("goes under another name only where that is asked for", async () => {
    const headers = { "accept-encoding": "identity" };
    const sent = JSON.parse(text((await safeFetch(`http://${host}/echo`, { as: "googlebot", headers })).body));
    expect(sent["user-agent"]).toMatch(/^Mozilla\/5\.0 .* \(compatible; Googlebot\/2\.1; \+http:\/\/www\.google\.com\/bot\.html\)$/);
    expect(sent["accept-encoding"]).toBe("identity");
  });

  it("keeps order, case and repetition of what it receives", async () => {
    const { headers } = await safeFetch(`http://${host}/headers`);
    expect(headers.entries.slice(0, 4)).toEqual([
      ["X-Second", "2"],
      ["x-first", "1"],
      ["Set-Cookie", "a=1"],
      ["Set-Cookie", "b=2"],
    ]);
    expect(headers.get("SET-COOKIE")).toBe("a=1, b=2");
    expect(headers.all("set-cookie")).toEqual(["a=1", "b=2"]);
    expect(headers.get("x-missing")).toBeUndefined();
  });

  it("reads header bytes as UTF-8, or as Latin-1 where they are none", async () => {
    const { headers } = await safeFetch(`http://${host}/words`);
    expect([headers.get("x-utf8"), headers.get("x-latin1")]).toEqual(["Grüße", "Grüße"]);
  });

  it("keeps no cookie from one hop to the next", async () => {
    const response = await safeFetch(`http://${host}/sets-cookie`);
    expect(JSON.parse(text(response.body)).cookie).toBeUndefined();
  });
});

describe("redirects", () => {
  it.each(["301", "302", "303", "307", "308"])("follows %s", async (status) => {
    const response = await safeFetch(`http://${host}/to?status=${status}&location=/plain`);
    expect(response.url).toBe(`http://${host}/plain`);
    expect(response.hops.map((hop) => [hop.status, hop.location])).toEqual([
      [Number(status), "/plain"],
      [200, undefined],
    ]);
  });

  it.each([
    ["plain", "/plain"],
    ["?x=1", "/to?x=1"],
    ["./a/../plain", "/plain"],
    ["//{host}/plain", "/plain"],
    ["HTTP://{host}/plain", "/plain"],
    ["/gr%C3%BC%C3%9Fe", "/gr%C3%BC%C3%9Fe"],
    ["/plain#part", "/plain#part"],
  ])("resolves the Location %s", async (location, expected) => {
    const response = await safeFetch(`http://${host}/to?location=${encodeURIComponent(location.replace("{host}", host))}`);
    expect(response.url).toBe(`http://${host}${expected}`);
  });

  it("percent-encodes the raw bytes of a Location, UTF-8 or not", async () => {
    expect((await safeFetch(`http://${host}/utf8-location`)).url).toBe(`http://${host}/gr%C3%BC%C3%9Fe`);
    expect((await safeFetch(`http://${host}/latin1-location`)).url).toBe(`http://${host}/gr%FC%DFe`);
  });

  it("hands a fragment on", async () => {
    expect((await safeFetch(`http://${host}/to?location=/plain#here`)).url).toBe(`http://${host}/plain#here`);
  });

  it("takes a redirect status without Location for an answer", async () => {
    expect((await safeFetch(`http://${host}/to`)).status).toBe(302);
  });

  it("follows ten and refuses the eleventh", async () => {
    expect((await safeFetch(`http://${host}/count?left=10`)).hops).toHaveLength(11);
    await expect(safeFetch(`http://${host}/count?left=11`)).rejects.toMatchObject({ code: "redirect_limit", details: { limit: 10 } });
  });

  it("returns the redirect itself when told to follow none", async () => {
    const response = await safeFetch(`http://${host}/to?location=/plain`, { maxRedirects: 0 });
    expect(response).toMatchObject({ status: 302, hops: [{ location: "/plain" }] });
  });

  it("refuses a chain that ends at another kind of address", async () => {
    const failing = safeFetch(`http://${host}/to?location=/to%3Flocation=ftp://example.com/`);
    await expect(failing).rejects.toMatchObject({ code: "redirect_refused" });
  });

  it("stays HEAD through a redirect", async () => {
    const response = await safeFetch(`http://${host}/to?status=303&location=/echo-method`, { method: "HEAD" });
    expect(response.headers.get("x-method")).toBe("HEAD");
  });
});

describe("the record of a fetch", () => {
  it("names address, version and the time of each phase by the given clock", async () => {
    let clock = 0;
    const timed = createSafeFetch({ allowHosts: [host], userAgent: "test", now: () => clock++ });
    const { hops, timings } = await timed(`http://${host}/to?location=/old-version`);
    expect(hops.map(({ address, httpVersion }) => [address, httpVersion])).toEqual([
      ["127.0.0.1", "1.1"],
      ["127.0.0.1", "1.0"],
    ]);
    expect(hops[0]?.timings).toMatchObject({ dnsMs: 1, firstByteMs: 1 });
    expect(timings.totalMs).toBe((hops[0]?.timings.totalMs ?? 0) + (hops[1]?.timings.totalMs ?? 0));
  });

  it("reaches IPv6 loopback through the allow list", async ({ skip }) => {
    const server = createServer(answer);
    const port = await listen(server, "::1").catch(() => skip("no IPv6 on this machine"));
    const response = await createSafeFetch({ allowHosts: [`[::1]:${port}`], userAgent: "test" })(`http://[::1]:${port}/plain`);
    expect(response.hops[0]?.address).toBe("::1");
    expect(text(response.body)).toBe(PAGE);
  });

  it("resolves a name of the allow list as the system does", async () => {
    const port = host.split(":")[1];
    const named = createSafeFetch({ allowHosts: ["localhost"], userAgent: "test" });
    expect((await named(`http://localhost:${port}/plain`)).status).toBe(200);
  });
});

describe("TLS", () => {
  const trusted = createCertificate({ names: ["localhost", "127.0.0.1"], validTo: daysFromNow(30) });
  const expired = createCertificate({ names: ["localhost"], validFrom: daysFromNow(-9), validTo: daysFromNow(-1) });
  const otherName = createCertificate({ names: ["other.example"] });
  const unknown = createCertificate({ names: ["localhost"] });
  const before = getCACertificates("default");
  beforeAll(() => setDefaultCACertificates([...before, trusted.cert, expired.cert, otherName.cert]));
  afterAll(() => setDefaultCACertificates(before));

  const fetchFrom = async (certificate: { key: string; cert: string }, name = "localhost") => {
    const port = await listen(createTlsServer(certificate, answer));
    return createSafeFetch({ allowHosts: [name], userAgent: "test" })(`https://${name}:${port}/gzip`);
  };

  it.each(["localhost", "127.0.0.1"])("describes the certificate of %s", async (name) => {
    const response = await fetchFrom(trusted, name);
    expect(text(response.body)).toBe(PAGE);
    expect(response.tls).toMatchObject({ protocol: "TLSv1.3", authorized: true, subject: "localhost", issuer: "localhost" });
    expect(response.tls?.altNames).toEqual(["DNS:localhost", "IP Address:127.0.0.1"]);
    expect(response.tls?.validTo.slice(0, 10)).toBe(daysFromNow(30).toISOString().slice(0, 10));
    expect(response.hops[0]?.timings.tlsMs).toBeGreaterThan(0);
  });

  it.each([
    ["expired", expired, "the certificate has expired"],
    ["for another name", otherName, "the certificate is for another name"],
    ["of nobody known", unknown, "the certificate is self-signed"],
  ])("refuses a certificate that is %s", async (_, certificate, reason) => {
    const advice = "Ask whoever runs the site to renew or repair its certificate.";
    await expect(fetchFrom(certificate)).rejects.toMatchObject({ code: "tls_failed", details: { host: "localhost", reason, advice } });
  });

  it("says when the port speaks no TLS", async () => {
    const failing = safeFetch(`https://${host}/`);
    await expect(failing).rejects.toMatchObject({ code: "tls_failed", details: { reason: "the server does not speak TLS on that port" } });
    await expect(failing).rejects.toThrow(/\. The site may have no https: try its address with http:\/\/ in front\.$/);
  });

  it("ends a handshake that never ends", async () => {
    const port = await listen(createTcpServer(() => {}));
    const fast = createSafeFetch({ allowHosts: ["127.0.0.1"], userAgent: "test", limits: { connectMs: 100 } });
    const reason = "the handshake did not finish within 0.1 seconds";
    await expect(fast(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({ code: "tls_failed", details: { reason } });
  });

  it("says when the server hangs up during the handshake", async () => {
    const port = await listen(createTcpServer((socket) => socket.once("data", () => socket.destroy())));
    const failing = createSafeFetch({ allowHosts: ["127.0.0.1"], userAgent: "test" })(`https://127.0.0.1:${port}/`);
    const reason = "the server closed the connection during the handshake";
    await expect(failing).rejects.toMatchObject({ code: "tls_failed", details: { reason } });
  });
});

const packed: Record<string, Buffer> = {
  gzip: gzipSync(PAGE),
  "x-gzip": gzipSync(PAGE),
  deflate: deflateSync(PAGE),
  "raw-deflate": deflateRawSync(PAGE),
  br: brotliCompressSync(PAGE),
  zstd: zstdCompressSync(PAGE),
  "gzip-then-br": brotliCompressSync(gzipSync(PAGE)),
};
const labels: Record<string, string> = { "raw-deflate": "deflate", "gzip-then-br": "gzip, br" };

function wireLength(kind: string): number {
  return packed[kind]?.length ?? Buffer.byteLength(PAGE);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? "/", "http://good");
  const kind = url.pathname.slice(1);
  const redirect = (location: string, status = 302) => response.writeHead(status, { Location: location }).end();
  if (packed[kind]) response.writeHead(200, { "Content-Encoding": labels[kind] ?? kind }).end(packed[kind]);
  else if (kind === "plain") response.writeHead(200, { "Content-Length": Buffer.byteLength(PAGE) }).end(PAGE);
  else if (kind === "chunked") {
    for (const letter of PAGE.slice(0, 50)) response.write(letter);
    response.end(PAGE.slice(50));
  } else if (kind === "unsized") response.socket?.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${PAGE}`);
  else if (kind === "empty-gzip") response.writeHead(200, { "Content-Encoding": "gzip" }).end();
  else if (kind === "echo") response.end(JSON.stringify(request.headers));
  else if (kind === "echo-method") response.writeHead(200, { "X-Method": request.method ?? "" }).end();
  else if (kind === "headers") response.writeHead(200, ["X-Second", "2", "x-first", "1", "Set-Cookie", "a=1", "Set-Cookie", "b=2"]).end();
  else if (kind === "words") response.writeHead(200, { "X-Utf8": latin1("Grüße"), "X-Latin1": "Grüße" }).end();
  else if (kind === "sets-cookie") response.writeHead(302, { "Set-Cookie": "seen=1", Location: "/echo" }).end();
  else if (kind === "utf8-location") redirect(latin1("/grüße"));
  else if (kind === "latin1-location") redirect("/grüße");
  else if (kind === "old-version") response.socket?.end("HTTP/1.0 200 OK\r\n\r\nold");
  else if (kind === "count" && url.searchParams.get("left") !== "0") redirect(`/count?left=${Number(url.searchParams.get("left")) - 1}`);
  else if (kind === "to" && url.searchParams.has("location"))
    redirect(url.searchParams.get("location") ?? "", Number(url.searchParams.get("status") ?? 302));
  else if (kind === "to") response.writeHead(url.searchParams.has("x") ? 200 : 302).end();
  else response.writeHead(404).end("nothing here");
}

/** The bytes of UTF-8 as the one-byte characters that node:http writes. */
function latin1(words: string): string {
  return Buffer.from(words).toString("latin1");
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

async function listen(server: Server, address = "127.0.0.1"): Promise<number> {
  servers.push(server);
  server.listen(0, address);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
