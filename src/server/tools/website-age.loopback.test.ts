import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createAskWhois } from "#platform/safe-fetch/ask-whois.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { createWebsiteAgeCheck } from "#tools/website-age/website-age.server.ts";

/** One server for every HTTP witness: the host that was meant is the first part of the path. */
const web = createHttpServer(({ url = "" }, response) => {
  const answers: [begins: string, status: number, body: string][] = [
    ["/data.iana.org/rdap/dns.json", 200, JSON.stringify({ services: [[["com"], ["https://rdap.registry.invalid/"]]] })],
    [
      "/rdap.registry.invalid/domain/again.com",
      200,
      JSON.stringify({ objectClassName: "domain", events: [{ eventAction: "registration", eventDate: "2019-03-02T00:00:00Z" }] }),
    ],
    ["/rdap.registry.invalid/domain/", 404, "{}"],
    ["/web.archive.org/cdx/search/cdx?url=again.com", 200, "20030512101010 http://again.com:80/\n"],
    [
      "/crt.sh/?Identity=again.com",
      200,
      JSON.stringify([
        { id: 22, name_value: "again.com", not_before: "2021-01-01T00:00:00", entry_timestamp: "2021-01-01T00:58:31.8" },
        { id: 11, name_value: "again.com\nwww.again.com", not_before: "2016-04-03T09:00:00", entry_timestamp: "2016-04-03T10:00:00.1" },
      ]),
    ],
    ["/crt.sh/?Identity=kahvila.fi", 502, "<html>Bad gateway</html>"],
    ["/crt.sh/", 200, "[]"],
  ];
  const [, status, body] = answers.find(([begins]) => url.startsWith(begins)) ?? ["", 200, ""];
  response.writeHead(status, { "content-type": "application/json" }).end(body);
});
const whois = createServer((socket) => {
  socket.once("data", (line) => {
    const query = line.toString().trim();
    socket.end(
      query === "fi"
        ? "whois: whois.registry.invalid\n"
        : query === "kahvila.fi"
          ? "created....: 13.11.2003\r\nnserver....: ns1.kahvila.fi\r\n"
          : "No match\n",
    );
  });
});
const ports = {} as Pick<ToolPorts, "fetchPage" | "askWhois" | "now">;

beforeAll(async () => {
  for (const server of [web, whois]) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = (server: typeof web | typeof whois) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ allowHosts: ["127.0.0.1"], userAgent: "test" });
  const askWhois = createAskWhois({ allowHosts: ["127.0.0.1"] });
  Object.assign(ports, {
    now: () => new Date("2026-11-15T12:00:00Z"),
    askWhois: (_server: string, query: string, signal?: AbortSignal) => askWhois(at(whois), query, signal),
    async fetchPage(address: string | URL) {
      const { host, pathname, search } = new URL(address);
      const { status, body } = await safeFetch(`http://${at(web)}/${host}${pathname}${search}`);
      return { url: String(address), status, headers: [], body, truncated: false, hops: [], bytesWire: 0, totalMs: 0 };
    },
  });
});
afterAll(() => {
  web.close();
  whois.close();
});

it("finds the age of domains over real sockets: RDAP, WHOIS, the archive and the certificate logs", async () => {
  const { reports } = await createWebsiteAgeCheck()(
    { urls: ["again.com", "kahvila.fi", "nobody.com"] },
    ports,
    new AbortController().signal,
  );
  expect(
    reports.map(({ domain, registration, archive, certificate, verdict }) => [
      domain,
      registration.state,
      registration.date,
      archive.date,
      certificate.date ?? certificate.state,
      verdict.headline,
    ]),
  ).toEqual([
    ["again.com", "found", "2019-03-02", "2003-05-12", "2016-04-03", "Registered 2019, but archived since 2003."],
    ["kahvila.fi", "found", "2003-11-13", null, "unavailable", "Registered Nov 13, 2003: 23 years, 2 days old."],
    ["nobody.com", "none", null, null, "none", "nobody.com is not registered."],
  ]);
});
