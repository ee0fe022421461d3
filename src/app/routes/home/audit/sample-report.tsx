import { type Status, StatusMark } from "#ui/status-mark/status-mark.tsx";
import "./sample-report.css";

/** Invented findings, one for each of the six checks in their order; a check without one shows its name only. */
const findings: readonly [status: Status, finding: string, where: string][] = [
  ["failed", "The menu links to a folder that robots.txt blocks", "/sale/"],
  ["fix", "38 of 120 pages crawled, not indexed", "/shop/?color="],
  ["fix", "The largest picture waits for a script", "LCP 4.3 s"],
  ["fix", "Same title on three categories", "/floor/ /wall/ /bath/"],
  ["pass", "41 sites link to you, none of them to a page that moved", ""],
  ["note", "Second page for a search that 900 people make", "terrazzo tile samples"],
];

/** The first and only page of an audit, with an invented site on it. */
export function SampleReport({ checks, date }: { checks: readonly string[]; date: string }) {
  return (
    <figure className="report far">
      <figcaption className="vh">What an audit looks like, with invented findings</figcaption>
      <div className="report-page">
        <div className="report-head">
          <p className="report-title">Sample audit</p>
          <p className="report-meta">
            <span className="mono">example.com</span>
            {date}, page 1 of 1
          </p>
        </div>
        <ol className="report-checks">
          {checks.map((check, i) => {
            const [status, finding, where] = findings[i] ?? [];
            return (
              <li key={check}>
                <p className="report-check">
                  <b>{check}</b>
                  {status && <StatusMark status={status} />}
                </p>
                {finding && (
                  <p>
                    {finding} <span className="mono">{where}</span>
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        <div className="report-foot">
          <p className="report-title">Pages crawled each day</p>
          <svg viewBox="0 0 448 64" fill="none" aria-hidden="true">
            <path
              d="M8 52 64 44 116 48 170 32 224 56 280 40 332 16 386 20 440 8"
              stroke="var(--blue-line)"
              strokeWidth="6"
              strokeLinejoin="round"
            />
            <g fill="#fff" stroke="var(--ink)" strokeWidth="3">
              <circle cx="8" cy="52" r="6" />
              <circle cx="224" cy="56" r="6" />
              <circle cx="440" cy="8" r="6" />
            </g>
          </svg>
        </div>
      </div>
      <p className="report-more">
        <a className="more" href="/audit/demo/">
          Read a whole report: this site, audited by itself
        </a>
      </p>
    </figure>
  );
}
