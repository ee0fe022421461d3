import type { AuditSum } from "#features/audit/audit-report.ts";
import { FATAL_CEILING } from "#features/audit/audit-score.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";

const times = (keeps: number) => `× ${keeps.toFixed(3)}`;
const points = (value: number) => value.toFixed(1);

/** The sum behind the score, line by line: anybody can count it again. */
export function ScoreTable({ sum: { facts, base, fatalKeeps, isAdviceBounded }, score }: { sum: AuditSum; score: number }) {
  const isFatal = fatalKeeps !== undefined;
  return (
    <table className="audit-sum">
      <caption className="vh">The score, line by line</caption>
      <thead>
        <tr>
          <th scope="col">What was found</th>
          <th scope="col">Weight</th>
          <th scope="col">Pages</th>
          <th scope="col">Leaves</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={3}>
            Every site begins with
          </th>
          <td>100</td>
        </tr>
        {facts
          .filter(({ grade }) => grade !== "fatal")
          .map((fact) => (
            <Row key={fact.says} {...fact} />
          ))}
        {isAdviceBounded && (
          <tr>
            <th scope="row" colSpan={3}>
              All advice together takes ten in a hundred at most
            </th>
            <td>× 0.900</td>
          </tr>
        )}
        {isFatal && (
          <tr>
            <th scope="row" colSpan={3}>
              Something fatal leaves {FATAL_CEILING} at most
            </th>
            <td>{points(Math.min(FATAL_CEILING, base))}</td>
          </tr>
        )}
        {facts
          .filter(({ grade }) => grade === "fatal")
          .slice(0, 1)
          .map((fact) => (
            <Row key={fact.says} {...fact} />
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {points(isFatal ? Math.min(FATAL_CEILING, base) * fatalKeeps : base)}, rounded down
          </th>
          <td>
            <b>{score}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ says, grade, share, keeps }: AuditSum["facts"][number]) {
  return (
    <tr>
      <th scope="row">{says}</th>
      <td>
        <StatusMark status={grade} />
      </td>
      <td>{share >= 1 ? "all" : `${Math.max(1, Math.round(share * 100))}%`}</td>
      <td>{times(keeps)}</td>
    </tr>
  );
}
