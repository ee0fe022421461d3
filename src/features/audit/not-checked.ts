import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { countWords } from "#core/crawl/crawl-words.ts";
import type { JudgedPage } from "./audit-report.ts";
import type { OutsideLinks } from "./checks/outside-links.server.ts";
import type { LabResult } from "./lab-speed.ts";

/** All pages that links and the sitemap name, read or not. */
export function pagesFound({ pages, sitemap, more }: CrawlState): number {
  const listed = sitemap?.urls ?? [];
  const known = new Set([...pages.keys(), ...listed]).size;
  return known + more + Math.max(0, (sitemap?.addresses ?? 0) - listed.length);
}

/** What an audit cannot say, a sentence each: what was left out, and what nobody sees from outside. */
export function notChecked(
  state: CrawlState,
  judged: readonly { judged: JudgedPage }[],
  { outside, lab }: { outside?: OutsideLinks | undefined; lab?: LabResult | undefined } = {},
): string[] {
  const unread = pagesFound(state) - state.arrivals.length;
  const whole = judged.filter((page) => page.judged.isWhole).length;
  return [
    ...(unread > 0
      ? [
          `${countWords(unread, "page")} that we found and did not read. A fault that only ${unread === 1 ? "it has" : "they have"} is not in here.`,
        ]
      : []),
    ...(state.closed.size > 0 ? [`${countWords(state.closed.size, "address", "addresses")} that robots.txt closes to us.`] : []),
    ...(whole < judged.length
      ? [
          `Pictures, other languages and repeated requests on ${judged.length - whole} of the ${judged.length} pages: we looked at these on one page of each kind.`,
        ]
      : []),
    ...outsideWords(outside),
    "Links to pages of the site that we did not read.",
    ...labWords(lab),
    "Rankings, links from other sites and revenue. Nobody can see them from outside.",
  ];
}

function outsideWords(outside: OutsideLinks | undefined): string[] {
  if (!outside) return ["Links to other sites."];
  if (outside.isSilent) return ["Links to other sites: none of them answered us, so we could not verify them from here."];
  const left = outside.named - outside.checked;
  return left > 0 ? [`${countWords(left, "link")} to other sites: we checked the ${outside.checked} that most pages have.`] : [];
}

function labWords(lab: LabResult | undefined): string[] {
  if (!lab || lab.pages.length === 0)
    return [
      `How fast the site feels to visitors: speed is one answer of your server to ours.${lab?.problem ? ` Not measured in a browser: ${lab.problem}` : ""}`,
    ];
  const which = lab.pages.length === 1 ? "the home page" : `${lab.pages.length} pages`;
  return [`How fast the site feels to visitors: we measured ${which} once, on an imitated phone.`];
}
