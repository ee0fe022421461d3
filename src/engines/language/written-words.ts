/** Addresses and mail addresses, in the letters that they are sent in. */
const ADDRESS = /(?:https?:\/\/|www\.)[!-~]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;
const MAYBE_ADDRESS = /:\/\/|www\.|@/i;
const HYPHEN = /^[-\u2010\u2011]$/;

export interface Span {
  from: number;
  to: number;
}

/** Where addresses stand in a text, in order. */
export function addressesIn(text: string): Span[] {
  if (!MAYBE_ADDRESS.test(text)) return [];
  return Array.from(text.matchAll(ADDRESS), ({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/**
 * Words as a word processor counts them: what a hyphen joins is one, and so is an address. The Unicode rules, which say where a cursor
 * stops, would make two of “well-known” and six of a link.
 */
export function joinWritten(text: string, words: readonly { segment: string; index: number }[]): string[] {
  const addresses = addressesIn(text);
  const joined: string[] = [];
  let end = -1;
  let next = 0;
  for (const { segment, index } of words) {
    while ((addresses[next]?.to ?? Number.POSITIVE_INFINITY) <= index) next++;
    const address = addresses[next];
    const isInside = address !== undefined && index > address.from && end > address.from;
    if (joined.length > 0 && (isInside || HYPHEN.test(text.slice(end, index))))
      joined.push(`${joined.pop()}${text.slice(end, index)}${segment}`);
    else joined.push(segment);
    end = index + segment.length;
  }
  return joined;
}
