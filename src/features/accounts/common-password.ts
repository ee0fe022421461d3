import { bloomPlaces } from "./bloom-filter.ts";
import filter from "./common-passwords.bin?url&inline";

const bytes = Buffer.from(filter.slice(filter.indexOf(",") + 1), "base64");

/** Whether it is on the list of leaked passwords that scripts/write-common-passwords.ts made the filter from; small letters. */
const isOnList = (text: string): boolean =>
  bloomPlaces(text, bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) >> (place & 7)) & 1);

/** Many people use it: as it is, said twice or more, or with a few digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const isDressed = core.length >= SHORTEST_CORE && plain.length - core.length <= LONGEST_DRESS;
  return isOnList(plain) || isOnList(repeatedIn(plain)) || (isDressed && (isOnList(core) || isOnList(repeatedIn(core))));
}

const SHORTEST_CORE = 6;
const LONGEST_DRESS = 6;

/** “abc” of “abcabcabc”; the text itself when it repeats nothing. */
function repeatedIn(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, period);
}
