import { rangeOf } from "#core/net/address-range.ts";
import { formatIp, groupsOf, type IpAddress, isInNetwork } from "#core/net/ip-address.ts";
import type { AddressFacts } from "./my-ip-address.schema.ts";

/** Everything an address says by itself. */
export function describeAddress(address: IpAddress): AddressFacts {
  const range = rangeOf(address);
  return {
    text: formatIp(address),
    version: address.version,
    range,
    forms: address.version === 4 ? formsOfIpv4(address.value) : formsOfIpv6(address.value),
    notes: [...embeddedNotes(address), ...(address.version === 6 && range.kind === "public" ? [interfaceNote(address.value)] : [])],
  };
}

function formsOfIpv4(value: bigint) {
  const bytes = [24n, 16n, 8n, 0n].map((shift) => Number((value >> shift) & 0xffn));
  return [
    { name: "As one number", value: value.toString() },
    { name: "Hexadecimal", value: `0x${value.toString(16).padStart(8, "0")}` },
    { name: "Binary", value: bytes.map((byte) => byte.toString(2).padStart(8, "0")).join(".") },
    { name: "Inside IPv6", value: `::ffff:${bytes.join(".")}` },
    { name: "Asked for by reverse DNS", value: `${bytes.toReversed().join(".")}.in-addr.arpa` },
    { name: "Network of 256", value: `${bytes.slice(0, 3).join(".")}.0/24` },
  ];
}

function formsOfIpv6(value: bigint) {
  const full = groupsOf(value).map((group) => group.toString(16).padStart(4, "0"));
  const prefix = formatIp({ version: 6, value: (value >> 64n) << 64n });
  return [
    { name: "Written out", value: full.join(":") },
    { name: "Network, /64", value: `${prefix}/64` },
    { name: "Machine in it", value: full.slice(4).join(":") },
    { name: "As one number", value: value.toString() },
    { name: "Asked for by reverse DNS", value: `${[...full.join("")].reverse().join(".")}.ip6.arpa` },
  ];
}

/** IPv4 addresses that transition methods put into IPv6 ones. */
function embeddedNotes({ version, value }: IpAddress): AddressFacts["notes"] {
  if (version === 4) return [];
  const ipv4 = (bits: bigint) => formatIp({ version: 4, value: bits & 0xffff_ffffn });
  const inside = (network: string) => isInNetwork({ version, value }, network);
  if (inside("::ffff:0:0/96") || inside("64:ff9b::/96"))
    return [{ title: `Holds the IPv4 address ${ipv4(value)}`, text: "It stands in the last 32 bits." }];
  if (inside("2002::/16"))
    return [{ title: `Holds the IPv4 address ${ipv4(value >> 80n)}`, text: "6to4 puts it after the first 16 bits." }];
  if (inside("2001::/32"))
    return [
      {
        title: `Holds the IPv4 address ${ipv4(~value)}`,
        text: "Teredo writes the outside of your NAT into the last 32 bits, each bit turned.",
      },
    ];
  return [];
}

/** RFC 4291, appendix A: a machine address with ff:fe in its middle and its seventh bit turned. */
function interfaceNote(value: bigint): AddressFacts["notes"][number] {
  const bytes = Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(56 - 8 * index)) & 0xffn));
  if (bytes[3] === 0xff && bytes[4] === 0xfe) {
    const mac = [(bytes[0] ?? 0) ^ 2, ...bytes.slice(1, 3), ...bytes.slice(5)];
    const text = mac.map((byte) => byte.toString(16).padStart(2, "0")).join(":");
    return {
      title: "It gives your network card away",
      text: `The last 64 bits are made from the hardware address ${text}. Every site you visit can follow this device from network to network. Switch on privacy extensions (RFC 8981) in the system's network settings.`,
    };
  }
  if (bytes.slice(0, 6).every((byte) => byte === 0))
    return {
      title: "The machine part was set by hand",
      text: "Only its last digits are used, as administrators do for servers and routers.",
    };
  return {
    title: "The machine part looks random",
    text: "That is how privacy extensions (RFC 8981) write it, and systems change it about once a day. The first 64 bits stay and name your network.",
  };
}
