import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type HostileServer, startHostileServer } from "../../../tests/support/hostile-server.ts";
import { createSafeFetch } from "./safe-fetch.ts";

const PUBLIC = "93.184.215.14";

/** Listens on loopback, where nothing may ever connect. */
let canary: Server;
let canaryPort: number;
let canaryConnections = 0;
let canaryBytes = 0;
/** Stands for a public site that sends us somewhere else. */
let site: HostileServer;

beforeAll(async () => {
  site = await startHostileServer();
  canary = createServer((socket) => {
    canaryConnections += 1;
    socket.on("data", (data) => {
      canaryBytes += data.length;
    });
    socket.on("error", () => {});
  });
  // Both families, so that an IPv6 spelling of loopback would reach it too.
  canary.listen(0);
  await once(canary, "listening");
  canaryPort = (canary.address() as AddressInfo).port;
});
afterEach(() => {
  expect(canaryConnections, "connections to the canary").toBe(0);
});
afterAll(async () => {
  canary.close();
  await site.close();
});

type Config = Partial<Parameters<typeof createSafeFetch>[0]>;

/** A guard that would let the canary's port through, so that only the address can stop it. */
function guarded(config: Config = {}) {
  return createSafeFetch({
    allowHosts: [site.host],
    userAgent: "test",
    ...config,
    limits: { ports: [80, 443, canaryPort], connectMs: 200, ...config.limits },
  });
}

function answering(...addresses: string[]) {
  return async () => addresses.map((address) => ({ address, family: address.includes(":") ? (6 as const) : (4 as const) }));
}

/** Public addresses lead to a port that refuses, loopback ones to where they say. */
function recordingDial() {
  const dialed: string[] = [];
  const dial = (address: string, port: number) => {
    dialed.push(address);
    return address === PUBLIC ? connect({ host: "127.0.0.1", port: 1 }) : connect({ host: address, port });
  };
  return { dial, dialed };
}

const LOOPBACK_SPELLINGS = [
  "127.0.0.1",
  "127.1",
  "0x7f.1",
  "2130706433",
  "0177.0.0.1",
  "0",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::7f00:1]",
  "１２７.1",
  "127。0。0。1",
];

describe("the canary on loopback", () => {
  it.each(LOOPBACK_SPELLINGS)("is out of reach as %s", async (host) => {
    await expect(guarded()(`http://${host}:${canaryPort}/`)).rejects.toMatchObject({
      code: "connect_failed",
      cause: { message: "a special address" },
    });
  });

  it.each(LOOPBACK_SPELLINGS)("is out of reach by a redirect to %s", async (host) => {
    const failing = guarded()(site.url("redirect-to", { to: `http://${host}:${canaryPort}/` }));
    await expect(failing).rejects.toMatchObject({ code: "connect_failed", cause: { message: "a special address" } });
  });

  it.each(["301", "302", "303", "307", "308"])("is out of reach by a %s", async (status) => {
    const failing = guarded()(site.url("redirect-to", { status, to: `//127.0.0.1:${canaryPort}/` }));
    await expect(failing).rejects.toMatchObject({ code: "connect_failed", cause: { message: "a special address" } });
  });

  it("is out of reach by a redirect to a name that resolves to it", async () => {
    const failing = guarded({ resolve: answering("127.0.0.1") })(site.url("redirect-to", { to: `http://inside.example:${canaryPort}/` }));
    await expect(failing).rejects.toMatchObject({ code: "connect_failed", cause: { message: "a special address" } });
  });

  it.each([
    ["the only answer", ["127.0.0.1"]],
    ["after public ones", [PUBLIC, "8.8.8.8", "127.0.0.1"]],
    ["before a public one", ["::1", PUBLIC]],
    ["in a mapped form", [PUBLIC, "::ffff:127.0.0.1"]],
    ["with a zone", [PUBLIC, "fe80::1%lo"]],
    ["as no address at all", [PUBLIC, "127.1"]],
  ])("is out of reach when DNS names it %s", async (_, addresses) => {
    const { dial, dialed } = recordingDial();
    await expect(guarded({ resolve: answering(...addresses), dial })(`http://mixed.example:${canaryPort}/`)).rejects.toMatchObject({
      code: "connect_failed",
      cause: { message: "a special address" },
    });
    expect(dialed).toEqual([]);
  });

  it("is out of reach by rebinding: the name is looked up once and the checked address dialed", async () => {
    let lookups = 0;
    const resolve = () => answering(lookups++ === 0 ? PUBLIC : "127.0.0.1")();
    const { dial, dialed } = recordingDial();
    await expect(guarded({ resolve, dial })(`http://rebind.example:${canaryPort}/`)).rejects.toMatchObject({ code: "connect_failed" });
    expect(dialed).toEqual([PUBLIC]);
    expect(lookups).toBe(1);
  });

  it("is out of reach by rebinding between two hops", async () => {
    // The first hop goes to the hostile site under a name; its redirect leads to the same name, which by then means loopback.
    let lookups = 0;
    const sitePort = Number(site.host.split(":")[1]);
    const resolve = () => answering(lookups++ === 0 ? PUBLIC : "127.0.0.1")();
    const dial = (address: string, port: number) =>
      pretendingToBe(address, connect({ host: "127.0.0.1", port: address === PUBLIC ? sitePort : port }));
    const to = `http://rebind.example:${canaryPort}/`;
    const failing = guarded({ resolve, dial })(`http://rebind.example:${canaryPort}/redirect-to?to=${to}`);
    await expect(failing).rejects.toMatchObject({ code: "connect_failed", cause: { message: "a special address" } });
    expect(lookups).toBe(2);
  });

  it("gets no byte even when the socket ends up at another address than the checked one", async () => {
    const dial = () => connect({ host: "127.0.0.1", port: canaryPort });
    const failing = guarded({ resolve: answering(PUBLIC), dial })(`http://moved.example:${canaryPort}/`);
    await expect(failing).rejects.toMatchObject({ code: "connect_failed", cause: { message: "a special address" } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(canaryBytes).toBe(0);
    canaryConnections = 0;
  });

  it("is out of reach by a proxy from the environment", async () => {
    process.env["HTTP_PROXY"] = process.env["http_proxy"] = `http://127.0.0.1:${canaryPort}`;
    try {
      expect((await guarded()(site.url("long-body"))).status).toBe(200);
    } finally {
      delete process.env["HTTP_PROXY"];
      delete process.env["http_proxy"];
    }
  });
});

describe("addresses refused before any look-up", () => {
  const neverResolve = () => Promise.reject(new Error("must not be looked up"));

  it.each([
    ["ftp://example.com/", "address_scheme"],
    ["file:///etc/passwd", "address_scheme"],
    ["https://name:secret@example.com/", "address_credentials"],
    ["http://example.com:22/", "address_port"],
    ["http://example.com:3000/", "address_port"],
    ["https://halsted.example/", "address_own"],
    ["https://HALSTED.example./tools", "address_own"],
    [`https://example.com/${"a".repeat(9_000)}`, "address_too_long"],
    ["not an address", "address_malformed"],
    ["http://db.internal../", "address_malformed"],
    ["https://halsted.example../", "address_malformed"],
    ["http://halsted..example/", "address_malformed"],
    ["http://.localhost/", "address_malformed"],
    ["http://127.0.0.1../", "address_malformed"],
    ["http://../", "address_malformed"],
    ["http://localhost/", "connect_failed"],
    ["http://LOCALHOST./", "connect_failed"],
    ["http://site.localhost/", "connect_failed"],
    ["http://db.internal/", "connect_failed"],
    ["http://printer.local/", "connect_failed"],
    ["http://router.home.arpa/", "connect_failed"],
  ])("refuses %s with %s", async (url, code) => {
    await expect(guarded({ resolve: neverResolve, ownHosts: ["halsted.example"] })(url)).rejects.toMatchObject({ code });
  });

  it.each([
    ["file:///etc/passwd", "address_scheme"],
    ["gopher://example.com/", "address_scheme"],
    ["javascript:alert(1)", "address_scheme"],
    ["http://example.com:25/", "address_port"],
    ["https://name:secret@example.com/", "address_credentials"],
    ["https://halsted.example/", "address_own"],
    ["https://halsted.example../", "address_malformed"],
  ])("refuses a redirect to %s", async (to, code) => {
    const failing = guarded({ resolve: neverResolve, ownHosts: ["halsted.example"] })(site.url("redirect-to", { to }));
    await expect(failing).rejects.toMatchObject({ code: "redirect_refused", cause: { code } });
    await expect(failing).rejects.not.toThrow("secret");
  });

  it("refuses a foreign name for its own address", async () => {
    const failing = guarded({ resolve: answering(PUBLIC), ownHosts: [PUBLIC] })("https://alias.example/");
    await expect(failing).rejects.toMatchObject({ code: "address_own" });
  });
});

describe("the allow list", () => {
  it("opens one port of a host when the port is named, and no other", async () => {
    const failing = createSafeFetch({ allowHosts: [site.host], userAgent: "test" })(`http://127.0.0.1:${canaryPort}/`);
    await expect(failing).rejects.toMatchObject({ code: "address_port" });
  });

  it("does not open a name that merely resolves to an allowed address", async () => {
    const failing = guarded({ allowHosts: ["127.0.0.1"], resolve: answering("127.0.0.1") })(`http://alias.example:${canaryPort}/`);
    await expect(failing).rejects.toMatchObject({ code: "connect_failed", cause: { message: "a special address" } });
  });
});

describe("a host that does not answer", () => {
  const unreachable = () => destroyedWith("ENETUNREACH");
  const refused = () => connect({ host: "127.0.0.1", port: 1 });
  const silent = () => new Socket();

  it("gets the same words whether it refuses, is unreachable, stays silent or is a private one", async () => {
    const messages = [];
    for (const dial of [refused, unreachable, silent, undefined]) {
      const options = dial ? { resolve: answering(PUBLIC), dial } : { resolve: answering("10.0.0.7") };
      messages.push(await guarded(options)("https://down.example/").catch(({ code, message }) => [code, message]));
    }
    const sentence =
      "We could not connect to down.example. It may be down, may block us, or may be in a private network, where we do not go.";
    expect(messages).toEqual(Array(4).fill(["connect_failed", sentence]));
  });

  it("is tried at its other checked addresses, IPv4 first, four at most", async () => {
    const dialed: string[] = [];
    const dial = (address: string) => {
      dialed.push(address);
      return unreachable();
    };
    const resolve = answering("2606:4700::1", "8.8.8.1", "8.8.8.2", "8.8.8.3", "8.8.8.4");
    await expect(guarded({ resolve, dial })("http://many.example/")).rejects.toMatchObject({ code: "connect_failed" });
    expect(dialed).toEqual(["8.8.8.1", "8.8.8.2", "8.8.8.3", "8.8.8.4"]);
  });

  it("is not found when DNS has no address, and not answered when DNS hangs", async () => {
    await expect(guarded({ resolve: answering() })("http://none.example/")).rejects.toMatchObject({ code: "dns_not_found" });
    const hanging = guarded({ resolve: () => new Promise(() => {}), limits: { dnsMs: 50 } })("http://slow.example/");
    await expect(hanging).rejects.toMatchObject({ code: "dns_failed", details: { host: "slow.example" } });
  });
});

function destroyedWith(code: string): Socket {
  const socket = new Socket();
  queueMicrotask(() => socket.destroy(Object.assign(new Error(code), { code })));
  return socket;
}

function pretendingToBe(address: string, socket: Socket): Socket {
  return Object.defineProperty(socket, "remoteAddress", { value: address });
}
