import { countWords } from "#core/crawl/crawl-words.ts";
import { formatDate } from "#core/text/format.ts";
import type { AuditArea, AuditReport } from "#features/audit/audit-report.ts";

export const hostOf = (address: string): string => URL.parse(address)?.host ?? address;

/** Whose site, how many of a hundred, and a line for each area. */
export function AuditHead({ report }: { report: AuditReport }) {
  const { url, readOn, score, areas, fixes, moreFixes } = report;
  return (
    <>
      <div className="audit-title">
        <div>
          <h1 className="d1">{hostOf(url)}</h1>
          <p className="lead">
            {readWords(report)} on {formatDate(readOn)}
            {report.readAt && ` at ${report.readAt}, as if it were ${hostOf(url)}`}.{" "}
            {report.overHttp && "The site does not answer over https, so we read it over http. "}
            {fixes.length === 0
              ? "Nothing to fix was found."
              : fixes.length === 1
                ? "1 thing to fix, below."
                : `${countWords(fixes.length + moreFixes, "thing")} to fix; the first below pays most.`}
          </p>
        </div>
        <p className="audit-score">
          <b>{score}</b>
          <span>of 100, all areas</span>
        </p>
      </div>
      <ol className="audit-lines">
        {areas.map((area, index) => (
          <AreaLine key={area.id} area={area} isFirst={index === 0} isWorst={area.score !== null && area.score === worstOf(areas)} />
        ))}
      </ol>
    </>
  );
}

/** "25 of 312 pages found were read" */
export function readWords({ pages, found = 0 }: AuditReport): string {
  return found > pages.length
    ? `${pages.length} of ${countWords(found, "page")} found were read`
    : `${countWords(pages.length, "page")} read`;
}

const worstOf = (areas: readonly AuditArea[]): number => Math.min(...areas.flatMap(({ score }) => score ?? []));

/** A branch off the trunk: solid up to the score, dashed to a hundred. */
function AreaLine({ area: { title, score, words }, isFirst, isWorst }: { area: AuditArea; isFirst: boolean; isWorst: boolean }) {
  const x = 24 + (score ?? 0) * 6.4;
  return (
    <li>
      <p className="audit-line-words">
        <b>{title}</b>
        <span>{words}</span>
      </p>
      <svg viewBox="0 0 708 56" fill="none" role="img" aria-label={score === null ? `${title}: not judged` : `${title}: ${score} of 100`}>
        <path d="M24 28H676" className="audit-track" strokeDasharray="10 10" />
        <path d={isFirst ? "M0 56V48Q0 28 20 28H25" : "M0 0V2L24 28H25"} className="audit-done audit-spur" />
        {score !== null && (
          <>
            <path d={`M24 28H${x}`} className="audit-done" />
            <circle cx={x} cy="28" r="23" className={isWorst ? "audit-stop audit-worst" : "audit-stop"} strokeWidth="5" />
            <text x={x} y="37" textAnchor="middle" className={isWorst ? "audit-figure audit-figure-worst" : "audit-figure"}>
              {score}
            </text>
          </>
        )}
      </svg>
    </li>
  );
}
