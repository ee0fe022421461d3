import { ALL, readListQuery } from "#core/lists/list-query.ts";
import * as chrome from "#core/sources/chrome.ts";
import { FEWEST, PERIODS, type Percentile } from "#features/speed/speed.ts";
import { devices, type Metric, metrics, rules, shownValue } from "#features/speed/vital-metrics.ts";
import { siteContext } from "../../../site-context.ts";
import { ListTable } from "../list/list-table.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/speed.ts";
import { SpeedPlot } from "./speed-plot.tsx";
import "./speed.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  const query = readListQuery(request.url);
  const [list, { whole, days }] = await Promise.all([staff.speed.list(query), staff.speed.days(query)]);
  return { list, whole, days, fewest: FEWEST, periods: [...PERIODS] };
}

export default function AdminSpeed({ loaderData: { list, whole, days, fewest, periods } }: Route.ComponentProps) {
  const period = list.query.filters["days"];
  return (
    <ListTable
      title="Speed"
      list={list}
      rowKey={({ route, device }) => `${route} ${device}`}
      csv="speed"
      filters={[
        { name: "device", label: "Device", values: [...devices] },
        { name: "days", label: "Time", values: periods, names: { 7: "7 days", 28: "28 days" } },
      ]}
      empty="No page view was measured yet. Browsers tell how a page went when it is put aside."
      columns={[
        { key: "route", header: "Route", sort: "route", cell: ({ route }) => <code>{route}</code> },
        { key: "device", header: "Device", cell: ({ device }) => device },
        ...metrics.map((metric) => ({
          key: metric,
          header: metric.toUpperCase(),
          sort: metric,
          numeric: true,
          cell: (row: (typeof list.rows)[number]) => <Vital metric={metric} {...row.vitals[metric]} />,
        })),
        { key: "samples", header: "Views", sort: "samples", numeric: true, cell: ({ samples }) => samples },
      ]}
    >
      <div className="speed-plots">
        {metrics.map((metric) => (
          <section key={metric} className="admin-panel" aria-labelledby={`speed-${metric}`}>
            <h2 id={`speed-${metric}`}>{rules[metric].name}</h2>
            <p className="speed-figure">
              <Vital metric={metric} {...whole[metric]} />
            </p>
            <p className="admin-soft">
              Good up to {shownValue(metric, rules[metric].good)}, poor above {shownValue(metric, rules[metric].poor)}
            </p>
            <SpeedPlot metric={metric} days={days} />
          </section>
        ))}
      </div>
      <p className="speed-words">
        The 75th percentile of {period === ALL ? "all 90 days that are kept" : `the last ${period} days`}: three of four page views were at
        least this fast. Thresholds: <a href={chrome.webVitals.url}>{chrome.webVitals.title}</a>, checked {chrome.webVitals.checkedOn}.
        Fewer than {fewest} views are too few to say. Counted is the page that a visit begins with, when it was touched or stayed open for
        five seconds; views that ended before are missing. Nothing of a visitor is kept.
      </p>
    </ListTable>
  );
}

const WORDS = { good: "good", fair: "needs work", poor: "poor" };

function Vital({ metric, p75, rating, count }: { metric: Metric } & Percentile) {
  if (count === 0) return <span className="admin-soft">none</span>;
  if (p75 === undefined || rating === undefined) return <span className="admin-soft">too few ({count})</span>;
  return (
    <span className="speed-vital" data-rating={rating}>
      {shownValue(metric, p75)} <small>{WORDS[rating]}</small>
    </span>
  );
}
