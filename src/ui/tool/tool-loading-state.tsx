import { Button } from "../button/button.tsx";

const DEFAULT_STOPS = ["Find the server", "Read the page", "Measure", "Compare"];

/** A line with a train that waits at the second stop until the answer is there; the seconds show after three. */
export function ToolLoadingState({
  seconds,
  stops = DEFAULT_STOPS,
  onCancel,
}: {
  seconds: number;
  stops?: readonly string[] | undefined;
  onCancel(): void;
}) {
  return (
    <div className="panel loading">
      <div className="loading-head">
        <h2>{stops[Math.min(1, stops.length - 1)]}</h2>
        <span className="mute">{seconds >= 3 ? `${seconds} s` : ""}</span>
        <Button tone="ghost" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ol className="loading-line">
        {stops.map((stop, index) => (
          <li key={stop} data-state={index === 0 ? "done" : index === 1 ? "now" : "ahead"}>
            {stop}
          </li>
        ))}
      </ol>
    </div>
  );
}
