import type { PageReport } from "#core/page-check/page-report.ts";
import { formatDate } from "#core/text/format.ts";
import { hostAndPath } from "#core/url/host-and-path.ts";
import { type Status, StatusMark } from "../../status-mark/status-mark.tsx";
import { DataTable } from "../../table/data-table.tsx";
import type { ReportColumn } from "./report-column.ts";
import { shownFinding } from "./shown-finding.ts";

interface Row {
  name: string;
  cells: readonly [React.ReactNode, React.ReactNode];
}

/** Two pages side by side: the facts first, then every rule that they answer differently. */
export function PageComparison<Facts>({
  pair,
  columns,
}: {
  pair: readonly [PageReport<Facts>, PageReport<Facts>];
  columns: readonly ReportColumn<Facts>[];
}) {
  const [first, second] = pair;
  const facts = columns.map(({ title, of }): Row => {
    const [left, right] = [of(first) ?? "none", of(second) ?? "none"];
    // What is the same on both steps back, so that the eye finds the rest.
    const shown = (value: string | number) => (left === right ? <span className="mute">{value}</span> : <b>{value}</b>);
    return { name: title, cells: [shown(left), shown(right)] };
  });
  return (
    <div className="page-view">
      <DataTable<Row>
        caption={areTimes(pair) ? "Then and now" : "Side by side"}
        columns={[
          { key: "what", header: "What", cell: ({ name }) => name },
          { key: "first", header: nameOf(first, pair), cell: ({ cells }) => cells[0] },
          { key: "second", header: nameOf(second, pair), cell: ({ cells }) => cells[1] },
        ]}
        rows={[...facts, ...differences(first, second)]}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

type Pair = readonly [PageReport<unknown>, PageReport<unknown>];

/** Whether two reports are of one page, read at two times. */
export function areTimes([first, second]: Pair): boolean {
  return first.url === second.url && first.kept !== null && second.kept !== null;
}

function nameOf({ url, kept }: PageReport<unknown>, pair: Pair): string {
  return kept && areTimes(pair) ? `Read ${readAt(kept.takenAt)}` : hostAndPath(url);
}

/** “Nov 8, 2026, 14:02 UTC” */
export function readAt(iso: string): string {
  return `${formatDate(iso)}, ${iso.slice(11, 16)} UTC`;
}

function differences(first: PageReport<unknown>, second: PageReport<unknown>): Row[] {
  const [a, b] = [statusByRule(first), statusByRule(second)];
  const ids = new Set([...a.keys(), ...b.keys()]);
  return [...ids].flatMap((id): Row[] => {
    const [left, right] = [a.get(id), b.get(id)];
    if (left?.status === right?.status) return [];
    return [{ name: (left ?? right)?.title ?? id, cells: [markOf(left?.status), markOf(right?.status)] }];
  });
}

/** The worst that each rule said; findings come worst first. */
function statusByRule({ findings, passes }: PageReport<unknown>): Map<string, { status: Status; title: string }> {
  const byRule = new Map<string, { status: Status; title: string }>();
  for (const finding of [...findings, ...passes]) {
    const { status, title } = shownFinding(finding, 0);
    if (!byRule.has(finding.ruleId)) byRule.set(finding.ruleId, { status, title });
  }
  return byRule;
}

const markOf = (status: Status | undefined) => (status ? <StatusMark status={status} /> : "does not apply");
