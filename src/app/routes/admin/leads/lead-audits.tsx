import { Form } from "react-router";
import { JOBS_KEPT } from "#core/tool/job-retention.ts";
import type { ListedAudit } from "#features/audit/site-audits.ts";

/** Every audit of the lead's site, whoever asked for it, and a button for a large one. */
export function LeadAudits({ audits }: { audits: readonly ListedAudit[] }) {
  return (
    <section className="admin-panel" aria-labelledby="audits">
      <h2 id="audits">Audits of the site</h2>
      <ol className="lead-history">
        {audits.map(({ id, begunAt, state, score, pages, change }) => (
          <li key={id}>
            <time dateTime={begunAt}>{begunAt.slice(0, 16).replace("T", " ")}</time>
            <div>
              <a href={`/audit/${id}/`}>
                {score === undefined ? STATES[state] : `${score} of 100, ${pages} ${pages === 1 ? "page" : "pages"}`}
              </a>
              {change && (
                <p className="admin-soft">
                  {change.mended} mended, {change.fresh} new, {change.still} still there
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {audits.length === 0 && <p className="admin-soft">None is kept. Audits go after {JOBS_KEPT}.</p>}
      <Form method="post" className="admin-acts lead-audit">
        <button type="submit" name="intent" value="audit">
          Audit again, up to 500 pages
        </button>
      </Form>
    </section>
  );
}

const STATES = { waiting: "Waiting", running: "Reading", done: "Done", failed: "Could not be read", cancelled: "Stopped" };
