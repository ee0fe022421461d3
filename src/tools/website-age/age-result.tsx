import type { ReactNode } from "react";
import { formatDate } from "#core/text/format.ts";
import { type Status, StatusMark } from "#ui/status-mark/status-mark.tsx";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import { AgeTimeline } from "./age-timeline.tsx";
import type { AgeReport, Witness } from "./website-age.schema.ts";

/** One domain: its age, its life on a line, who said what, what the registry says of it now. */
export function AgeResult({ report, today, children }: { report: AgeReport; today: string; children?: ReactNode }) {
  const { verdict, host, domain, unicode } = report;
  return (
    <section className="panel" aria-labelledby="verdict">
      <VerdictSum
        {...verdict}
        aside={
          <p className="meta age-name">
            {domain}
            {unicode && (
              <>
                <br />
                {unicode}
              </>
            )}
            {host !== domain && host !== `www.${domain}` && (
              <>
                <br />
                {host} is a name below it
              </>
            )}
          </p>
        }
      />
      <AgeDetails report={report} today={today} />
      {children}
    </section>
  );
}

export function AgeDetails({ report, today }: { report: AgeReport; today: string }) {
  return (
    <>
      <AgeTimeline report={report} today={today} />
      <div className="page-view">
        <h3>Who says so</h3>
        <ul className="age-witnesses">
          <WitnessRow name="Registered" witness={report.registration} />
          <WitnessRow name="First archived" witness={report.archive} />
          <WitnessRow name="First certificate" witness={report.certificate} />
        </ul>
      </div>
      <ReportFindings report={report} />
      <Facts report={report} />
    </>
  );
}

const STATES: Record<Witness["state"], { status: Status; word: string }> = {
  found: { status: "pass", word: "Found" },
  none: { status: "note", word: "None" },
  unavailable: { status: "waiting", word: "Unknown" },
};

function WitnessRow({ name, witness: { state, date, isBefore, source, sourceUrl, reason } }: { name: string; witness: Witness }) {
  return (
    <li>
      <StatusMark status={STATES[state].status}>{STATES[state].word}</StatusMark>
      <div>
        <b>
          {name} {date ? `${isBefore ? "before " : ""}${formatDate(date)}` : "–"}
        </b>
        {reason && <p className="mute">{reason}</p>}
        <p className="meta">
          {sourceUrl ? (
            <a href={sourceUrl} rel="nofollow noopener">
              {source}
            </a>
          ) : (
            source
          )}
        </p>
      </div>
    </li>
  );
}

function Facts({
  report: { expires, expiresInDays, updated, registrar, nameservers, dnssec, statuses, registration },
}: {
  report: AgeReport;
}) {
  if (registration.state === "unavailable") return null;
  const facts: [name: string, value: ReactNode][] = [
    ["Expires", expires && `${formatDate(expires)}, ${countdown(expiresInDays ?? 0)}`],
    ["Last changed", updated && formatDate(updated)],
    ["Registrar", registrar],
    ["Name servers", nameservers.length > 0 && nameservers.join(", ")],
    ["DNSSEC", dnssec === null ? null : dnssec ? "signed" : "not signed"],
  ];
  return (
    <div className="page-view">
      <h3>What the registry says today</h3>
      <dl className="age-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || "–"}</dd>
          </div>
        ))}
      </dl>
      {statuses.length > 0 && (
        <ul className="age-statuses">
          {statuses.map(({ code, words, level }) => (
            <li key={code} data-level={level}>
              <code>{code}</code> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countdown(days: number): string {
  if (days < 0) return `${-days} ${days === -1 ? "day" : "days"} ago`;
  return days === 0 ? "today" : `in ${days.toLocaleString("en-US")} ${days === 1 ? "day" : "days"}`;
}
