import { targetVerdict } from "#engines/crawler/link-check/target-verdict.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { ArrivalsTable } from "#ui/tool/crawl/arrivals-table.tsx";
import type { BrokenLinkEvent } from "./broken-link-event.ts";
import { statusOfClass } from "./link-classes.ts";
import { shownAddress } from "./shown-address.ts";

const SHOWN = 8;

/** What came last, pages and links alike: the map's events as text. */
export function CheckArrivals({ events, home }: { events: readonly BrokenLinkEvent[]; home: string | undefined }) {
  const rows = events
    .filter((event) => event.kind === "checked" || event.kind === "page")
    .slice(-SHOWN)
    .toReversed();
  return (
    <ArrivalsTable
      caption="Links checked"
      heads={["Answer", "Address", "Kind"]}
      waiting="Waiting for the first answer."
      rows={rows.map((event) => {
        const { url, status } = event;
        const redirect =
          event.kind === "page" && event.redirectTo ? { hops: [[status ?? 301, event.redirectTo] as const], status: 200 } : {};
        const { class: kind } = targetVerdict(url, { ...event, ...redirect });
        return (
          <tr key={`${event.kind} ${url}`}>
            <td>
              <StatusMark status={statusOfClass[kind]}>{status ?? "No answer"}</StatusMark>
            </td>
            <td className="mono">{shownAddress(url, home)}</td>
            <td>{event.kind === "page" ? "page" : "link"}</td>
          </tr>
        );
      })}
    />
  );
}
