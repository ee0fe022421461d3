import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { parseForwarded } from "./forwarded-header.ts";

describe("parseForwarded", () => {
  // The examples of RFC 7239, sections 4 and 7.
  it.each([
    ['for="_gazonk"', [{ for: "_gazonk" }]],
    ['For="[2001:db8:cafe::17]:4711"', [{ for: "[2001:db8:cafe::17]:4711" }]],
    ["for=192.0.2.60;proto=http;by=203.0.113.43", [{ for: "192.0.2.60", proto: "http", by: "203.0.113.43" }]],
    ["for=192.0.2.43, for=198.51.100.17", [{ for: "192.0.2.43" }, { for: "198.51.100.17" }]],
    ["for=_hidden, for=_SEVKISEK", [{ for: "_hidden" }, { for: "_SEVKISEK" }]],
    ['for=192.0.2.43,for="[2001:db8:cafe::17]",for=unknown', [{ for: "192.0.2.43" }, { for: "[2001:db8:cafe::17]" }, { for: "unknown" }]],
    ['for=192.0.2.43, for="[2001:db8:cafe::17]"', [{ for: "192.0.2.43" }, { for: "[2001:db8:cafe::17]" }]],
    ["host=example.com;secret=x", [{ host: "example.com" }]],
    ["  for=1.2.3.4 ;; proto=https ,, ", [{ for: "1.2.3.4", proto: "https" }]],
    ['for="a\\"b\\\\c, d;e"', [{ for: 'a"b\\c, d;e' }]],
    ["", []],
  ])("reads %s", (text, elements) => expect(parseForwarded(text)).toEqual(elements));

  it.each([
    'for="unclosed, for=1.2.3.4',
    "for",
    "for=",
    "=x",
    "for =1.2.3.4",
    "for= 1.2.3.4",
    "for=1.2.3.4 proto=http",
    "for=1.2.3.4;for=5.6.7.8",
    "for=[2001:db8::1]",
    "for=1.2.3.4:80",
    'for="x"y',
  ])("takes nothing from %s", (text) => expect(parseForwarded(text)).toBeUndefined());

  it("reads a long header in one pass", () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `for=10.0.${index >> 8}.${index & 255}`).join(", ");
    const started = cpuTime();
    expect(parseForwarded(text)).toHaveLength(20_000);
    expect(cpuTime() - started).toBeLessThan(5000);
  });
});
