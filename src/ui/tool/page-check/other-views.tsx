import { PASTED_KEPT_HOURS } from "#core/page-check/page-retention.ts";
import { formatDate } from "#core/text/format.ts";
import "./other-views.css";

interface Props {
  kept: { id: string; until: string };
  isPasted: boolean;
  views: readonly { slug: string; name: string }[];
  slug: string;
}

/** The same page, as it was fetched, through the eyes of every other tool. No second fetch. */
export function OtherViews({ kept, isPasted, views, slug }: Props) {
  const others = views.filter((view) => view.slug !== slug);
  if (others.length === 0) return null;
  return (
    <nav className="other-views" aria-labelledby="other-views">
      <h3 id="other-views">Look at the same page with</h3>
      <ul>
        <li>
          <a className="chip chip-ink" href={`/r/${kept.id}/`} rel="nofollow">
            The whole report
          </a>
        </li>
        {others.map((view) => (
          <li key={view.slug}>
            <a className="chip" href={`/tools/${view.slug}/?snapshot=${kept.id}`} rel="nofollow">
              {view.name}
            </a>
          </li>
        ))}
      </ul>
      <p className="meta">
        {isPasted
          ? `What you pasted is kept for ${PASTED_KEPT_HOURS} hour, readable by nobody without this link.`
          : `The page is kept as we read it until ${formatDate(kept.until)}. No tool fetches it again.`}
      </p>
    </nav>
  );
}
