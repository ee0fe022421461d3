import { isListedName, turnedName } from "../name-hash.ts";

/** A name and what a list says of it; undefined for a line that is not in the documented form. */
interface ListedLine {
  name: string;
  values: readonly [number, number?, number?];
}

interface LineReader {
  /** Words of 32 bits in a row, the two of the name among them. */
  words: number;
  isHeader(line: string): boolean;
  read(line: string): ListedLine | undefined;
}

export const LINE_READERS: Record<"tranco" | "majestic-million" | "commoncrawl-ranks", LineReader> = {
  /** `1,google.com`, lines end with CRLF. */
  tranco: {
    words: 3,
    isHeader: () => false,
    read(line) {
      const comma = line.indexOf(",");
      const name = withoutReturn(line)
        .slice(comma + 1)
        .toLowerCase();
      const rank = wholeNumber(line.slice(0, comma));
      return comma > 0 && rank > 0 && isListedName(name) ? { name, values: [rank] } : undefined;
    },
  },
  /** `GlobalRank,TldRank,Domain,TLD,RefSubNets,RefIPs,IDN_Domain,IDN_TLD,PrevGlobalRank,PrevTldRank,PrevRefSubNets,PrevRefIPs` */
  "majestic-million": {
    words: 5,
    isHeader: (line) => line.startsWith("GlobalRank,"),
    read(line) {
      const [rank = "", , domain = "", , subnets = "", addresses = ""] = line.split(",", 6);
      const values = [wholeNumber(rank), wholeNumber(subnets), wholeNumber(addresses)] as const;
      const name = domain.toLowerCase();
      return values[0] > 0 && values.every((value) => value >= 0) && isListedName(name) ? { name, values } : undefined;
    },
  },
  /** `#harmonicc_pos #harmonicc_val #pr_pos #pr_val #host_rev #n_hosts`, parted by tabs; names from the right. */
  "commoncrawl-ranks": {
    words: 5,
    isHeader: (line) => line.startsWith("#"),
    read(line) {
      const [harmonic = "", , page = "", , turned = "", hosts = "1"] = withoutReturn(line).split("\t");
      const values = [wholeNumber(harmonic), wholeNumber(page), wholeNumber(hosts)] as const;
      return values.every((value) => value > 0) && isListedName(turned) ? { name: turnedName(turned), values } : undefined;
    },
  },
};

const withoutReturn = (line: string) => (line.charCodeAt(line.length - 1) === 13 ? line.slice(0, -1) : line);

/** -1 for what is none, or too large for a word. */
export function wholeNumber(text: string): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return number > 0xffffffff ? -1 : number;
}
