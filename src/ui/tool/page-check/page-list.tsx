import type { ReactNode } from "react";
import type { PageCheckOutput, PageReport } from "#core/page-check/page-report.ts";
import { StatusMark } from "../../status-mark/status-mark.tsx";
import { FindingList } from "../finding-list.tsx";
import { areTimes, readAt } from "./page-comparison.tsx";
import { ReportFindings } from "./page-report-panel.tsx";
import type { ReportColumn } from "./report-column.ts";
import { shownFinding } from "./shown-finding.ts";
import { VerdictSum } from "./verdict-sum.tsx";
import "./page-list.css";

interface Props<Facts> {
  output: PageCheckOutput<Facts>;
  columns: readonly ReportColumn<Facts>[];
  actions: ReactNode;
  comparison: ReactNode;
  onRetry(urls: string[]): void;
  children(report: PageReport<Facts>): ReactNode;
}

/** Several pages: what they share, then each with its facts, opened on demand. */
export function PageList<Facts>({ output, columns, actions, comparison, onRetry, children }: Props<Facts>) {
  const { reports, failures, acrossPages } = output;
  const [first, second] = reports;
  const pair = first && second && reports.length === 2 && areTimes([first, second]) ? ([first, second] as const) : undefined;
  const since = pair && first?.kept ? first.kept.takenAt : undefined;
  return (
    <section className="panel" aria-labelledby="verdict">
      {failures.length > 0 && <Failures failures={failures} total={reports.length + failures.length} onRetry={onRetry} />}
      {pair && since ? (
        <ChangeSummary changed={columns.filter(({ of }) => of(pair[0]) !== of(pair[1])).length} of={columns.length} since={since} />
      ) : (
        <ListSummary output={output} />
      )}
      {comparison}
      {acrossPages.length > 0 && <FindingList findings={acrossPages.map(shownFinding)} />}
      <ul className="page-list">
        {reports.map((report) => (
          <li key={`${report.input} ${report.kept?.id}`}>
            <details>
              <summary className="folds">
                <StatusMark status={report.verdict.level} />
                <span className="page-list-page">
                  <b>{report.verdict.headline}</b>
                  <span className="meta">{since && report.kept ? `Read ${readAt(report.kept.takenAt)}` : report.url}</span>
                </span>
                <span className="page-list-figure">
                  {report.verdict.figure} {report.verdict.unit}
                </span>
              </summary>
              <dl className="page-list-facts">
                {columns.map(({ title, of }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{of(report) ?? "none"}</dd>
                  </div>
                ))}
              </dl>
              {children(report)}
              <ReportFindings report={report} />
            </details>
          </li>
        ))}
      </ul>
      {actions}
    </section>
  );
}

function ListSummary({ output: { reports, acrossPages } }: { output: PageCheckOutput<unknown> }) {
  const faulty = reports.filter(({ verdict }) => verdict.level !== "pass").length;
  return (
    <VerdictSum
      level={faulty + acrossPages.length > 0 ? "fix" : "pass"}
      figure={faulty}
      unit={`/${reports.length}`}
      headline={faulty === 0 ? "Each page passes alone." : `${faulty} of ${reports.length} pages need work.`}
      summary={acrossPages.length > 0 ? "Side by side they repeat each other; that comes first." : undefined}
    />
  );
}

function ChangeSummary({ changed, of, since }: { changed: number; of: number; since: string }) {
  return (
    <VerdictSum
      level={changed > 0 ? "fix" : "pass"}
      figure={changed}
      unit={`/${of}`}
      headline={changed === 0 ? "Nothing that this tool shows has changed." : `${changed} of ${of} facts have changed.`}
      summary={`Since ${readAt(since)}.`}
    />
  );
}

function Failures({
  failures,
  total,
  onRetry,
}: {
  failures: PageCheckOutput<unknown>["failures"];
  total: number;
  onRetry(urls: string[]): void;
}) {
  return (
    <div className="page-list-failures">
      <p>
        <b>
          {failures.length} of {total} addresses gave no page.
        </b>
      </p>
      <ul>
        {failures.map(({ input, message }) => (
          <li key={input}>
            <code>{input}</code> {message}
          </li>
        ))}
      </ul>
      <button type="button" className="chip" onClick={() => onRetry(failures.map(({ input }) => input))}>
        Try those again
      </button>
    </div>
  );
}
