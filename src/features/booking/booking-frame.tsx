import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Spinner } from "./spinner.tsx";

const TIMEOUT_MS = 10_000;

/** Another company's scheduler in our block: asked for by the visitor, behind the spinner until it is there, with a link when it does not come. */
export function BookingFrame({ url, month, fallback }: { url: string; month: string; fallback: ReactNode }) {
  const [state, setState] = useState<"asking" | "loading" | "ready" | "late">("asking");
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("late"), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  /** Before React is here the link leads to the calendar's own page. */
  function load(event: MouseEvent) {
    event.preventDefault();
    setState("loading");
  }
  const address = new URL(url);
  address.searchParams.set("month", month);
  address.searchParams.set("hide_event_type_details", "1");
  if (state === "asking" || state === "late")
    return (
      <div className="scheduler scheduler-late">
        {state === "asking" ? (
          <p>
            The calendar is another company's: {address.host} sees your network address once it loads.{" "}
            <a className="btn btn-i btn-s" href={url} onClick={load}>
              Load the calendar
            </a>{" "}
            Or:
          </p>
        ) : (
          <p>
            The calendar does not load here. <a href={url}>Open it in a page of its own</a>, or:
          </p>
        )}
        {fallback}
      </div>
    );
  return (
    <div className="scheduler" data-state={state}>
      {state === "loading" && <Spinner />}
      <iframe
        className="scheduler-frame"
        title="Book a call"
        src={address.href}
        onLoad={() => setState("ready")}
        hidden={state !== "ready"}
      />
    </div>
  );
}
