import { describe, expect, it } from "vitest";
import { decodeLabel } from "./punycode.ts";
import { readSiteHost } from "./site-host.ts";

describe("readSiteHost", () => {
  it.each([
    ["example.com", "example.com", "example.com"],
    ["https://WWW.Example.com:8080/path?x#y", "example.com", "example.com"],
    ["www.example.co.uk.", "example.co.uk", "example.co.uk"],
    ["bücher.example", "xn--bcher-kva.example", "bücher.example"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example", "bücher.example"],
    ["shop.example.com", "shop.example.com", "shop.example.com"],
    ["日本語.jp", "xn--wgv71a119e.jp", "日本語.jp"],
    ["  example.com  ", "example.com", "example.com"],
    ["faß.de", "xn--fa-hia.de", "faß.de"],
  ])("reads %s as %s, shown as %s", (text, root, unicode) => {
    expect(readSiteHost(text)).toEqual({ ok: true, host: { root, www: `www.${root}`, unicode } });
  });

  it.each([
    ["", "Write your domain, such as example.com."],
    ["example", "“example” has no ending. Did you mean example.com?"],
    ["www.com", "“com” is an ending, not a domain of yours. Write it like example.com."],
    ["127.0.0.1", "That is a number, not a name. Write your domain, such as example.com."],
    ["0x7f.1", "That is a number, not a name. Write your domain, such as example.com."],
    ["[::1]", "That is a number, not a name. Write your domain, such as example.com."],
    ["user@example.com", "Remove the part before the @."],
    ["exa mple.com", "That is not a domain name. Write it like example.com."],
    ["exa_mple.com", "That is not a domain name. Write it like example.com."],
    ["-a.com", "That is not a domain name. Write it like example.com."],
    [`${"a".repeat(64)}.com`, "That is not a domain name. Write it like example.com."],
    ["a..com", "That is not a domain name. Write it like example.com."],
    ['a".com\nHeader set X 1', "That is not a domain name. Write it like example.com."],
    ["x".repeat(5000), "That is longer than any address. Write your domain, such as example.com."],
  ])("refuses %j: %s", (text, problem) => expect(readSiteHost(text)).toEqual({ ok: false, problem }));
});

describe("decodeLabel", () => {
  // Samples of RFC 3492, section 7.1.
  it.each([
    ["xn--egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
    ["xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"],
    ["xn--Proprostnemluvesky-uyb24dma41a", "pročprostěnemluvíčesky"],
    ["xn--b1abfaaepdrnnbgefbadotcwatmq2g4l", "почемужеонинеговорятпорусски"],
    ["xn--", "xn--"],
    // What https://github.com/web-platform-tests/wpt, url/resources/toascii.json calls invalid: invisible, a stand-in, a control character.
    ["xn--1ug", "xn--1ug"],
    ["xn--zn7c", "xn--zn7c"],
    ["xn--a", "xn--a"],
    ["xn--a-yoc", "xn--a-yoc"],
    ["xn--10cl1a0b660p", "ශ්‍රී"],
    ["xn--mgba3gch31f060k", "نامه‌ای"],
    ["xn--ls8h", "💩"],
    ["xn--!!", "xn--!!"],
    ["xn--99999999999", "xn--99999999999"],
    ["plain", "plain"],
  ])("%s is %s", (label, decoded) => expect(decodeLabel(label)).toBe(decoded));
});
