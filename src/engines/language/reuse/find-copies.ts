import type { ToolPorts } from "#core/tool/tool-ports.ts";

/** What a search for phrases gave: addresses of pages that may have them, or why there are none. */
export interface FoundCopies {
  hasSearched: boolean;
  /** In a sentence, for whoever reads the report. */
  note: string;
  urls: readonly string[];
}

/** A phrase costs the owner of the site a question, a page the visitor a wait. */
const MOST_PHRASES = 4;
const MOST_PAGES = 6;

/** Searches for phrases in quotation marks. What several of them find goes first; hosts and addresses that are left out are not returned. */
export async function findCopies(
  phrases: readonly string[],
  { askProvider }: Pick<ToolPorts, "askProvider">,
  signal: AbortSignal,
  isLeftOut: (url: URL) => boolean = () => false,
): Promise<FoundCopies> {
  const asked = phrases.slice(0, MOST_PHRASES);
  if (asked.length === 0) return { hasSearched: false, note: "It has no run of words that would be worth a search.", urls: [] };
  const ask = (phrase: string) =>
    askProvider(
      "searchResults",
      { q: `"${phrase.replaceAll('"', " ")}"`, country: "US", lang: "en", device: "desktop", depth: 10 },
      signal,
    );
  const answers = await Promise.all(asked.map(ask));
  const given = answers.flatMap((answer) => (answer.state === "given" ? [answer] : []));
  const [first] = given;
  if (!first) return { hasSearched: false, note: detailOf(answers[0]), urls: [] };
  const times = new Map<string, number>();
  for (const { value } of given)
    for (const { url } of value.results) {
      const parsed = URL.parse(url);
      if (!parsed || !/^https?:$/.test(parsed.protocol) || isLeftOut(parsed)) continue;
      parsed.hash = "";
      times.set(parsed.href, (times.get(parsed.href) ?? 0) + 1);
    }
  const urls = [...times].sort(([, a], [, b]) => b - a).slice(0, MOST_PAGES);
  const missed = asked.length - given.length;
  return {
    hasSearched: true,
    note: `${first.value.engine}, by ${first.source}, was asked for ${given.length === 1 ? "one phrase" : `${given.length} phrases`} in quotation marks on ${first.asOf}. ${times.size === 0 ? "It knows no page with them." : `We read ${urls.length} of the ${times.size} pages it named.`}${missed > 0 ? ` ${missed} of ${asked.length} questions had no answer.` : ""}`,
    urls: urls.map(([url]) => url),
  };
}

const detailOf = (answer: { state: string; detail?: string } | undefined) => answer?.detail ?? "";
