import type { ReactNode } from "react";
import { compareText } from "#core/lists/compare-text.ts";
import { formatDate } from "#core/text/format.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import { spanInWords } from "./age-between.ts";
import { AgeDetails } from "./age-result.tsx";
import type { AgeReport, WebsiteAgeOutput } from "./website-age.schema.ts";

/** Several domains side by side, each opened on demand. */
export function AgeList({ output: { reports, failures, today }, children }: { output: WebsiteAgeOutput; children: ReactNode }) {
  const oldest = reports
    .filter(({ registration }) => registration.date)
    .toSorted((a, b) => compareText(a.registration.date ?? "", b.registration.date ?? ""))[0];
  return (
    <section className="panel" aria-labelledby="verdict">
      {failures.length > 0 && (
        <div className="age-failures">
          <b>
            {failures.length} of {reports.length + failures.length} could not be looked up.
          </b>
          <ul>
            {failures.map(({ input, message }) => (
              <li key={input}>
                <code>{input}</code> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <VerdictSum
        figure={reports.length}
        unit={reports.length === 1 ? "domain" : "domains"}
        headline={
          oldest
            ? `The oldest is ${oldest.domain}, of ${oldest.registration.date?.slice(0, 4)}.`
            : "No registry gave a day of registration."
        }
      />
      <div className="page-view">
        <DataTable<AgeReport>
          caption="Domains by age"
          captionHidden
          columns={[
            { key: "domain", header: "Domain", cell: ({ domain }) => domain, sortBy: ({ domain }) => domain },
            {
              key: "created",
              header: "Registered",
              cell: ({ registration }) => day(registration.date),
              sortBy: ({ registration }) => registration.date ?? "9999",
            },
            { key: "age", header: "Age", cell: ({ age }) => (age ? spanInWords(age) : "–") },
            {
              key: "archived",
              header: "Archived since",
              cell: ({ archive }) => day(archive.date),
              sortBy: ({ archive }) => archive.date ?? "9999",
            },
            {
              key: "certified",
              header: "First certificate",
              cell: ({ certificate }) => day(certificate.date),
              sortBy: ({ certificate }) => certificate.date ?? "9999",
            },
            { key: "expires", header: "Expires", cell: ({ expires }) => day(expires), sortBy: ({ expires }) => expires ?? "9999" },
            {
              key: "verdict",
              header: "Worth knowing",
              cell: remarkOn,
            },
          ]}
          rows={reports}
          rowKey={({ input }) => input}
        />
      </div>
      <ul className="age-list">
        {reports.map((report) => (
          <li key={report.input}>
            <details>
              <summary className="folds">{report.domain}</summary>
              <AgeDetails report={report} today={today} />
            </details>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function remarkOn({ verdict, findings, registration }: AgeReport): string {
  return findings.some(({ status }) => status !== "note") ? verdict.headline : (registration.reason ?? "");
}

const day = (date: string | null) => (date ? <span className="nb">{formatDate(date)}</span> : "–");
