import { DataTable } from "#ui/table/data-table.tsx";
import type { HeaderFacts } from "./header-checker.schema.ts";

/** The same address asked in other words, with what changed. */
export function OtherAnswers({ facts: { comparisons, robots, cookies } }: { facts: HeaderFacts }) {
  return (
    <>
      {comparisons.length > 0 && (
        <div className="page-view">
          <h3>Asked in other words</h3>
          {comparisons.map(({ label, isImitation, failure, status, differences }, index) => (
            <section key={`${index} ${label}`} className="asked">
              <p>
                <b>{label}</b> {failure ?? `answers ${status}`}
                {!failure &&
                  (differences.length === 0
                    ? ", nothing else differs"
                    : `, ${differences.length} ${differences.length === 1 ? "difference" : "differences"}`)}
                .
              </p>
              {isImitation && <p className="meta">An imitation: servers that check the address of real crawlers can tell.</p>}
              {differences.length > 0 && (
                <DataTable
                  caption={`Differences: ${label}`}
                  captionHidden
                  columns={[
                    { key: "what", header: "What", cell: ({ what }) => what },
                    { key: "plain", header: "Plain GET", cell: ({ plain }) => <span className="asked-value">{plain}</span> },
                    { key: "other", header: label, cell: ({ other }) => <span className="asked-value">{other}</span> },
                  ]}
                  rows={differences}
                  rowKey={({ what }) => what}
                />
              )}
            </section>
          ))}
        </div>
      )}
      {robots.length > 0 && (
        <div className="page-view">
          <DataTable
            caption="X-Robots-Tag, by crawler"
            columns={[
              { key: "agent", header: "For", cell: ({ agent }) => agent },
              { key: "directives", header: "Says", cell: ({ directives }) => directives.join(", ") },
            ]}
            rows={robots}
            rowKey={({ agent }) => agent}
          />
        </div>
      )}
      {cookies.length > 0 && (
        <div className="page-view">
          <DataTable
            caption="Cookies"
            columns={[
              { key: "name", header: "Name", cell: ({ name }) => name || "without a name" },
              { key: "secure", header: "Secure", cell: ({ isSecure }) => (isSecure ? "yes" : "no") },
              { key: "httponly", header: "HttpOnly", cell: ({ isHttpOnly }) => (isHttpOnly ? "yes" : "no") },
              { key: "samesite", header: "SameSite", cell: ({ sameSite }) => sameSite ?? "not set" },
              { key: "kept", header: "Kept by browsers", cell: ({ refusal }) => (refusal ? `no: ${refusal}` : "yes") },
            ]}
            rows={cookies.map((cookie, index) => ({ ...cookie, key: `${index} ${cookie.name}` }))}
            rowKey={({ key }) => key}
          />
        </div>
      )}
    </>
  );
}
