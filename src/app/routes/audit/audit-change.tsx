import { Link } from "react-router";
import { countWords } from "#core/crawl/crawl-words.ts";
import { formatDate } from "#core/text/format.ts";
import type { AuditChange, FixSummary } from "#features/audit/audit-report.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";

/** Mended, new and still there, beside the audit before this one. */
export function SinceLastAudit({ change: { audit, readOn, score, mended, fresh, still }, now }: { change: AuditChange; now: number }) {
  return (
    <section className="sec band audit-since" aria-labelledby="since">
      <div className="wrap">
        <h2 className="d2" id="since">
          {now === score ? `Still ${now} of 100` : `From ${score} to ${now} of 100`}
        </h2>
        <p className="lead mute">
          Compared with <Link to={`/audit/${audit}/`}>the audit of {formatDate(readOn)}</Link>: {mended.length} mended, {fresh.length} new,{" "}
          {still.length} still there.
        </p>
        <div className="audit-since-lists">
          <Changed title="Mended" empty="Nothing yet." fixes={mended} isMended />
          <Changed title="New" empty="Nothing new." fixes={fresh} />
          <Changed title="Still there" empty="Nothing is left of it." fixes={still} />
        </div>
      </div>
    </section>
  );
}

interface Shown {
  title: string;
  empty: string;
  fixes: readonly (FixSummary & { pagesBefore?: number })[];
  isMended?: boolean;
}

function Changed({ title, empty, fixes, isMended }: Shown) {
  return (
    <div>
      <h3>{title}</h3>
      {fixes.length === 0 && <p className="mute">{empty}</p>}
      <ul>
        {fixes.map(({ ruleId, grade, title: words, pages, pagesBefore = pages }) => (
          <li key={ruleId}>
            <StatusMark status={isMended ? "pass" : grade} /> {words}
            {pagesBefore !== pages && <span className="mute"> ({countWords(pagesBefore, "page")} before)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
