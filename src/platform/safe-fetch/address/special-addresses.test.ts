import { describe, expect, it } from "vitest";
import { createSafeFetch } from "../safe-fetch.ts";
import { isSpecialAddress } from "./special-address.ts";
import { parseVisitorAddress } from "./visitor-address.ts";

// Both IANA registries block by block, sub-blocks included, and multicast: https://www.iana.org/assignments/iana-ipv4-special-registry,
// https://www.iana.org/assignments/iana-ipv6-special-registry (read 2026-11). Kept apart from the rule's own list on purpose.
const IPV4_BLOCKS = `0.0.0.0/8 0.0.0.0/32 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.0.0/29
  192.0.0.8/32 192.0.0.9/32 192.0.0.10/32 192.0.0.170/32 192.0.0.171/32 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24
  192.88.99.2/32 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 255.255.255.255/32`;
const IPV6_BLOCKS = `::1/128 ::/128 ::/96 ::ffff:0:0/96 ::ffff:0:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23 2001::/32
  2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:10::/28 2001:20::/28 2001:30::/28 2001:db8::/32
  2002::/16 2620:4f:8000::/48 3ffe::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`;

interface Block {
  name: string;
  first: bigint;
  last: bigint;
}

const ipv4Blocks = IPV4_BLOCKS.split(/\s+/).map((name) => block(name, 32));
const ipv6Blocks = IPV6_BLOCKS.split(/\s+/).map((name) => block(name, 128));

describe("isSpecialAddress", () => {
  it.each(ipv4Blocks)("blocks the first, middle and last address of $name", ({ first, last }) => {
    const addresses = [first, (first + last) / 2n, last].map(ipv4Text);
    expect(addresses.filter((address) => !isSpecialAddress(address))).toEqual([]);
  });

  it.each(ipv6Blocks)("blocks the first, middle and last address of $name", ({ first, last }) => {
    const addresses = [first, (first + last) / 2n, last].map(ipv6Text);
    expect(addresses.filter((address) => !isSpecialAddress(address))).toEqual([]);
  });

  it("allows the neighbours of the blocks that have public ones", () => {
    const neighbours = ["9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0", "172.15.255.255"];
    const more = ["172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255"];
    const six = ["2001:200::", "2001:db7:ffff::1", "2001:db9::", "2003::", "2001:4860:4860::8888", "3ffd::1", "2606:4700::1111"];
    expect([...neighbours, ...more, ...six].filter(isSpecialAddress)).toEqual([]);
  });

  it("allows 1,000 random public IPv4 addresses", () => {
    const random = seeded(20_261_115);
    const addresses = takeOutside(ipv4Blocks, 1_000, () => BigInt(Math.floor(random() * 2 ** 32))).map(ipv4Text);
    expect(addresses).toHaveLength(1_000);
    expect(addresses.filter(isSpecialAddress)).toEqual([]);
  });

  it("allows 300 random public IPv6 addresses of 2000::/3", () => {
    const random = seeded(6);
    const word = () => BigInt(Math.floor(random() * 2 ** 32));
    const draw = () =>
      (1n << 125n) | (((((word() << 96n) | (word() << 64n) | (word() << 32n) | word()) << 3n) & ((1n << 128n) - 1n)) >> 3n);
    const addresses = takeOutside(ipv6Blocks, 300, draw).map(ipv6Text);
    expect(addresses).toHaveLength(300);
    expect(addresses.filter(isSpecialAddress)).toEqual([]);
  });

  it("blocks every spelling that carries a special IPv4 address inside IPv6", () => {
    const carriers = ["::ffff:127.0.0.1", "::ffff:7f00:1", "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b::127.0.0.1", "64:ff9b:1::a00:1"];
    const tunnels = ["2002:7f00:1::", "2002:a9fe:a9fe::1", "2001:0:7f00:1::", "2a00:1450::5efe:127.0.0.1", "2a00:1450::200:5efe:10.0.0.1"];
    expect([...carriers, ...tunnels].filter((address) => !isSpecialAddress(address))).toEqual([]);
    expect(isSpecialAddress("2a00:1450::5efe:8.8.8.8")).toBe(false);
  });

  it("blocks the cloud metadata services, by IPv4 and IPv6", () => {
    const services = [
      "169.254.169.254",
      "169.254.170.2",
      "100.100.100.200",
      "192.0.0.192",
      "168.63.129.16",
      "fd00:ec2::254",
      "fd20:ce::254",
    ];
    expect(services.filter((address) => !isSpecialAddress(address))).toEqual([]);
  });

  it("blocks what is not an address, and addresses with a zone", () => {
    expect(
      ["", "localhost", "127.1", "8.8.8.8.", "1.2.3", "fe80::1%eth0", "2606:4700::1%eth0"].filter((text) => !isSpecialAddress(text)),
    ).toEqual([]);
  });
});

describe("odd spellings of special hosts", () => {
  const neverResolve = () => Promise.reject(new Error("a literal must not be looked up"));
  const safeFetch = createSafeFetch({ allowHosts: [], userAgent: "test", resolve: neverResolve });

  it.each([
    "127.0.0.1",
    "http://127.1/",
    "http://127.0.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://00000177.0.0.01/",
    "http://0/",
    "http://0x0/",
    "http://127.0.0.1./",
    "http://127。0。0。1/",
    "http://127．0．0．1/",
    "http://127｡0｡0｡1/",
    "http://１２７.０.０.１/",
    "http://①②⑦.⓪.⓪.①/",
    "http://%31%32%37.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0xa9fea9fe/",
    "http://2852039166/",
    "http://3232235521/",
    "http://10.1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::FFFF:7F00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "http:127.0.0.1",
    "http:\\\\127.0.0.1\\",
    "http://1\t27.0.0.1/",
    "//127.0.0.1/",
  ])("refuses %j as a private address", async (spelling) => {
    await expect(safeFetch(parseVisitorAddress(spelling))).rejects.toMatchObject({
      code: "connect_failed",
      cause: { message: "a special address" },
    });
  });

  it.each([
    "http://[fe80::1%25eth0]/",
    "http://[fe80::1%eth0]/",
    "http://[::1",
    "http://1.2.3.4.5/",
    "http://256.0.0.1/",
    "http://0x100000000/",
    "http://127.0.0.1%00.example.com/",
  ])("refuses %j as no address at all", (spelling) => {
    expect(() => parseVisitorAddress(spelling)).toThrow(expect.objectContaining({ code: "address_malformed" }));
  });
});

function block(name: string, width: 32 | 128): Block {
  const [network = "", prefix = ""] = name.split("/");
  const first = width === 32 ? ipv4Number(network) : ipv6Number(network);
  return { name, first, last: first + (1n << BigInt(width - Number(prefix))) - 1n };
}

function takeOutside(blocks: readonly Block[], count: number, draw: () => bigint): bigint[] {
  const taken: bigint[] = [];
  while (taken.length < count) {
    const number = draw();
    if (!blocks.some(({ first, last }) => number >= first && number <= last)) taken.push(number);
  }
  return taken;
}

function ipv4Number(text: string): bigint {
  return text.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n);
}

function ipv4Text(number: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join(".");
}

function ipv6Number(text: string): bigint {
  const [head = "", tail = ""] = text.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}

function ipv6Text(number: bigint): string {
  return Array.from({ length: 8 }, (_, index) => ((number >> BigInt(112 - index * 16)) & 0xffffn).toString(16)).join(":");
}

/** mulberry32: small, good enough, the same on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
