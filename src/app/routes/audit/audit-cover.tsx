import { countWords } from "#core/crawl/crawl-words.ts";
import { formatDate } from "#core/text/format.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { hostOf, readWords } from "./audit-head.tsx";
import "./audit-cover.css";

/** Whose name and color a printed report carries. */
export interface ReportBrand {
  name: string;
  color?: string | undefined;
  /** Then our own sign stands before the name. */
  isOurs?: boolean;
}

/** The first sheet of a printed report: everything at a glance. Seen on paper only. */
export function AuditCover({ report, brand: { name, color = "var(--blue-line)", isOurs } }: { report: AuditReport; brand: ReportBrand }) {
  const { url, readOn, score, areas, fixes } = report;
  const worst = Math.min(...areas.flatMap((area) => area.score ?? []));
  return (
    <section className="audit-cover">
      <p className="audit-cover-brand">
        <span>
          {isOurs && <i />}
          {name}
        </span>
        Free audit, {formatDate(readOn)}
      </p>
      <svg viewBox="0 0 682 8" aria-hidden="true">
        <rect width="682" height="8" fill={color} />
      </svg>
      <div className="audit-cover-title">
        <div>
          <p className="audit-cover-host">{hostOf(url)}</p>
          <p>
            {readWords(report)}
            {report.readAt && ` at ${report.readAt}, as if it were ${hostOf(url)}`}.{" "}
            {fixes.length === 0 ? "Nothing to fix was found." : "What to do first, below; the evidence follows."}
          </p>
        </div>
        <p className="audit-cover-score">
          <b>{score}</b>
          <span>of 100</span>
        </p>
      </div>
      <AreaMap areas={areas} worst={worst} color={color} />
      {fixes.length > 0 && (
        <>
          <p className="audit-cover-heading">
            {COUNTS[fixes.length] ?? fixes.length} {fixes.length === 1 ? "fix" : "fixes, in the order they pay"}
          </p>
          <ol>
            {fixes.map(({ ruleId, title, pages: touched }) => (
              <li key={ruleId}>
                <b>
                  <a href={`#fix-${ruleId}`}>{title}</a>
                </b>
                <span>{countWords(touched, "page")}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="audit-cover-contents">
        {report.change && <a href="#since">What changed</a>}
        <a href="#fixes">What to fix</a>
        <a href="#pages">Every page we read</a>
        {report.lab && <a href="#lab">Speed in a laboratory</a>}
        <a href="#method">How the score is counted</a>
        {report.notChecked && <a href="#unsaid">What this report does not say</a>}
      </p>
    </section>
  );
}

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const ROW = 44;
const TOP = 27;
const ZERO = 220;
const POINT = 4.43;

/** One trunk, a branch an area, a stop where its score stands. */
function AreaMap({ areas, worst, color }: { areas: AuditReport["areas"]; worst: number; color: string }) {
  const last = TOP + (areas.length - 1) * ROW;
  return (
    <svg viewBox={`-36 0 718 ${last + 48}`} fill="none" stroke={color} aria-hidden="true">
      <path className="audit-cover-line" d={`M${ZERO - 32} ${TOP + 12}V${last - 32}`} />
      {areas.map(({ id, title, score }, index) => {
        const y = TOP + index * ROW;
        const x = ZERO + (score ?? 0) * POINT;
        const from = index === 0 ? `M188 ${y + 12}q0 -12 12 -12` : `M188 ${y - 44}v12q0 6 5 11l14 14q7 7 17 7`;
        return (
          <g key={id}>
            <text stroke="none" x="168" y={y + 6} textAnchor="end" className="audit-cover-area">
              {title}
            </text>
            <path className="audit-cover-rest" d={`M${x} ${y}H${ZERO + 100 * POINT}`} />
            <path className="audit-cover-line" d={`${from}H${Math.max(x, 236)}`} />
            <circle cx={x} cy={y} r="15" className={score === worst ? "audit-cover-stop audit-cover-worst" : "audit-cover-stop"} />
            <text stroke="none" x={x} y={y + 6.5} textAnchor="middle" className="audit-cover-figure">
              {score ?? "–"}
            </text>
          </g>
        );
      })}
      {[0, 50, 100].map((figure) => (
        <text stroke="none" key={figure} x={ZERO + figure * POINT} y={last + 40} textAnchor="middle" className="audit-cover-scale">
          {figure}
        </text>
      ))}
    </svg>
  );
}
