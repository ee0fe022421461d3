import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { offeredProtocols } from "./alt-svc.ts";
import { parseCacheControl, secondsOf } from "./cache-control.ts";
import { parseEntityTag } from "./entity-tag.ts";
import { fieldValue, fieldValues, isToken, splitList } from "./header-fields.ts";
import { parseHttpDate } from "./http-date.ts";
import { parseMediaType } from "./media-type.ts";
import { cookieRefusal, parseSetCookie } from "./set-cookie.ts";
import { parseStrictTransportSecurity } from "./strict-transport-security.ts";

const now = new Date("2026-11-15T12:00:00Z");

describe("fields", () => {
  it("joins what was sent more than once, in any case", () => {
    const headers: [string, string][] = [
      ["Vary", "Accept"],
      ["X", "1"],
      ["VARY", "Origin"],
    ];
    expect([fieldValues(headers, "vary"), fieldValue(headers, "Vary"), fieldValue(headers, "none")]).toEqual([
      ["Accept", "Origin"],
      "Accept, Origin",
      undefined,
    ]);
  });

  it.each([
    ["a, b", ["a", "b"]],
    [",a,,\tb ,", ["a", "b"]],
    ['a="x, y", b', ['a="x, y"', "b"]],
    ['"a\\",b",c', ['"a\\",b"', "c"]],
    ["", []],
  ])("parts %j", (value, members) => expect(splitList(value)).toEqual(members));

  it("is not held up by a long run of blanks", () => {
    const started = cpuTime();
    const long = `a${" ".repeat(200_000)}b`;
    expect(splitList(`${long}\t , c `)).toEqual([long, "c"]);
    expect(cpuTime() - started).toBeLessThan(3_000);
  });

  it.each([
    ["Content-Type", true],
    ["a!#$%&'*+-.^_`|~9", true],
    ["a b", false],
    ["", false],
    ["ü", false],
    ["a:b", false],
  ])("knows a token: %j", (text, is) => expect(isToken(text)).toBe(is));
});

describe("dates", () => {
  it.each([
    ["Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37.000Z", false],
    ["Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37.000Z", true],
    ["Sunday, 06-Nov-30 08:49:37 GMT", "2030-11-06T08:49:37.000Z", true],
    ["Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37.000Z", true],
    ["Sun Nov 16 08:49:37 1994", "1994-11-16T08:49:37.000Z", true],
    ["Sat, 31 Dec 2016 23:59:60 GMT", "2017-01-01T00:00:00.000Z", false],
  ])("reads %j", (text, iso, isObsolete) => {
    const read = parseHttpDate(text, now);
    expect([read?.date.toISOString(), read?.isObsolete]).toEqual([iso, isObsolete]);
  });

  it.each([
    "Sun, 06 Nov 1994 08:49:37 UTC",
    "Sun, 6 Nov 1994 08:49:37 GMT",
    "sun, 06 nov 1994 08:49:37 gmt",
    "Sun, 06 Nov 1994 08:49:37 +0000",
    "Sun, 31 Feb 2024 08:49:37 GMT",
    "Sun, 31 Feb 2024 08:49:60 GMT",
    "Sun, 06 Nov 1994 08:60:60 GMT",
    "Sun, 06 Nov 1994 08:49:61 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT",
    "0",
    "-1",
    "",
    "1994-11-06",
  ])("refuses %j", (text) => expect(parseHttpDate(text, now)).toBeUndefined());
});

describe("Cache-Control", () => {
  it.each([
    [
      "max-age=3600, Public",
      [
        ["max-age", "3600"],
        ["public", null],
      ],
      [],
    ],
    [
      'private="set-cookie, x", no-cache',
      [
        ["private", "set-cookie, x"],
        ["no-cache", null],
      ],
      [],
    ],
    ["max-age = 60", [], ["max-age = 60"]],
    ['max-age="60"', [["max-age", "60"]], []],
    ["no cache", [], ["no cache"]],
    [", ,", [], []],
    ['a="b', [], ['a="b']],
  ])("reads %j", (value, directives, malformed) => {
    const read = parseCacheControl(value);
    expect([read.directives.map(({ name, value: argument }) => [name, argument]), read.malformed]).toEqual([directives, malformed]);
  });

  it.each([
    ["max-age=60", 60],
    ["max-age=99999999999", 2 ** 31],
    ["max-age=1d", undefined],
    ["max-age=-1", undefined],
    ["max-age", undefined],
    ["public", undefined],
  ])("counts the seconds of %j", (value, seconds) => expect(secondsOf(parseCacheControl(value), "max-age")).toBe(seconds));
});

describe("Content-Type", () => {
  it.each([
    ["text/html", "text/html", []],
    ["Text/HTML; Charset=UTF-8", "text/html", [["charset", "UTF-8"]]],
    [
      'text/html;charset="utf-8" ; a=b',
      "text/html",
      [
        ["charset", "utf-8"],
        ["a", "b"],
      ],
    ],
    ["text/html;charset=a;charset=b", "text/html", [["charset", "a"]]],
    ["application/ld+json;;", "application/ld+json", []],
  ])("reads %j", (value, essence, parameters) => {
    const read = parseMediaType(value);
    expect([read?.essence, [...(read?.parameters ?? [])]]).toEqual([essence, parameters]);
  });

  it.each(["", "text", "text/", "/html", "text/html/x", "text/html; charset", "text/html; charset=", "text/html, text/plain"])(
    "refuses %j",
    (value) => expect(parseMediaType(value)).toBeUndefined(),
  );
});

describe("ETag", () => {
  it.each([
    ['"abc"', { isWeak: false, opaque: "abc" }],
    ['W/"a-b"', { isWeak: true, opaque: "a-b" }],
    ['""', { isWeak: false, opaque: "" }],
  ])("reads %j", (value, tag) => expect(parseEntityTag(value)).toEqual(tag));

  it.each(["abc", 'w/"a"', '"a"b"', '"a b"', "W/abc", ""])("refuses %j", (value) => expect(parseEntityTag(value)).toBeUndefined());
});

describe("Strict-Transport-Security", () => {
  it.each([
    ["max-age=31536000", [31_536_000, false, false]],
    ['MAX-AGE="60" ; includeSubDomains;', [60, true, false]],
    ["includeSubDomains; preload; max-age=0; other=1", [0, true, true]],
    // https://github.com/chromium/chromium, net/http/http_security_headers_unittest.cc
    ["  Max-agE    = 567", [567, false, false]],
    ["  mAx-aGe    = 890      ;", [890, false, false]],
    ["  ;  incLudesUbdOmains ; max-age=34889 ;;; ;;;", [34_889, true, false]],
    ['max-age=1; unknown="a;b"; includesubdomains=yes', [1, true, false]],
  ])("reads %j", (value, expected) => {
    const read = parseStrictTransportSecurity(value);
    expect([read?.maxAge, read?.includesSubDomains, read?.preload]).toEqual(expected);
  });

  it.each([
    "",
    "includeSubDomains",
    "max-age",
    "max-age=1y",
    "max-age=1; max-age=2",
    "max-age=1, max-age=1",
    "max age=1",
    "max-age=-1",
    "max-age=+1",
    "max-age=1e3",
    "max-age=13####",
    "max-age='1'",
    "max-age=1 includeSubDomains",
    "max-age=",
    'max-age="',
    "max-age=1; =2",
  ])("refuses %j", (value) => expect(parseStrictTransportSecurity(value)).toBeUndefined());
});

describe("Alt-Svc", () => {
  it.each([
    ['h3=":443"; ma=86400, h3-29=":443"', ["h3", "h3-29"]],
    ['h2="alt.example:8000"; persist=1, h2=":443"', ["h2"]],
    ['w%3Dx%3Ay="a:1"', ["w=x:y"]],
    ["clear", []],
    ["h3=:443", []],
    ['="x"', []],
    ["", []],
  ])("reads %j", (value, protocols) => expect(offeredProtocols(value)).toEqual(protocols));
});

describe("Set-Cookie", () => {
  it("reads attributes in any case, the last of two", () => {
    expect(parseSetCookie("sid = abc; PATH=/a; path=/; secure; HttpOnly; SameSite=Lax; Max-Age=60; Domain=.a.example; Expires=x")).toEqual({
      name: "sid",
      value: "abc",
      isSecure: true,
      isHttpOnly: true,
      isPartitioned: false,
      sameSite: "lax",
      path: "/",
      domain: ".a.example",
      maxAge: "60",
      expires: "x",
    });
  });

  it.each([
    ["a=b=c", "a", "b=c"],
    ["abc", "", "abc"],
    ["a=", "a", ""],
    ["=b", "", "b"],
  ])("reads %j", (header, name, value) => expect(parseSetCookie(header)).toMatchObject({ name, value }));

  it.each(["", "=", "; Secure", "a=b\u0000c"])("ignores %j", (header) => expect(parseSetCookie(header)).toBeUndefined());

  it.each([
    ["a=b; SameSite=None", "SameSite=None needs Secure"],
    ["__Host-a=b; Secure; Path=/x", "a name that begins with __Host- needs Secure, Path=/ and no Domain"],
    ["__Secure-a=b", "a name that begins with __Secure- needs Secure"],
    [`a=${"b".repeat(4096)}`, "it is longer than 4,096 characters"],
    ["a=b; Partitioned", "Partitioned needs Secure"],
    ["__Host-a", "it has no name, and its value looks like a protected one"],
    ["a=b; Domain=b.example", "its Domain is not www.shop.co.uk, nor a domain above it"],
    ["a=b; Domain=op.co.uk", "its Domain is not www.shop.co.uk, nor a domain above it"],
    ["a=b; Domain=co.uk", "its Domain is co.uk, under which anybody can register a site"],
    ["a=b; Domain=.Shop.co.uk", undefined],
    ["a=b; Domain=www.shop.co.uk", undefined],
    ["a=b; Domain=", undefined],
    ["__Host-a=b; Secure; Path=/", undefined],
    ["a=b", undefined],
  ])("tells why browsers drop %s", (header, reason) => {
    const cookie = parseSetCookie(header);
    expect(cookie && cookieRefusal(cookie, new URL("https://www.shop.co.uk/"))).toBe(reason);
  });

  it.each([
    ["https://www.bücher.example/", "bücher.example", undefined],
    ["https://192.0.2.7/", "2.7", "its Domain is not 192.0.2.7, nor a domain above it"],
  ])("at %s a Domain of %s", (sender, domain, reason) => {
    const cookie = parseSetCookie(`a=b; Domain=${domain}`);
    expect(cookie && cookieRefusal(cookie, new URL(sender))).toBe(reason);
  });
});
