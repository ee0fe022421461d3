import { type IpAddress, isInNetwork } from "./ip-address.ts";

type AddressKind = "public" | "private" | "shared" | "loopback" | "link-local" | "documentation" | "translation" | "multicast" | "reserved";

export interface AddressRange {
  network: string;
  kind: AddressKind;
  name: string;
  /** One sentence for people: what such an address means for whoever has it. */
  meaning: string;
  /** The document that set it aside; none for the public rest. */
  reference: string;
}

/** The narrowest block that holds the address; the public rest when none does. */
export function rangeOf(address: IpAddress): AddressRange {
  const found = ranges.filter(({ network }) => isInNetwork(address, network));
  const narrowest = found.sort((a, b) => prefixOf(b) - prefixOf(a))[0];
  if (narrowest) return narrowest;
  // Only 2000::/3 has been handed out so far: https://www.iana.org/assignments/ipv6-address-space
  if (address.version === 6 && !isInNetwork(address, "2000::/3"))
    return {
      network: "::/0",
      kind: "reserved",
      name: "Unassigned",
      meaning: "Nobody has been given this part of the address space yet.",
      reference: "RFC 4291",
    };
  return {
    network: address.version === 4 ? "0.0.0.0/0" : "2000::/3",
    kind: "public",
    name: "Public",
    meaning: "Other machines on the internet can see this address, and it leads back to your connection or your provider.",
    reference: "",
  };
}

const prefixOf = ({ network }: AddressRange) => Number(network.split("/")[1]);

// https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry, read 2026-11.
const ranges: readonly AddressRange[] = [
  block("0.0.0.0/8", "reserved", "This network", "Stands for “this machine” before it has an address.", "RFC 791"),
  block("10.0.0.0/8", "private", "Private", "Used inside homes and companies; the outside sees another address.", "RFC 1918"),
  block(
    "100.64.0.0/10",
    "shared",
    "Carrier-grade NAT",
    "Your provider shares one public address among many customers. Nobody can reach you from outside, and blocks hit your neighbors too.",
    "RFC 6598",
  ),
  block("127.0.0.0/8", "loopback", "Loopback", "The machine talks to itself; the request never crossed a cable.", "RFC 1122"),
  block("169.254.0.0/16", "link-local", "Link local", "Self-assigned because no router handed out an address.", "RFC 3927"),
  block("172.16.0.0/12", "private", "Private", "Used inside homes and companies; the outside sees another address.", "RFC 1918"),
  block("192.0.0.0/24", "reserved", "Protocol assignments", "Set aside for protocols such as DS-Lite.", "RFC 6890"),
  block("192.0.2.0/24", "documentation", "Documentation", "For examples in books and manuals; no machine has it.", "RFC 5737"),
  block("192.31.196.0/24", "reserved", "AS112", "Absorbs reverse lookups of private addresses.", "RFC 7535"),
  block("192.52.193.0/24", "reserved", "AMT relays", "Carries multicast over networks without it.", "RFC 7450"),
  block("192.88.99.0/24", "reserved", "6to4 relays, retired", "Once the way into IPv6; withdrawn in 2015.", "RFC 7526"),
  block("192.168.0.0/16", "private", "Private", "Used inside homes and companies; the outside sees another address.", "RFC 1918"),
  block("192.175.48.0/24", "reserved", "AS112", "Absorbs reverse lookups of private addresses.", "RFC 7534"),
  block("198.18.0.0/15", "reserved", "Benchmarking", "For measuring network equipment in a laboratory.", "RFC 2544"),
  block("198.51.100.0/24", "documentation", "Documentation", "For examples in books and manuals; no machine has it.", "RFC 5737"),
  block("203.0.113.0/24", "documentation", "Documentation", "For examples in books and manuals; no machine has it.", "RFC 5737"),
  block("224.0.0.0/4", "multicast", "Multicast", "One sender, many listeners; never the address of one machine.", "RFC 5771"),
  block("240.0.0.0/4", "reserved", "Reserved", "Set aside in 1989 and never handed out.", "RFC 1112"),
  block("255.255.255.255/32", "reserved", "Limited broadcast", "Means every machine on the local network.", "RFC 919"),
  block("::/128", "reserved", "Unspecified", "Stands for “no address yet”.", "RFC 4291"),
  block("::1/128", "loopback", "Loopback", "The machine talks to itself; the request never crossed a cable.", "RFC 4291"),
  block("::ffff:0:0/96", "translation", "IPv4 inside IPv6", "An IPv4 address as IPv6 software writes it.", "RFC 4291"),
  block("64:ff9b::/96", "translation", "NAT64", "An IPv4 address reached through a provider's translator.", "RFC 6052"),
  block("64:ff9b:1::/48", "translation", "NAT64, local", "A translator inside one network.", "RFC 8215"),
  block("100::/64", "reserved", "Discard only", "Routers throw away what is sent here.", "RFC 6666"),
  block("2001::/23", "reserved", "Protocol assignments", "Set aside for protocols of the IETF.", "RFC 2928"),
  block("2001::/32", "translation", "Teredo", "An IPv6 tunnel through IPv4 NAT, hardly used since 2014.", "RFC 4380"),
  block("2001:2::/48", "reserved", "Benchmarking", "For measuring network equipment in a laboratory.", "RFC 5180"),
  block("2001:20::/28", "reserved", "ORCHIDv2", "Cryptographic identifiers, no addresses of machines.", "RFC 7343"),
  block("2001:db8::/32", "documentation", "Documentation", "For examples in books and manuals; no machine has it.", "RFC 3849"),
  block("2002::/16", "translation", "6to4", "An IPv6 network made out of an IPv4 address; retired in 2015.", "RFC 7526"),
  block("2620:4f:8000::/48", "reserved", "AS112", "Absorbs reverse lookups of private addresses.", "RFC 7534"),
  block("3fff::/20", "documentation", "Documentation", "For examples in books and manuals; no machine has it.", "RFC 9637"),
  block("5f00::/16", "reserved", "Segment routing", "Used inside a provider's own network.", "RFC 9602"),
  block("fc00::/7", "private", "Unique local", "Used inside homes and companies; the outside sees another address.", "RFC 4193"),
  block("fe80::/10", "link-local", "Link local", "Valid on one cable or one wireless network only.", "RFC 4291"),
  block("fec0::/10", "reserved", "Site local, retired", "Replaced by unique local addresses in 2004.", "RFC 3879"),
  block("ff00::/8", "multicast", "Multicast", "One sender, many listeners; never the address of one machine.", "RFC 4291"),
];

function block(network: string, kind: AddressKind, name: string, meaning: string, reference: string): AddressRange {
  return { network, kind, name, meaning, reference };
}
