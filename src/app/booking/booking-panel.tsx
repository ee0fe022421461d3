import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { useRootData } from "../use-root-data.ts";
import "./booking-panel.css";

const Scheduler = lazyWhenNeeded(".scheduler", () => import("#features/booking/scheduler.tsx").then((module) => module.Scheduler));
const BookingFrame = lazyWhenNeeded(".scheduler", () =>
  import("#features/booking/booking-frame.tsx").then((module) => module.BookingFrame),
);
/** Wanted only where there is no calendar to show. */
const OtherWays = lazy(() =>
  import("./other-ways.tsx").then(
    (module) => ({ default: module.OtherWays }),
    () => ({ default: OwnPage }),
  ),
);

/** Books a call: our own scheduler, or the one that the configuration names, in a block of one size. */
export function BookingPanel({ level: Heading }: { level: "h2" | "h3" }) {
  const shell = useRootData();
  const [query] = useSearchParams();
  if (!shell) return null;
  // The month that the calendar opens with, where the address names one.
  const asked = MONTH.exec(query.get("month") ?? "")?.[0];
  const { bookingUrl, thisMonth } = shell;
  const fallback = <OtherWays />;
  return (
    <section className="booking-panel" aria-labelledby="booking-title" data-testid="booking">
      <div className="booking-head">
        <Heading className="d4" id="booking-title">
          Book a Call
        </Heading>
      </div>
      <noscript>
        <OwnPage />
      </noscript>
      <Suspense>
        {bookingUrl ? (
          <BookingFrame url={bookingUrl} month={thisMonth} fallback={fallback} />
        ) : (
          <Scheduler month={asked} level={Heading === "h2" ? "h3" : "h4"} fallback={fallback} />
        )}
      </Suspense>
    </section>
  );
}

function OwnPage() {
  return (
    <p className="booking-noscript">
      <a className="btn btn-y" href="/booking/">
        Choose a time
      </a>
    </p>
  );
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
