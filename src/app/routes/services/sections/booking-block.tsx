import { BookingPanel } from "../../../booking/booking-panel.tsx";
import { CallAgenda } from "../../../booking/call-agenda.tsx";
import "./booking-block.css";

interface BookingBlockProps {
  /** What to bring to the call. */
  next: string;
  promise: string;
  subject: "site" | "account";
}

/** What happens on a call, beside the way to one. */
export function BookingBlock({ next, promise, subject }: BookingBlockProps) {
  return (
    <section className="sec field far booking-section" id="book" aria-labelledby="book-title">
      <div className="wrap booking">
        <div>
          <h2 className="d2" id="book-title">
            Your {subject}, open on the screen
          </h2>
          <p className="lead booking-next">{next}</p>
          <CallAgenda className="booking-agenda" subject={subject} />
          <p className="booking-promise">{promise}</p>
        </div>
        <BookingPanel level="h3" />
      </div>
    </section>
  );
}
