import { Link } from "react-router";
import type { HealthCheck } from "#features/health/health-checks.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";

const MARKS = { fine: "pass", note: "note", person: "fix" } as const;

/** The state of the site, in words. */
export function SiteNow({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <section className="admin-panel" aria-labelledby="site-now">
      <h2 id="site-now">
        <Link to="/admin/status">Site, now</Link>
      </h2>
      <ul className="site-now">
        {checks.map(({ id, state, words }) => (
          <li key={id}>
            <StatusMark status={MARKS[state]}>{words}</StatusMark>
          </li>
        ))}
      </ul>
    </section>
  );
}
