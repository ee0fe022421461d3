import { shownPx } from "#engines/serp-preview/title-limits.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { FindingList, PassList } from "#ui/tool/finding-list.tsx";
import { TitleBar } from "./title-bar.tsx";
import { shownFinding } from "./title-result.tsx";
import type { TitleReport, TitleTagCheckerOutput } from "./title-tag-checker.schema.ts";

/** Several pages: what they share, then each with its figure, opened on demand. */
export function TitleList({
  output,
  onRetry,
  children,
}: {
  output: TitleTagCheckerOutput;
  onRetry(urls: string[]): void;
  children: React.ReactNode;
}) {
  const { reports, failures, acrossPages } = output;
  const faulty = reports.filter(({ verdict }) => verdict.level !== "pass").length;
  return (
    <section className="panel" aria-labelledby="verdict">
      {failures.length > 0 && <Failures failures={failures} total={reports.length + failures.length} onRetry={onRetry} />}
      <div className="titlesum">
        <p className="titlesum-figure" data-level={faulty + acrossPages.length > 0 ? "fix" : "pass"}>
          {faulty}
          <small>/{reports.length}</small>
        </p>
        <div>
          <h2 id="verdict">{faulty === 0 ? "Each title passes alone." : `${faulty} of ${reports.length} titles need work.`}</h2>
          <p className="mute">
            {acrossPages.length > 0 ? "Side by side they repeat each other; that comes first." : "Side by side, no two say the same."}
          </p>
        </div>
      </div>
      {acrossPages.length > 0 && <FindingList findings={acrossPages.map(shownFinding)} />}
      <ul className="titlelist">
        {reports.map((report) => (
          <li key={report.input}>
            <TitleRow report={report} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function TitleRow({ report }: { report: TitleReport }) {
  const { verdict, title, px, url, findings, passes } = report;
  return (
    <details>
      <summary>
        <StatusMark status={verdict.level} />
        <span className="titlelist-page">
          <b>{title || "No title"}</b>
          <span className="meta">{url}</span>
        </span>
        <span className="titlelist-px">{title ? `${shownPx(px)} px` : ""}</span>
      </summary>
      <div className="titlelist-bar">
        <TitleBar px={px} />
      </div>
      <FindingList findings={findings.filter(({ status }) => status !== "note").map(shownFinding)} />
      <PassList passes={[...passes, ...findings.filter(({ status }) => status === "note")].map(shownFinding)} />
    </details>
  );
}

function Failures({
  failures,
  total,
  onRetry,
}: {
  failures: TitleTagCheckerOutput["failures"];
  total: number;
  onRetry(urls: string[]): void;
}) {
  return (
    <div className="titlelist-failures">
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
