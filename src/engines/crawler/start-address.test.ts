import { describe, expect, it } from "vitest";
import { crawledHost, startAddress } from "./start-address.ts";

describe("startAddress", () => {
  it.each([
    ["example.com", "https://example.com/", "http://example.com/"],
    ["example.com:8080/a", "https://example.com:8080/a", "http://example.com:8080/a"],
    ["//example.com/a", "https://example.com/a", "http://example.com/a"],
    ["bücher.example", "https://xn--bcher-kva.example/", "http://xn--bcher-kva.example/"],
    ["EXAMPLE.com/A/../b?c", "https://example.com/b?c", "http://example.com/b?c"],
    [" http://example.com ", "http://example.com/", undefined],
    ["HTTPS://example.com:443", "https://example.com/", undefined],
    ["https:example.com", "https://example.com/", undefined],
    ["https:/example.com/a", "https://example.com/a", undefined],
    ["https:\\\\example.com\\a", "https://example.com/a", undefined],
  ])("reads %j", (typed, start, fallback) => {
    const read = startAddress(typed);
    expect([read.start.href, read.fallback?.href, crawledHost(typed)]).toEqual([start, fallback, new URL(start).hostname]);
  });

  it.each([
    ["ftp://example.com", "address_scheme"],
    ["https://", "address_malformed"],
    ["two words", "address_malformed"],
    ["https://me@example.com", "address_credentials"],
    ["me:secret@example.com", "address_credentials"],
  ])("refuses %j", (typed, code) => expect(() => startAddress(typed)).toThrow(expect.objectContaining({ code })));
});
