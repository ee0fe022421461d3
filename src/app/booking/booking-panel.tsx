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

interface Props {
  level: "h2" | "h3";
  /** The month it opens with, as `2026-12`; the address may name one too. */
  month?: string;
  /** Length and kind of the call; the page around the block mostly says them. The zone is named in any case. */
  details?: boolean;
}

/** Books a call: our own scheduler, or the one that the configuration names, in a block of one size. */
export function BookingPanel({ level: Heading, month, details = false }: Props) {
  const shell = useRootData();
  const [query] = useSearchParams();
  if (!shell) return null;
  const asked = MONTH.exec(query.get("month") ?? "")?.[0];
  const { bookingUrl, thisMonth } = shell;
  const fallback = <OtherWays />;
  return (
    <section className="booking-panel" aria-labelledby="booking-title" data-testid="booking">
      <div className="booking-head">
        <Heading className="d4" id="booking-title">
          Book a Call
        </Heading>
        {details && <p>20 minutes, phone or video</p>}
      </div>
      <noscript>
        <OwnPage />
      </noscript>
      <Suspense>
        {bookingUrl ? (
          <BookingFrame url={bookingUrl} month={month ?? thisMonth} fallback={fallback} />
        ) : (
          <Scheduler month={month ?? asked} level={Heading === "h2" ? "h3" : "h4"} fallback={fallback} />
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
