import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { formatDate } from "#core/text/format.ts";
import { recentRuns } from "#ui/tool/remembered/recent-runs.ts";
import { StarButton, starredTools } from "#ui/tool/remembered/starred-tools.tsx";
import type { HubTool } from "./tool-row.tsx";

/** Starred tools and recent runs of this browser, first when there are any. */
export function KeptTools({ tools }: { tools: readonly HubTool[] }) {
  const starred = useSyncExternalStore(starredTools.subscribe, starredTools.read, starredTools.none);
  const recent = useSyncExternalStore(recentRuns.subscribe, recentRuns.read, recentRuns.none);
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  const stars = starred.flatMap((slug) => bySlug.get(slug) ?? []);
  const runs = recent.filter(({ slug }) => bySlug.has(slug)).slice(0, 5);
  if (stars.length === 0 && runs.length === 0) return null;
  return (
    <div className="hub-kept">
      {stars.length > 0 && (
        <section className="panel" aria-labelledby="starred">
          <h2 className="d4" id="starred">
            Starred
          </h2>
          <ul>
            {stars.map(({ slug, name }) => (
              <li key={slug}>
                <StarButton slug={slug} name={name} />
                <Link className="link" to={`/tools/${slug}/`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {runs.length > 0 && (
        <section className="panel" aria-labelledby="recent">
          <h2 className="d4" id="recent">
            Recent
          </h2>
          <button type="button" className="hub-clear" onClick={() => recentRuns.write([])}>
            Clear all
          </button>
          <ul>
            {runs.map(({ slug, label, href, at }) => (
              <li key={href}>
                <Link className="link" to={href}>
                  {bySlug.get(slug)?.name}
                </Link>
                <span className="mono">{label}</span>
                <span className="meta">{formatDate(at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
