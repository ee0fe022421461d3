import { once } from "node:events";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { figure, isLong } from "./support/figures.ts";
import { createGenerator } from "./support/generator.ts";
import { privateSpellings } from "./support/private-spellings.ts";

const PUBLIC = "93.184.215.14";
const random = createGenerator(20_261_116);

/** Listens on every address of this machine, on a port that is permitted here: only the address can stop a connection. */
let canary: Server;
let canaryPort = 0;
let touched = 0;
/** A public site whose answer to anything is `location`, by whatever status is asked for. */
let site: HttpServer;
let siteHost = "";

beforeAll(async () => {
  canary = createServer((socket) => {
    touched++;
    socket.on("error", () => {}).end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  });
  site = createHttpServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://site");
    const location = searchParams.get("to") ?? "";
    // As bytes: a Location may hold anything.
    response.writeHead(Number(searchParams.get("status")), { location: Buffer.from(location).toString("latin1") }).end();
  });
  canary.listen(0);
  site.listen(0, "127.0.0.1");
  await Promise.all([once(canary, "listening"), once(site, "listening")]);
  canaryPort = (canary.address() as AddressInfo).port;
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  canary.close();
  site.closeAllConnections();
  site.close();
});

const guarded = (resolve?: (host: string) => Promise<{ address: string; family: 4 | 6 }[]>) =>
  createSafeFetch({
    allowHosts: [siteHost],
    userAgent: "test",
    limits: { ports: [80, canaryPort], connectMs: 1_000 },
    resolve: resolve ?? ((host) => Promise.reject(new AppError("dns_not_found", { host }))),
    dial: (address, port) => (address === PUBLIC ? connect({ host: "127.0.0.1", port: 1 }) : connect({ host: address, port })),
  });

/** What an outsider reads, without the host they typed. */
const told = (failing: Promise<unknown>, host: string) =>
  failing.then(
    () => "an answer",
    (error: AppError) => `${error.status} ${error.code} ${error.message.replaceAll(host, "{host}")}`,
  );
const ONE =
  "502 connect_failed We could not connect to {host}. It may be down, may block us, or may be in a private network, where we do not go.";

/** No address at all, or one with a user name. */
const TOLD_BY_SPELLING =
  /^(?:422 address_(?:malformed|credentials)|502 redirect_malformed) |^502 redirect_refused .* (?:carries a user name or password|is not a web address)\./;

it("reaches nothing private by any spelling, typed or redirected to by any status, and tells nothing of it", {
  timeout: 60_000,
}, async () => {
  const safeFetch = guarded();
  const spellings = privateSpellings(random, isLong ? 40 : 4);
  const answers = new Map<string, string>();
  let asked = 0;
  for (const spelling of spellings) {
    const address = `http://${spelling}:${canaryPort}/`;
    const ways = [
      address,
      ...[301, 302, 303, 307, 308].map((status) => `http://${siteHost}/?${new URLSearchParams({ status: String(status), to: address })}`),
    ];
    const host = URL.parse(address)?.hostname.replace(/^\[|\]$|\.$/g, "") ?? "";
    for (const way of isLong ? ways : [address, random.pick(ways.slice(1))]) {
      asked++;
      answers.set(await told(safeFetch(way), host), `${spelling} by ${way}`);
    }
  }
  expect(touched).toBe(0);
  figure("ways to a private address", asked);
  expect([...answers].filter(([answer]) => answer !== ONE && !TOLD_BY_SPELLING.test(answer))).toEqual([]);
  expect(answers.has(ONE)).toBe(true);
});

it("reaches nothing by a name that is public when it is judged and private a moment later, nor by one that is both", async () => {
  const family = (address: string) => (address.includes(":") ? (6 as const) : (4 as const));
  const inside = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "0.0.0.0", "::"];
  for (const hidden of inside) {
    let turn = 0;
    const flips = guarded(async () => [turn++ % 2 === 0 ? PUBLIC : hidden].map((address) => ({ address, family: family(address) })));
    const both = guarded(async () => [PUBLIC, hidden].map((address) => ({ address, family: family(address) })));
    for (const safeFetch of [flips, flips, flips, both])
      expect(await told(safeFetch(`http://rebind.example:${canaryPort}/`), "rebind.example")).toBe(ONE);
  }
  expect(touched).toBe(0);
});

it("would count a connection", async () => {
  const open = createSafeFetch({ allowHosts: [`127.0.0.1:${canaryPort}`], userAgent: "test" });
  await open(`http://127.0.0.1:${canaryPort}/`);
  expect(touched).toBe(1);
  touched = 0;
});
