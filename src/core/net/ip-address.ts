/** An IP address as a number: 32 bits in version 4, 128 in version 6. */
export interface IpAddress {
  version: 4 | 6;
  value: bigint;
}

/**
 * Reads an address in the forms that standards give it: four decimal numbers without leading zeros, or RFC 4291 with at most one `::` and an
 * IPv4 tail. A zone (`%eth0`) is dropped. Undefined for anything else, the odd spellings that some libraries take for addresses included.
 */
export function parseIp(text: string): IpAddress | undefined {
  const bare = text.includes(":") ? text.replace(/%[^%]*$/, "") : text;
  return bare.includes(":") ? parseIpv6(bare) : parseIpv4(bare);
}

/** One spelling an address: dotted for IPv4, RFC 5952 for IPv6, IPv4 inside IPv6 (`::ffff:0:0/96`) with its tail dotted. */
export function formatIp({ version, value }: IpAddress): string {
  if (version === 4) return formatIpv4(value);
  const groups = groupsOf(value);
  if (value >> 32n === 0xffffn) return `::ffff:${formatIpv4(value & 0xffff_ffffn)}`;
  const run = longestZeroRun(groups);
  const hex = groups.map((group) => group.toString(16));
  return run ? `${hex.slice(0, run.start).join(":")}::${hex.slice(run.start + run.length).join(":")}` : hex.join(":");
}

/** The eight groups of an IPv6 address. */
export function groupsOf(value: bigint): number[] {
  return Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(112 - 16 * index)) & 0xffffn));
}

/** True when `address` lies in `network`, written like 10.0.0.0/8. */
export function isInNetwork(address: IpAddress, network: string): boolean {
  const [base = "", prefix = ""] = network.split("/");
  const start = parseIp(base);
  if (!start || start.version !== address.version) return false;
  const shift = BigInt((address.version === 4 ? 32 : 128) - Number(prefix));
  return address.value >> shift === start.value >> shift;
}

function parseIpv4(text: string): IpAddress | undefined {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) return undefined;
  return { version: 4, value: parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n) };
}

function parseIpv6(text: string): IpAddress | undefined {
  const halves = text.split("::");
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, index) => readGroups(half, index === halves.length - 1));
  if (!head || (halves.length === 2 && !tail)) return undefined;
  const missing = 8 - head.length - (tail?.length ?? 0);
  // A `::` stands for at least one group.
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<number>(missing).fill(0), ...(tail ?? [])];
  return { version: 6, value: groups.reduce((value, group) => (value << 16n) | BigInt(group), 0n) };
}

/** Undefined when a group is malformed. The very last one may be an IPv4 address. */
function readGroups(text: string, isLast: boolean): number[] | undefined {
  if (text === "") return [];
  const parts = text.split(":");
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    const dotted = isLast && index === parts.length - 1 && part.includes(".") ? parseIpv4(part) : undefined;
    if (dotted) groups.push(Number(dotted.value >> 16n), Number(dotted.value & 0xffffn));
    else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}

function formatIpv4(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join(".");
}

/** RFC 5952, 4.2: the longest run of at least two zero groups, the first of equals. */
function longestZeroRun(groups: readonly number[]): { start: number; length: number } | undefined {
  let best: { start: number; length: number } | undefined;
  for (let start = 0; start < groups.length; start++) {
    let length = 0;
    while (groups[start + length] === 0) length++;
    if (length >= 2 && length > (best?.length ?? 0)) best = { start, length };
  }
  return best;
}
