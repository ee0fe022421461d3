import type { ReactNode } from "react";
import type { PageReport } from "#core/page-check/page-report.ts";
import { timeAgo } from "#core/text/format.ts";
import { FindingList, PassList } from "../finding-list.tsx";
import { shownFinding } from "./shown-finding.ts";
import "./page-report-panel.css";

/** One page: figure and verdict, what the tool draws, what to fix, what is right. */
export function PageReportPanel<Facts>({
  report,
  actions,
  readAgain,
  children,
}: {
  report: PageReport<Facts>;
  actions?: ReactNode;
  /** Stands beside the age of a page that was not fetched for this run. */
  readAgain?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="panel" aria-labelledby="verdict">
      <ReportSummary report={report} readAgain={readAgain} />
      {children}
      <ReportFindings report={report} />
      {actions}
    </section>
  );
}

/** What to fix, then what is right and what is only worth knowing. */
export function ReportFindings({ report: { findings, passes } }: { report: Pick<PageReport<unknown>, "findings" | "passes"> }) {
  const faults = findings.filter(({ status }) => status !== "note");
  const rest = [...passes, ...findings.filter(({ status }) => status === "note")];
  return (
    <>
      {faults.length > 0 && <FindingList findings={faults.map(shownFinding)} />}
      {rest.length > 0 && <PassList passes={rest.map(shownFinding)} />}
    </>
  );
}

function ReportSummary({ report: { verdict, fetched, kept }, readAgain }: { report: PageReport<unknown>; readAgain: ReactNode }) {
  return (
    <div className="page-sum">
      <p className="page-sum-figure" data-level={verdict.level}>
        {verdict.figure}
        {verdict.unit && <small>{verdict.unit}</small>}
      </p>
      <div>
        <h2 id="verdict">{verdict.headline}</h2>
        <p className="mute">{verdict.summary}</p>
        {fetched?.truncated && <p className="mute">We read the first 5 MB and stopped. Results cover that part.</p>}
      </div>
      <div className="meta">
        {fetched && kept?.age !== undefined && (
          <div className="page-sum-age">
            Read {timeAgo(kept.takenAt, new Date(Date.parse(kept.takenAt) + kept.age * 1_000))} · {readAgain}
          </div>
        )}
        {fetched ? (
          <>
            Fetched in {(fetched.totalMs / 1000).toFixed(2)} s<br />
            {Math.max(1, Math.round(fetched.bytes / 1000)).toLocaleString("en-US")} KB, status {fetched.status}
            {fetched.redirects > 0 && (
              <>
                <br />
                after {fetched.redirects} {fetched.redirects === 1 ? "redirect" : "redirects"}
              </>
            )}
          </>
        ) : (
          "Pasted HTML"
        )}
      </div>
    </div>
  );
}
