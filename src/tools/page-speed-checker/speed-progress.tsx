import { RefreshNote } from "#ui/tool/job/refresh-note.tsx";
import type { SpeedEvent } from "./speed-event.ts";

const STOPS = [
  { key: "look", label: "Look at server and files" },
  { key: "open", label: "Open a browser" },
  { key: "load", label: "Load the page" },
  { key: "collect", label: "Collect what happened" },
  { key: "judge", label: "Judge" },
] as const;

/** Where a run stands. The first stop is reached within seconds, and what it found stands below already. */
export function SpeedProgress({ events, id }: { events: readonly SpeedEvent[]; id: string }) {
  const stage = events.findLast((event) => event.kind === "stage")?.stage;
  const hasInstantLook = events.some(({ kind }) => kind === "look");
  const queue = events.findLast((event) => event.kind === "queue")?.ahead ?? 0;
  const started = events.find((event) => event.kind === "started");
  const all = (started?.urls.length ?? 1) * (started?.runs ?? 1);
  const done = events.filter(({ kind }) => kind === "measured").length;
  // Between two measurements the last stage of the one before is over.
  const isBetween = events.findLast(({ kind }) => kind === "stage" || kind === "measured")?.kind === "measured";
  const now = STOPS.findIndex(({ key }) => key === ((isBetween ? undefined : stage) ?? (hasInstantLook ? "open" : "look")));
  return (
    <div className="panel loading speed-progress">
      <div className="loading-head">
        <h2>
          {STOPS[now]?.label}
          {all > 1 && hasInstantLook && `, measurement ${Math.min(done + 1, all)} of ${all}`}
        </h2>
        <span className="mute">
          {(stage === undefined || isBetween) && queue > 0
            ? `${queue} ${queue === 1 ? "page is" : "pages are"} measured before yours`
            : `About ${timeWords(all - done)}`}
        </span>
      </div>
      <ol className="loading-line">
        {STOPS.map(({ key, label }, index) => (
          <li key={key} data-state={index < now ? "done" : index === now ? "now" : "ahead"}>
            {label}
          </li>
        ))}
      </ol>
      <p className="meta">You can close this tab: the measurement goes on, and this address brings you back.</p>
      <RefreshNote id={id} />
    </div>
  );
}

/** Half a minute a measurement. */
function timeWords(measurements: number): string {
  if (measurements <= 1) return "half a minute";
  return measurements === 2 ? "a minute" : `${Math.ceil(measurements / 2)} minutes`;
}
