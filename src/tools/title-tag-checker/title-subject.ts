import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import type { PageSnapshot, TitleFact } from "#engines/page-snapshot/page-snapshot.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";
import { type BetterTitle, betterTitle } from "./better-title.ts";

/** What the title rules read: the page and what was computed from it once. */
export interface TitleSubject {
  snapshot: PageSnapshot;
  /** The document's title, or null. Cut to 2,000 characters: more is an unclosed tag. */
  title: TitleFact | null;
  px: number;
  estimated: boolean;
  siteName: string;
  isSiteNameKnown: boolean;
  /** The first H1 that readers see. */
  mainHeading: string | null;
  /** A year of the title that the page or the calendar has left behind. */
  staleYear: StaleYear | null;
  /** This year. */
  year: number;
  better: BetterTitle;
  /** The page after its scripts ran; null when nobody asked. */
  rendered: RenderedSnapshot | null;
}

interface StaleYear {
  year: number;
  /** What shows a later one; null when only the calendar does. */
  heading: PageSnapshot["headings"][number] | null;
  newer: number;
}

const MAX_CHARACTERS = 2000;

export function titleSubject(snapshot: PageSnapshot, year: number, rendered: RenderedSnapshot | null): TitleSubject {
  const [first] = snapshot.titles;
  const title = first ? { ...first, text: first.text.slice(0, MAX_CHARACTERS) } : null;
  const { name: siteName, isKnown: isSiteNameKnown } = siteNameOf(snapshot);
  const mainHeading =
    snapshot.headings.find(({ level, isHidden, raw }) => level === 1 && !isHidden && raw !== "")?.raw.slice(0, MAX_CHARACTERS) ?? null;
  const staleYear = title && staleYearIn(title.text, snapshot, year);
  const { px, estimated } = textWidth(title?.text ?? "", DESKTOP_TITLE);
  const better = betterTitle(title?.text ?? "", {
    siteName,
    isSiteNameKnown,
    mainHeading,
    staleYear: staleYear?.heading ? staleYear.year : null,
  });
  return { snapshot, title, px, estimated, siteName, isSiteNameKnown, mainHeading, staleYear, year, better, rendered };
}

function staleYearIn(title: string, { headings }: PageSnapshot, thisYear: number): StaleYear | null {
  const year = latestYear(title);
  if (year === null) return null;
  for (const heading of headings) {
    // From the third level on they may be names of other pages, on cards.
    const newer = heading.isHidden || heading.level > 2 ? null : latestYear(heading.raw);
    if (newer !== null && newer > year && newer <= thisYear + 1) return { year, heading, newer };
  }
  return year < thisYear ? { year, heading: null, newer: thisYear } : null;
}

function latestYear(text: string): number | null {
  const years = (text.match(/(?<![\d.,$€£])20[0-4]\d(?![\d%]|[.,]\d)/g) ?? []).map(Number);
  return years.length === 0 ? null : Math.max(...years);
}
