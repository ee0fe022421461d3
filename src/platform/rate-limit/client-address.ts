import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { parseForwarded } from "#core/http/forwarded-header.ts";

/** Which header our own proxies write. Only one is believed: the other would reach us as the visitor sent it. */
export type TrustedHeader = "x-forwarded-for" | "forwarded";

/** The addresses that a trusted header names, farthest first, in the form of X-Forwarded-For. */
export function forwardedFor(headers: { get(name: string): string | null }, trusted: TrustedHeader): string | undefined {
  const value = headers.get(trusted) ?? undefined;
  if (trusted === "x-forwarded-for" || value === undefined) return value;
  // A node may hide behind a name of its own ("_hidden", "unknown"): no address, so the walk ends there.
  return parseForwarded(value)
    ?.map((element) => element.for ?? "unknown")
    .join(",");
}

/**
 * The visitor's address: the other end of the socket, or, when that is a trusted proxy, the last entry of X-Forwarded-For that no
 * trusted proxy wrote. Walked from the right, because everything left of our own proxies' entries is the visitor's to invent. With the number
 * of our own proxies in between.
 */
export function clientConnection(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trustedProxies: readonly string[],
): { address: string; proxies: number } {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (candidate: string) => isIP(candidate) !== 0 && trusted.check(candidate, isIPv4(candidate) ? "ipv4" : "ipv6");
  const entries = (forwardedFor ?? "").split(",");
  let address = normalizeAddress(socketAddress ?? "") ?? "unknown";
  let proxies = 0;
  while (isTrusted(address)) {
    const entry = entries.pop();
    const next = entry === undefined ? undefined : normalizeAddress(entry.trim());
    // A proxy of ours passed on something that is no address: the proxy itself is the last thing known for sure.
    if (next === undefined) break;
    address = next;
    proxies += 1;
  }
  return { address, proxies };
}

/** What limits count by: an IPv6 visitor owns at least a /64, so single addresses of it would be no limit at all. */
export function limitKey(address: string): string {
  if (!isIPv6(address)) return address;
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The entries were checked with the environment: addresses, each with a prefix length or without. */
function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const isShort = isIPv4(address);
    list.addSubnet(address, prefix === undefined ? (isShort ? 32 : 128) : Number(prefix), isShort ? "ipv4" : "ipv6");
  }
  return list;
}

/** One spelling for each address: no zone, no port, IPv4 inside IPv6 as IPv4. Undefined for anything else. */
function normalizeAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const parse = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [before, after] = [parse(head), parse(tail ?? "")];
  return [...before, ...Array.from<number>({ length: 8 - before.length - after.length }).fill(0), ...after];
}
