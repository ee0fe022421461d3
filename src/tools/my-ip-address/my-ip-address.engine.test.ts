import { describe, expect, it } from "vitest";
import { type IpAddress, parseIp } from "#core/net/ip-address.ts";
import { describeAddress } from "./describe-address.ts";
import { browserOf, languagesOf } from "./describe-request.ts";

const described = (text: string) => describeAddress(parseIp(text) as IpAddress);
const forms = (text: string) => Object.fromEntries(described(text).forms.map(({ name, value }) => [name, value]));

describe("describeAddress", () => {
  it("writes an IPv4 address in every form", () => {
    expect(forms("8.8.4.4")).toEqual({
      "As one number": "134743044",
      Hexadecimal: "0x08080404",
      Binary: "00001000.00001000.00000100.00000100",
      "Inside IPv6": "::ffff:8.8.4.4",
      "Asked for by reverse DNS": "4.4.8.8.in-addr.arpa",
      "Network of 256": "8.8.4.0/24",
    });
  });

  it("writes an IPv6 address in every form", () => {
    expect(forms("2606:4700::1111")).toEqual({
      "Written out": "2606:4700:0000:0000:0000:0000:0000:1111",
      "Network, /64": "2606:4700::/64",
      "Machine in it": "0000:0000:0000:1111",
      "As one number": "50543257672059871404715951523469725969",
      "Asked for by reverse DNS": "1.1.1.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.7.4.6.0.6.2.ip6.arpa",
    });
  });

  it.each([
    ["2606:4700:10:1:211:22ff:fe33:4455", "It gives your network card away"],
    ["2606:4700:10:1::53", "The machine part was set by hand"],
    ["2606:4700:10:1:d4c3:9e2a:71f0:88b1", "The machine part looks random"],
    ["64:ff9b::808:808", "Holds the IPv4 address 8.8.8.8"],
    ["2002:808:404::1", "Holds the IPv4 address 8.8.4.4"],
    ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "Holds the IPv4 address 192.0.2.45"],
    ["::ffff:1.2.3.4", "Holds the IPv4 address 1.2.3.4"],
  ])("notes of %s: %s", (text, title) => expect(described(text).notes.map((note) => note.title)).toEqual([title]));

  it("names the network card", () => {
    expect(described("2606:4700:10:1:211:22ff:fe33:4455").notes[0]?.text).toContain("00:11:22:33:44:55");
  });

  it.each(["8.8.8.8", "fd00::211:22ff:fe33:4455", "fe80::1"])("has no note on %s", (text) => expect(described(text).notes).toEqual([]));
});

describe("languagesOf", () => {
  it.each([
    ["", []],
    ["en", [["en", 1]]],
    [
      "da, en-GB;q=0.8, en;q=0.7",
      [
        ["da", 1],
        ["en-GB", 0.8],
        ["en", 0.7],
      ],
    ],
    [
      "en;q=0.1, de",
      [
        ["de", 1],
        ["en", 0.1],
      ],
    ],
    [
      "*;q=0.5, zh-Hant-TW",
      [
        ["zh-Hant-TW", 1],
        ["*", 0.5],
      ],
    ],
    ["<script>, en; q=2", [["en", 1]]],
  ])("reads %j", (header, expected) => expect(languagesOf(header).map(({ tag, quality }) => [tag, quality])).toEqual(expected));
});

describe("browserOf", () => {
  const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  it.each([
    [chrome, "", "", "Chrome 141 on Windows"],
    [chrome, '"Not?A_Brand";v="8", "Chromium";v="141", "Brave";v="141"', "Windows", "Brave 141 on Windows"],
    [`${chrome} Edg/141.0.1`, "", "", "Edge 141 on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "", "", "Firefox 140 on Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "",
      "",
      "Safari 18 on iOS",
    ],
    ["curl/8.5.0", "", "", "curl 8"],
    ["", "", "", null],
    ['"><script>', "", "", null],
  ])("%s", (userAgent, brands, platform, expected) => expect(browserOf(userAgent, brands, platform)).toBe(expected));
});
