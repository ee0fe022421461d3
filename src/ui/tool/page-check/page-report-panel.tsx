import type { ReactNode } from "react";
import type { PageReport } from "#core/page-check/page-report.ts";
import { timeAgo } from "#core/text/format.ts";
import { FindingList, PassList } from "../finding-list.tsx";
import { thenAndNow } from "./other-views.tsx";
import { shownFinding } from "./shown-finding.ts";
import { VerdictSum } from "./verdict-sum.tsx";

/** One page: figure and verdict, what the tool draws, what to fix, what is right. */
export function PageReportPanel<Facts>({
  report,
  actions,
  slug,
  readAgain,
  children,
}: {
  report: PageReport<Facts>;
  /** The tool, where it can set the page beside what was read before. */
  slug?: string;
  actions?: ReactNode;
  /** Stands beside the age of a page that was not fetched for this run. */
  readAgain?: ReactNode;
  children?: ReactNode;
}) {
  const { fetched } = report;
  return (
    <section className="panel" aria-labelledby="verdict">
      <VerdictSum {...report.verdict} aside={<HowRead report={report} slug={slug} readAgain={readAgain} />}>
        {fetched?.httpsTrouble !== undefined && <p className="mute">Read over http, because https failed. {fetched.httpsTrouble}</p>}
        {fetched?.truncated && <p className="mute">We read the first 5 MB and stopped. Results cover that part.</p>}
      </VerdictSum>
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

interface HowReadProps {
  report: PageReport<unknown>;
  slug: string | undefined;
  readAgain: ReactNode;
}

function HowRead({ report: { url, fetched, kept }, slug, readAgain }: HowReadProps) {
  return (
    <div className="meta">
      {fetched && kept?.age !== undefined && (
        <div className="page-sum-age">
          Read {timeAgo(kept.takenAt, new Date(Date.parse(kept.takenAt) + kept.age * 1_000))}, not fetched again · {readAgain}
        </div>
      )}
      {slug !== undefined && kept?.earlier && (
        <div className="page-sum-age">
          <a href={thenAndNow(slug, kept.earlier.id, url)} rel="nofollow">
            Compare with {timeAgo(kept.earlier.takenAt, new Date(kept.takenAt))}
          </a>
        </div>
      )}
      {fetched ? (
        <>
          Fetched over {new URL(url).protocol.slice(0, -1)} in {(fetched.totalMs / 1000).toFixed(2)} s<br />
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
  );
}
