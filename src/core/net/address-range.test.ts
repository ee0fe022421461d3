import { describe, expect, it } from "vitest";
import { rangeOf } from "./address-range.ts";
import { type IpAddress, parseIp } from "./ip-address.ts";

const nameOf = (text: string) => {
  const { kind, name } = rangeOf(parseIp(text) as IpAddress);
  return `${kind}: ${name}`;
};

describe("rangeOf", () => {
  it.each([
    ["8.8.8.8", "public: Public"],
    ["9.255.255.255", "public: Public"],
    ["10.0.0.0", "private: Private"],
    ["10.255.255.255", "private: Private"],
    ["100.63.255.255", "public: Public"],
    ["100.64.0.0", "shared: Carrier-grade NAT"],
    ["100.127.255.255", "shared: Carrier-grade NAT"],
    ["100.128.0.0", "public: Public"],
    ["172.15.255.255", "public: Public"],
    ["172.16.0.1", "private: Private"],
    ["172.32.0.0", "public: Public"],
    ["169.254.1.1", "link-local: Link local"],
    ["192.168.1.1", "private: Private"],
    ["198.19.255.255", "reserved: Benchmarking"],
    ["203.0.113.9", "documentation: Documentation"],
    ["239.1.1.1", "multicast: Multicast"],
    ["240.0.0.1", "reserved: Reserved"],
    ["255.255.255.255", "reserved: Limited broadcast"],
    ["::1", "loopback: Loopback"],
    ["::", "reserved: Unspecified"],
    ["::ffff:8.8.8.8", "translation: IPv4 inside IPv6"],
    ["64:ff9b::808:808", "translation: NAT64"],
    ["2001::1", "translation: Teredo"],
    ["2001:1::1", "reserved: Protocol assignments"],
    ["2001:200::1", "public: Public"],
    ["2001:db8::1", "documentation: Documentation"],
    ["2002:808:808::1", "translation: 6to4"],
    ["2606:4700::1111", "public: Public"],
    ["3fff:fff::1", "documentation: Documentation"],
    ["4000::1", "reserved: Unassigned"],
    ["fd00::1", "private: Unique local"],
    ["fe80::1", "link-local: Link local"],
    ["ff02::1", "multicast: Multicast"],
  ])("%s is %s", (text, expected) => expect(nameOf(text)).toBe(expected));
});
