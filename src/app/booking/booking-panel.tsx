import { Suspense } from "react";
import { useRouteLoaderData } from "react-router";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import type { loader } from "../root.tsx";
import { OtherWays } from "./other-ways.tsx";
import "./booking-panel.css";

const Scheduler = lazyWhenNeeded(".scheduler", () => import("#features/booking/scheduler.tsx").then((module) => module.Scheduler));
const BookingFrame = lazyWhenNeeded(".scheduler", () =>
  import("#features/booking/booking-frame.tsx").then((module) => module.BookingFrame),
);

/** Books a call: our own scheduler, or the one that the configuration names, in a block of one size. */
export function BookingPanel({ level: Heading, month }: { level: "h2" | "h3"; month?: string }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  if (!shell) return null;
  const { bookingUrl, thisMonth } = shell;
  const fallback = <OtherWays />;
  return (
    <section className="booking-panel" aria-labelledby="booking-title" data-testid="booking">
      <div className="booking-head">
        <Heading className="d4" id="booking-title">
          Book a Call
        </Heading>
        <p>20 minutes, phone or video</p>
      </div>
      <noscript>
        <p className="booking-noscript">
          <a className="btn btn-y" href="/booking/">
            Choose a time
          </a>
        </p>
      </noscript>
      <Suspense>
        {bookingUrl ? (
          <BookingFrame url={bookingUrl} month={month ?? thisMonth} fallback={fallback} />
        ) : (
          <Scheduler month={month} level={Heading === "h2" ? "h3" : "h4"} fallback={fallback} />
        )}
      </Suspense>
    </section>
  );
}
