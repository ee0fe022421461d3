import { describe, expect, it } from "vitest";
import type { VisitorRequest } from "#core/tool/tool-ports.ts";
import { tellAddress } from "./my-ip-address.server.ts";

const visitor: VisitorRequest = {
  address: "198.41.0.4",
  proxies: 1,
  trustedHeader: "x-forwarded-for",
  httpVersion: "1.1",
  secure: true,
  headers: [
    ["Host", "tools.example"],
    ["X-Forwarded-For", "6.6.6.6, 198.41.0.4"],
    ["Forwarded", "for=6.6.6.6"],
    ["Via", "1.1 office"],
    ["User-Agent", "curl/8.5.0"],
    ["Accept-Language", "de-AT, en;q=0.5"],
    ["Sec-GPC", "1"],
    ["DNT", "0"],
    ["Sec-CH-UA-Mobile", "?0"],
  ],
  origins: { v4: null, v6: "https://v6.example.com" },
};
const { signal } = new AbortController();
const ports = (names: readonly string[] | undefined = ["a.root.example"], asked: string[] = []) => ({
  visitor: () => visitor,
  reverseNames: async (address: string) => {
    asked.push(address);
    return names;
  },
});

describe("tellAddress", () => {
  it("tells the visitor's own address, request and headers", async () => {
    const told = await tellAddress({ run: true }, ports(), signal);
    expect(told).toMatchObject({
      typed: false,
      address: { text: "198.41.0.4", version: 4, range: { kind: "public" } },
      request: {
        httpVersion: "1.1",
        secure: true,
        ownProxies: 1,
        proxyHeaders: [
          { name: "X-Forwarded-For", value: "6.6.6.6, 198.41.0.4", believed: true },
          { name: "Forwarded", value: "for=6.6.6.6", believed: false },
          { name: "Via", value: "1.1 office", believed: false },
        ],
        browser: "curl 8",
        hints: [{ name: "Sec-CH-UA-Mobile", value: "?0" }],
        languages: [
          { tag: "de-AT", quality: 1 },
          { tag: "en", quality: 0.5 },
        ],
        doNotTrack: false,
        globalPrivacyControl: true,
      },
      origins: { v4: null, v6: "https://v6.example.com" },
    });
    expect(told.request?.headers).toHaveLength(9);
  });

  it("describes a typed address and keeps the visitor's request out of it", async () => {
    const told = await tellAddress({ address: "100.64.12.7" }, ports(), signal);
    expect(told).toMatchObject({
      typed: true,
      request: null,
      address: { text: "100.64.12.7", range: { kind: "shared", reference: "RFC 6598" } },
    });
  });

  it.each([
    [{ run: true }, ["x.example"], { names: [], skipped: "not asked for" }, []],
    [{ reverse: true }, ["x.example"], { names: ["x.example"], skipped: null }, ["198.41.0.4"]],
    [{ reverse: true }, [], { names: [], skipped: null }, ["198.41.0.4"]],
    [{ reverse: true, address: "10.0.0.1" }, ["x.example"], { names: [], skipped: "only public addresses have a name" }, []],
  ])("asks for the name of %j", async (input, names, reverse, expected) => {
    const asked: string[] = [];
    expect((await tellAddress(input, ports(names, asked), signal)).reverse).toEqual(reverse);
    expect(asked).toEqual(expected);
  });

  it("says so when the name servers are silent", async () => {
    const told = await tellAddress({ reverse: true }, { ...ports(), reverseNames: async () => undefined }, signal);
    expect(told.reverse).toEqual({ names: [], skipped: "the name servers did not answer within two seconds" });
  });

  it("stays calm when the connection has no address", async () => {
    const told = await tellAddress({ run: true }, { ...ports(), visitor: () => ({ ...visitor, address: "unknown" }) }, signal);
    expect(told.address).toBeNull();
  });
});
