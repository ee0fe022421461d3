import { httpObservatory } from "#core/sources/vendors.ts";
import { formatDate } from "#core/text/format.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { HeaderFacts } from "./header-checker.schema.ts";

type Security = NonNullable<HeaderFacts["security"]>;

/** The letter with the sum behind it: a grade without its parts would be a riddle. */
export function SecurityGrade({ security: { grade, score, tests, policy } }: { security: Security }) {
  return (
    <div className="page-view">
      <div className="grade">
        <p className="grade-letter" data-level={/^A/.test(grade) ? "pass" : /^[BC]/.test(grade) ? "fix" : "failed"}>
          {grade}
        </p>
        <div>
          <h3>Security headers: {score} points</h3>
          <p className="mute">
            Every answer starts with 100. What is missing takes points away; from 90 up, what is better than needed adds some.
          </p>
          <p className="meta">
            Scoring of the <a href={httpObservatory.url}>MDN HTTP Observatory</a>, version 1.4 with the tests of opener and embedder, read{" "}
            {formatDate(httpObservatory.checkedOn)}, on this page in place of the front page. Not asked: the preload list of browsers, and
            whether an origin is reflected.
          </p>
        </div>
      </div>
      <DataTable
        caption="Tests of the Observatory"
        captionHidden
        columns={[
          { key: "test", header: "Test", cell: ({ test }) => test },
          { key: "sentence", header: "Found", cell: ({ sentence }) => sentence },
          {
            key: "points",
            header: "Points",
            numeric: true,
            cell: ({ points }) => (points > 0 ? `+${points}` : String(points).replace("-", "−")),
          },
        ]}
        rows={tests}
        rowKey={({ test }) => test}
      />
      {policy.length > 0 && (
        <details className="grade-policy">
          <summary className="opens">
            Google’s CSP Evaluator has {policy.length} {policy.length === 1 ? "remark" : "remarks"} on the policy
          </summary>
          <ul>
            {policy.map(({ severity, directive, text }, index) => (
              <li key={`${index} ${directive}`}>
                <b>{severity}</b> <code>{directive}</code> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
