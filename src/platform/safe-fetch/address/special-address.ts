import { BlockList, isIP } from "node:net";

/**
 * True for every address that is not an ordinary public host: all blocks of the IANA special-purpose registries of both
 * families, multicast, the transition ranges, and anything that is not an address at all.
 */
export function isSpecialAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return special.check(ip, "ipv4");
  // A zone id ("fe80::1%eth0") names an interface of this machine, so it is never a public host.
  if (family !== 6 || ip.includes("%")) return true;
  if (!globalUnicast.check(ip, "ipv6") || special.check(ip, "ipv6")) return true;
  const embedded = isatapAddress(ip);
  return embedded !== undefined && special.check(embedded, "ipv4");
}

/** One spelling per address, so that two can be compared: "0:0::1" and "::1" are the same host. */
export function canonicalAddress(ip: string): string {
  return isIP(ip) === 6 && !ip.includes("%") ? new URL(`http://[${ip}]/`).hostname.slice(1, -1) : ip;
}

const special = new BlockList();

// https://www.iana.org/assignments/iana-ipv4-special-registry, read 2026-11. The blocks marked "globally reachable" there
// (AS112, AMT, the anycast addresses of 192.0.0.0/24) serve protocols and no web site, so they are refused with the rest.
for (const [network, prefix] of [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // carrier-grade NAT; Alibaba's metadata service
  ["127.0.0.0", 8], // loopback
  ["169.254.0.0", 16], // link local; the metadata service of most clouds
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // IETF protocol assignments; Oracle's metadata service
  ["192.0.2.0", 24], // documentation
  ["192.31.196.0", 24], // AS112
  ["192.52.193.0", 24], // AMT
  ["192.88.99.0", 24], // 6to4 relays, deprecated
  ["192.168.0.0", 16], // private
  ["192.175.48.0", 24], // AS112
  ["198.18.0.0", 15], // benchmarking
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, and the broadcast address
  ["168.63.129.16", 32], // public by number, but Azure answers it from inside every virtual machine
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}

// Only 2000::/3 is delegated as global unicast (https://www.iana.org/assignments/ipv6-address-space). What lies outside it needs
// no list: loopback, IPv4-mapped, -compatible and -translated forms, NAT64, discard, SRv6, unique local, link local, site local, multicast.
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

// https://www.iana.org/assignments/iana-ipv6-special-registry, read 2026-11: the blocks inside 2000::/3.
for (const [network, prefix] of [
  ["2001::", 23], // IETF protocol assignments: Teredo, benchmarking, AMT, ORCHID, drone remote id
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4: the next 32 bits are any IPv4 address
  ["2620:4f:8000::", 48], // AS112
  ["3ffe::", 16], // 6bone, returned to IANA
  ["3fff::", 20], // documentation
] as const) {
  special.addSubnet(network, prefix, "ipv6");
}

/** ISATAP (RFC 5214) puts an IPv4 address behind the interface id 0000:5efe or 0200:5efe, under any prefix. */
function isatapAddress(ip: string): string | undefined {
  const groups = hextets(ip);
  if (groups[5] !== 0x5efe || ((groups[4] ?? 0) & ~0x0300) !== 0) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
}

function hextets(ip: string): number[] {
  const [head = "", tail] = canonicalAddress(ip).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(gap).fill("0"), ...right].map((group) => Number.parseInt(group, 16));
}
