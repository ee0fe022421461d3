import { PASTED_KEPT, PASTED_KEPT_HOURS } from "#core/page-check/page-retention.ts";
import { formatDate } from "#core/text/format.ts";
import "./other-views.css";

interface Props {
  kept: { id: string; takenAt: string; until: string };
  views: readonly { slug: string; name: string }[];
  slug: string;
  /** The address that shows what changed since, where a tool can compare. */
  now?: string | undefined;
}

/** Where a kept page stands beside what its address holds now. */
export function thenAndNow(slug: string, keptId: string, url: string): string {
  return `/tools/${slug}/?snapshot=${keptId}&compareWith=${encodeURIComponent(url)}`;
}

/** The same page, as it was fetched, through the eyes of every other tool. No second fetch. */
export function OtherViews({ kept, views, slug, now }: Props) {
  const others = views.filter((view) => view.slug !== slug);
  if (others.length === 0) return null;
  const keptHours = (Date.parse(kept.until) - Date.parse(kept.takenAt)) / 3_600_000;
  return (
    <nav className="other-views" aria-labelledby="other-views">
      <h3 id="other-views">Look at the same page with</h3>
      <ul>
        <li>
          <a className="chip chip-ink" href={`/r/${kept.id}/`} rel="nofollow">
            The whole report
          </a>
        </li>
        {now !== undefined && (
          <li>
            <a className="chip chip-ink" href={thenAndNow(slug, kept.id, now)} rel="nofollow">
              What changed since
            </a>
          </li>
        )}
        {others.map((view) => (
          <li key={view.slug}>
            <a className="chip" href={`/tools/${view.slug}/?snapshot=${kept.id}`} rel="nofollow">
              {view.name}
            </a>
          </li>
        ))}
      </ul>
      <p className="meta">
        {keptHours <= PASTED_KEPT_HOURS
          ? `What you pasted is kept for ${PASTED_KEPT}, readable by nobody without this link.`
          : `The page is kept as we read it until ${formatDate(kept.until)}. No tool fetches it again.`}
      </p>
    </nav>
  );
}
