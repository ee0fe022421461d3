import { describe, expect, it } from "vitest";
import { clientConnection, forwardedFor, limitKey } from "./client-address.ts";

const clientAddress = (...given: Parameters<typeof clientConnection>) => clientConnection(...given).address;

describe("clientAddress", () => {
  const none: string[] = [];
  const local = ["127.0.0.1", "::1"];
  const cloud = ["10.0.0.0/8", "fd00::/8", "203.0.113.9"];

  it.each([
    ["no proxy is trusted, so the header is ignored", none, "198.51.100.7", "1.2.3.4", "198.51.100.7"],
    ["a stranger's header is ignored", local, "198.51.100.7", "1.2.3.4", "198.51.100.7"],
    ["the proxy names the visitor", local, "127.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["what the visitor invented stands further left", local, "127.0.0.1", "6.6.6.6, 198.51.100.7", "198.51.100.7"],
    ["a chain of our proxies is walked from the right", cloud, "10.1.2.3", "6.6.6.6, 198.51.100.7, 203.0.113.9, 10.9.9.9", "198.51.100.7"],
    ["an invented entry of ours cannot hide the visitor behind it", cloud, "10.1.2.3", "10.0.0.1, 198.51.100.7", "198.51.100.7"],
    ["only proxies in the chain", cloud, "10.1.2.3", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
    ["no header from the proxy", local, "127.0.0.1", undefined, "127.0.0.1"],
    ["an empty header", local, "127.0.0.1", "", "127.0.0.1"],
    ["rubbish from the proxy", local, "127.0.0.1", "6.6.6.6, unknown", "127.0.0.1"],
    ["a mapped socket address", local, "::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"],
    ["a mapped visitor", local, "::1", "::ffff:c633:6407", "198.51.100.7"],
    ["a port after the visitor", local, "127.0.0.1", "198.51.100.7:51234", "198.51.100.7"],
    ["an IPv6 visitor with port", local, "127.0.0.1", "[2001:DB8:0:0::0001]:443", "2001:db8::1"],
    ["a trusted IPv6 range", cloud, "fd12::5", "2001:db8::1", "2001:db8::1"],
    ["a zone is cut", none, "fe80::1%eth0", undefined, "fe80::1"],
    ["no socket address", none, undefined, "1.2.3.4", "unknown"],
  ])("%s", (_case, trusted, socket, header, expected) => {
    expect(clientAddress(socket, header, trusted)).toBe(expected);
  });
});

describe("clientConnection", () => {
  it.each([
    [[], "198.51.100.7", "1.2.3.4", 0],
    [["127.0.0.1"], "127.0.0.1", "198.51.100.7", 1],
    [["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "198.51.100.7, 10.0.0.9", 2],
    [["127.0.0.1"], "127.0.0.1", undefined, 0],
  ])("trusting %j, a request from %s for %s came over %i of our proxies", (trusted, socket, header, proxies) => {
    expect(clientConnection(socket, header, trusted).proxies).toBe(proxies);
  });
});

describe("forwardedFor", () => {
  const headers = (given: Record<string, string>) => new Headers(given);
  it.each([
    ["x-forwarded-for", { "x-forwarded-for": "1.2.3.4, 5.6.7.8", forwarded: "for=9.9.9.9" }, "1.2.3.4, 5.6.7.8"],
    [
      "forwarded",
      { "x-forwarded-for": "1.2.3.4", forwarded: 'for=192.0.2.43, For="[2001:db8::17]:4711"' },
      "192.0.2.43,[2001:db8::17]:4711",
    ],
    ["forwarded", { forwarded: "proto=https" }, "unknown"],
    ["forwarded", { forwarded: 'for="unclosed, for=198.51.100.7' }, undefined],
    ["forwarded", { "x-forwarded-for": "1.2.3.4" }, undefined],
  ] as const)("believes %s of %j", (trusted, given, expected) => expect(forwardedFor(headers(given), trusted)).toBe(expected));

  it("finds the visitor behind a proxy that writes RFC 7239, whatever the visitor invented before it", () => {
    const chain = forwardedFor(headers({ forwarded: 'for=6.6.6.6, for="[2001:db8::17]:4711";proto=https' }), "forwarded");
    expect(clientAddress("127.0.0.1", chain, ["127.0.0.1"])).toBe("2001:db8::17");
  });
});

describe("limitKey", () => {
  it.each([
    ["198.51.100.7", "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("counts %s under %s", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});
