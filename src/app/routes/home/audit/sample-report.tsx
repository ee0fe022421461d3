import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { sampleFixes, sampleHead } from "./sample-fixes.ts";
import "./sample-report.css";

/** The gravest; the whole report is a link away. */
const SHOWN = 3;

/** The first page of a real report: of the demo shop, which has its faults on purpose. Below it, what a person adds. */
export function SampleReport({ checks }: { checks: readonly string[] }) {
  return (
    <figure className="report far">
      <figcaption className="vh">What a report looks like: of our demo shop</figcaption>
      <div className="report-page">
        <div className="report-head">
          <p className="report-title">{`${sampleHead.score} of 100`}</p>
          <p className="report-meta">
            <span className="mono">{sampleHead.host}</span>
            {`Demo shop, ${sampleHead.pages} pages`}
          </p>
        </div>
        <ol className="report-checks">
          {sampleFixes.slice(0, SHOWN).map(([grade, title, where]) => (
            <li key={title}>
              <p className="report-check">
                <b>{title}</b>
                <StatusMark status={grade} />
              </p>
              <p className="mono">{where}</p>
            </li>
          ))}
        </ol>
        <div className="report-foot">
          <p className="report-title">A person answers by hand</p>
          <p>{checks.join(" ")}</p>
        </div>
      </div>
      <p className="report-more">
        <a className="more" href="/audit/demo/">
          Read the whole report of the demo shop
        </a>
      </p>
    </figure>
  );
}
