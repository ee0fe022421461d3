import type { LabPage } from "#features/audit/lab-speed.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";

const METRICS = [
  { short: "LCP", header: "Largest part shown" },
  { short: "TBT", header: "Blocked" },
  { short: "CLS", header: "Shift" },
];
const MARKS = { good: "pass", fair: "fix", poor: "failed" } as const;

const pathOf = (url: string): string => URL.parse(url)?.pathname ?? url;

/** What Lighthouse measured, a row a page, and what it says would help. */
export function LabSpeed({ pages }: { pages: readonly LabPage[] }) {
  return (
    <section className="sec" aria-labelledby="lab">
      <div className="wrap">
        <h2 className="d2" id="lab">
          Speed in a laboratory
        </h2>
        <p className="lead mute">Measured once by Lighthouse, on an imitated phone with a slow network. 90 and more is good.</p>
        <DataTable<LabPage>
          caption="Speed by page"
          captionHidden
          rowKey={({ url }) => url}
          rows={pages}
          columns={[
            { key: "url", header: "Address", cell: ({ url }) => pathOf(url) },
            { key: "score", header: "Of 100", numeric: true, cell: ({ score }) => score },
            ...METRICS.map(({ short, header }) => ({
              key: short,
              header,
              cell: ({ metrics }: LabPage) => {
                const metric = metrics.find((each) => each.short === short);
                return metric && <StatusMark status={MARKS[metric.level]}>{metric.text}</StatusMark>;
              },
            })),
          ]}
        />
        {pages.some(({ helps }) => helps.length > 0) && (
          <>
            <h3 className="d4 lab-helps">What would help most</h3>
            <ul className="audit-unchecked">
              {pages.flatMap(({ url, helps }) =>
                helps.map((help) => (
                  <li key={`${url} ${help}`}>
                    {pages.length > 1 && <span className="mono">{pathOf(url)}: </span>}
                    {help}
                  </li>
                )),
              )}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
