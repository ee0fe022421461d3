import { isIP } from "node:net";
import { describe, expect, it } from "vitest";
import { formatIp, isInNetwork, parseIp } from "./ip-address.ts";

const spelled = (text: string) => {
  const address = parseIp(text);
  return address && formatIp(address);
};

describe("parseIp and formatIp", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["0.0.0.0", "0.0.0.0"],
    ["255.255.255.255", "255.255.255.255"],
    ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
    ["2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"],
    ["::", "::"],
    ["::1", "::1"],
    ["1::", "1::"],
    ["fe80::1%eth0", "fe80::1"],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
    ["::ffff:cb00:7107", "::ffff:203.0.113.7"],
    ["64:ff9b::203.0.113.7", "64:ff9b::cb00:7107"],
  ])("%s is %s", (text, expected) => expect(spelled(text)).toBe(expected));

  it.each([
    ...["", " ", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "0x7f.0.0.1", "127.1", "2130706433", "1.2.3.4 ", "１.2.3.4"],
    ...[
      ":",
      ":::",
      "1::2::3",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "1:2:3:4:5:6:7::8:9",
      "g::1",
      "12345::",
      "::1.2.3",
      "1.2.3.4::",
      "[::1]",
    ],
    "::ffff:1.2.3.4:5",
  ])("%j is no address", (text) => expect(parseIp(text)).toBeUndefined());

  it("agrees with Node on ten thousand made-up texts", () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const alphabet = ["0", "1", "ff", "255", "256", "a", ":", "::", ".", "1.2.3.4", "fe80", "00"];
    for (let round = 0; round < 10_000; round++) {
      const text = Array.from({ length: 1 + next(9) }, () => alphabet[next(alphabet.length)]).join("");
      const address = parseIp(text);
      expect([text, address?.version ?? 0]).toEqual([text, isIP(text)]);
      if (address?.version === 6 && !formatIp(address).includes("."))
        expect(formatIp(address)).toBe(new URL(`http://[${text}]`).hostname.slice(1, -1));
    }
  });
});

describe("isInNetwork", () => {
  it.each([
    ["10.255.255.255", "10.0.0.0/8", true],
    ["11.0.0.0", "10.0.0.0/8", false],
    ["100.127.255.255", "100.64.0.0/10", true],
    ["100.128.0.0", "100.64.0.0/10", false],
    ["fd12::1", "fc00::/7", true],
    ["fe00::1", "fc00::/7", false],
    ["1.2.3.4", "::/0", false],
    ["1.2.3.4", "0.0.0.0/0", true],
  ])("%s in %s: %s", (text, network, expected) => {
    const address = parseIp(text);
    expect(address && isInNetwork(address, network)).toBe(expected);
  });
});
