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
  const hasLook = events.some(({ kind }) => kind === "look");
  const queue = events.findLast((event) => event.kind === "queue")?.ahead ?? 0;
  const now = STOPS.findIndex(({ key }) => key === (stage ?? (hasLook ? "open" : "look")));
  return (
    <div className="panel loading speed-progress">
      <div className="loading-head">
        <h2>{STOPS[now]?.label}</h2>
        <span className="mute">
          {stage === undefined && queue > 0
            ? `${queue} ${queue === 1 ? "page is" : "pages are"} measured before yours`
            : "About half a minute"}
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
      <noscript>
        <meta httpEquiv="refresh" content="5" />
        <p>
          This page looks again every five seconds. <a href={`?job=${id}`}>Look now</a>
        </p>
      </noscript>
    </div>
  );
}
