import type { CrawlPage, CrawlState } from "#core/crawl/crawl-state.ts";
import { type Status, StatusMark } from "../../status-mark/status-mark.tsx";
import { ArrivalsTable } from "./arrivals-table.tsx";
import { stationKind } from "./crawl-lines.ts";
import type { StationKind } from "./crawl-map-model.ts";
import { pathOf } from "./path-of.ts";

const SHOWN = 8;

/** What is being read and what came last: the map's events as text. */
export function CrawlArrivals({ state }: { state: CrawlState }) {
  const reading = [...state.pages.values()].filter((page) => page.state === "reading");
  const latest = state.arrivals.slice(-SHOWN + reading.length).toReversed();
  const rows = [...reading, ...latest.flatMap((url) => state.pages.get(url) ?? [])];
  return (
    <ArrivalsTable
      caption="Pages read"
      heads={["Status", "Address", "Time"]}
      waiting="Waiting for the first page."
      rows={rows.map((page) => (
        <tr key={page.url}>
          <td>
            <ArrivalMark page={page} />
          </td>
          <td className="mono">{pathOf(page.url)}</td>
          <td>{page.facts ? `${page.facts.ms} ms` : "…"}</td>
        </tr>
      ))}
    />
  );
}

const statusOf: Partial<Record<StationKind, Status>> = { read: "pass", redirect: "waiting", out: "note", dead: "failed" };

function ArrivalMark({ page }: { page: CrawlPage }) {
  const kind = stationKind(page);
  const status = statusOf[kind];
  if (status) return <StatusMark status={status}>{page.facts?.status ?? "No answer"}</StatusMark>;
  return (
    <span className="mark arrivals-now">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle className="crawl-now" cx="10" cy="10" r="7" />
      </svg>
      Reading
    </span>
  );
}
