import { AppError } from "#core/errors/app-error.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { readAnalytics } from "#engines/search-console/read-analytics.ts";
import { readSearchConsoleText } from "#engines/search-console/read-search-console.ts";

interface ByDomain {
  columns: FigureColumn[];
  /** The domain with the most comes first. */
  figures: Map<string, Record<string, Figure>>;
}

interface Counted {
  source: string;
  asOf: string;
  titles: readonly string[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
}

/** The visitor's own numbers by registered domain: of an export that lists pages or host names of several sites. */
export function exportByDomain(text: string, today: string): ByDomain {
  const { source, asOf, titles, rows } = countedIn(text, today);
  const sums = new Map<string, number[]>();
  for (const { name, values } of rows) {
    const domain = domainIn(name);
    if (domain === undefined) continue;
    const before = sums.get(domain);
    sums.set(
      domain,
      titles.map((_, index) => (before?.[index] ?? 0) + (values[index] ?? 0)),
    );
  }
  if (sums.size === 0)
    throw new AppError("input_invalid", {
      reason: "No row of that export names a site. Take Search Console’s table of pages, or a GA4 report by host name.",
    });
  const figureOf = (value: number): Figure => ({ state: "measured", value, source, asOf });
  return {
    columns: titles.map((title) => ({ key: `own-${title}`, title, note: "in your export" })),
    figures: new Map(
      [...sums]
        .toSorted(([, a], [, b]) => (b[0] ?? 0) - (a[0] ?? 0))
        .map(([domain, values]) => [
          domain,
          Object.fromEntries(titles.map((title, index) => [`own-${title}`, figureOf(values[index] ?? 0)])),
        ]),
    ),
  };
}

function countedIn(text: string, today: string): Counted {
  const analytics = readAnalytics(text);
  if (analytics) return { source: "Your GA4 export", asOf: analytics.to ?? today, titles: analytics.metrics, rows: analytics.rows };
  const { pages, days } = readSearchConsoleText(text);
  return {
    source: "Your Search Console export",
    asOf: days.at(-1)?.day ?? today,
    titles: ["Clicks", "Impressions"],
    rows: pages.map(({ name, now }) => ({ name, values: [now.clicks, now.impressions] })),
  };
}

/** Undefined for what is no address and no host: “(not set)”, a path. */
function domainIn(name: string): string | undefined {
  try {
    return domainNameOf(name).domain;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
