import type { LabPage } from "#features/audit/audit-report.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import "./lab-speed.css";

const METRICS = [
  { short: "LCP", name: "Largest part shown" },
  { short: "TBT", name: "Blocked" },
  { short: "CLS", name: "Shift" },
];
const MARKS = { good: "pass", fair: "fix", poor: "failed" } as const;

/** What Lighthouse measured, page by page, and what it says would help. */
export function LabSpeed({ pages }: { pages: readonly LabPage[] }) {
  return (
    <section className="sec" aria-labelledby="lab">
      <div className="wrap">
        <h2 className="d2" id="lab">
          Speed in a laboratory
        </h2>
        <p className="lead mute">Measured once by Lighthouse, on an imitated phone with a slow network. 90 and more is good.</p>
        <ul className="lab-pages">
          {pages.map((page) => (
            <MeasuredPage key={page.url} page={page} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function MeasuredPage({ page: { url, score, metrics, helps } }: { page: LabPage }) {
  return (
    <li className="lab-page">
      <p className="lab-score">
        <b>{score}</b>
        <span>of 100</span>
      </p>
      <div>
        <h3 className="mono">{URL.parse(url)?.pathname ?? url}</h3>
        <dl>
          {METRICS.map(({ short, name }) => {
            const metric = metrics.find((each) => each.short === short);
            return (
              metric && (
                <div key={short}>
                  <dt>{name}</dt>
                  <dd>
                    <StatusMark status={MARKS[metric.level]}>{metric.text}</StatusMark>
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        {helps.length > 0 && (
          <>
            <p className="lab-helps">What would help most</p>
            <ul className="audit-unchecked">
              {helps.map((help) => (
                <li key={help}>{help}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}
