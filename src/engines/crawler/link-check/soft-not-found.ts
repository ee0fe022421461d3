import { MISSING_TEXT, saysMissing } from "#core/html/not-found-words.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SoftSign } from "./target-facts.ts";

/** What a host answers for an address that cannot exist. */
export interface Probe {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  reading?: SeenText | undefined;
}

/** What of a page is compared. */
interface SeenText extends Pick<PageReading, "title" | "h1"> {
  bodyText(most: number): string;
}

const MAX_TEXT = 30_000;
/** A page of fewer words is a frame that scripts fill. */
const SHELL_WORDS = 12;
const ALIKE = 0.9;

/** Is an answer of 200 a “not found” all the same? `probe` is called only where the words of the page leave it open. */
export async function softSignOf(
  answer: { url: string; reading: SeenText },
  probe: () => Promise<Probe | undefined>,
): Promise<SoftSign | undefined> {
  const { url, reading } = answer;
  if (isMissing(reading)) return "words";
  const { pathname, search } = new URL(url);
  if (pathname === "/" && search === "") return undefined;
  const sibling = await probe();
  if (sibling?.status !== 200 || !sibling.reading) return undefined;
  // Both were sent to the same place: a catch-all.
  if (sibling.url === url) return "sibling";
  if (sibling.reading.title !== reading.title) return undefined;
  const text = reading.bodyText(MAX_TEXT);
  if (likeness(sibling.reading.bodyText(MAX_TEXT), text) < ALIKE) return undefined;
  return text.split(" ").length < SHELL_WORDS ? "shell" : "sibling";
}

/** Whether the page itself says that there is none. */
export const isMissing = ({ title, h1, bodyText }: SeenText): boolean => saysMissing({ title, h1, text: bodyText(MISSING_TEXT + 1) });

/** Share of words in common, each as often as it comes: 1 for the same text. Two empty texts are the same. */
export function likeness(a: string, b: string): number {
  const counts = new Map<string, number>();
  const [left, right] = [wordsOf(a), wordsOf(b)];
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    common++;
    counts.set(word, count - 1);
  }
  const all = left.length + right.length - common;
  return all === 0 ? 1 : common / all;
}

const wordsOf = (text: string) => text.toLowerCase().split(" ").filter(Boolean).slice(0, 5_000);
