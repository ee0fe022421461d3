import { formatDate } from "#core/text/format.ts";

interface RuleChange {
  /** The day it took effect, or was published; a month where no day is known. */
  on: string;
  what: string;
  /** What our tools do since. */
  since: string;
  tools: readonly string[];
  url: string;
}

/** What changed in the rules that others make, newest first. Checked 2026-11-15. */
export const ruleChanges: readonly RuleChange[] = [
  {
    on: "2026-05-07",
    what: "Google ended FAQ rich results.",
    since: "FAQPage counts as valid vocabulary without a result of its own.",
    tools: ["schema-validator"],
    url: "https://developers.google.com/search/docs/appearance/structured-data/faqpage",
  },
  {
    on: "2025-12",
    what: "Google wrote down that a script should not change a canonical which the HTML names.",
    since: "On request the page is opened in a browser, and a canonical that changes is reported.",
    tools: ["canonical-tag-checker"],
    url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  },
  {
    on: "2025-06-12",
    what: "Google retired course info, claim review, estimated salary, learning video, vehicle listing and more.",
    since: "Each is named as retired, with its day.",
    tools: ["schema-validator"],
    url: "https://developers.google.com/search/blog/2025/06/simplifying-search-results",
  },
  {
    on: "2025-01-28",
    what: "Registries of generic domains no longer have to answer WHOIS.",
    since: "RDAP is asked first, WHOIS only where a country’s registry has nothing else.",
    tools: ["website-age"],
    url: "https://www.icann.org/resources/pages/global-amendment-2023-en",
  },
  {
    on: "2023-09-13",
    what: "Google ended how-to rich results.",
    since: "HowTo is named as retired.",
    tools: ["schema-validator"],
    url: "https://developers.google.com/search/blog/2023/08/howto-faq-changes",
  },
  {
    on: "2019-09-01",
    what: "Google stopped obeying noindex in robots.txt.",
    since: "Such a line is reported as one that does nothing.",
    tools: ["robots-txt-checker"],
    url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  },
];

/** “May 07, 2026”, or “Dec 2025” where no day is known. */
export function dayOf(on: string): string {
  return on.length === 7 ? formatDate(`${on}-01`).replace(/ \d+,/, "") : formatDate(on);
}
