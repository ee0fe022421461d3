import { type ReactNode, useEffect, useRef, useState } from "react";
import { Spinner } from "./scheduler.tsx";

const TIMEOUT_MS = 10_000;

/** Another company's scheduler in our block: behind the spinner until it is there, with a link when it does not come. */
export function BookingFrame({ url, month, fallback }: { url: string; month: string; fallback: ReactNode }) {
  const [state, setState] = useState<"loading" | "ready" | "late">("loading");
  // Not in the server's HTML: nobody else's page is asked for before the block comes near, and its load is heard.
  const [isHere, setHere] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setHere(true);
    timer.current = setTimeout(() => setState((now) => (now === "loading" ? "late" : now)), TIMEOUT_MS);
    return () => clearTimeout(timer.current);
  }, []);
  const address = new URL(url);
  address.searchParams.set("month", month);
  address.searchParams.set("hide_event_type_details", "1");
  if (state === "late")
    return (
      <div className="scheduler-late">
        <p>
          The calendar does not load here. <a href={url}>Open it in a page of its own</a>, or:
        </p>
        {fallback}
      </div>
    );
  return (
    <div className="scheduler" data-state={state}>
      {state === "loading" && <Spinner />}
      {isHere && (
        <iframe
          className="scheduler-frame"
          title="Book a call"
          src={address.href}
          onLoad={() => setState("ready")}
          hidden={state !== "ready"}
        />
      )}
    </div>
  );
}
