/**
 * 64 bits of a domain name, as two words. Among 87 million names the chance that any two share theirs is 1 in 5,000; that a name which is
 * not listed is taken for one that is, 1 in 200 billion.
 */
export function hashName(name: string, into: Uint32Array): void {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
    high ^= low >>> 15;
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  into[0] = high ^ (high >>> 16);
  into[1] = low ^ (low >>> 16);
}

/** `com.example.shop` → `shop.example.com`: graphs write names from the right. */
export function turnedName(name: string): string {
  const dot = name.indexOf(".");
  if (dot === -1) return name;
  if (name.indexOf(".", dot + 1) === -1) return `${name.slice(dot + 1)}.${name.slice(0, dot)}`;
  return name.split(".").reverse().join(".");
}

/** In ASCII, as every list writes it. */
export const isListedName = (name: string): boolean => name.length <= 253 && /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name);
