import type { HealthCheck } from "#features/health/health-checks.ts";
import { siteContext } from "../../../site-context.ts";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/status.ts";
import "./status.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { checks: await staff.health.checks() };
}

/** Whether the site needs somebody, and what they would do. */
export default function AdminStatus({ loaderData: { checks } }: Route.ComponentProps) {
  const troubles = checks.filter(({ state }) => state === "person").length;
  return (
    <>
      <header className="admin-head">
        <h1>Status</h1>
        <p>{troubles === 0 ? "Nothing needs you." : troubles === 1 ? "One thing needs you." : `${troubles} things need you.`}</p>
      </header>
      <div className="status-checks">
        {checks.map(({ id, name, state, words, advice }) => (
          <section key={id} className="admin-panel" data-state={state} aria-labelledby={`status-${id}`}>
            <h2 id={`status-${id}`}>
              {name}: {STATES[state]}
            </h2>
            <p>{words}</p>
            {advice && <p>{advice}</p>}
          </section>
        ))}
      </div>
    </>
  );
}

const STATES: Record<HealthCheck["state"], string> = { fine: "fine", note: "could be better", person: "needs you" };
