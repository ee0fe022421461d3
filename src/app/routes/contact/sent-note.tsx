import { useEffect, useRef } from "react";
import { Link } from "react-router";

/** What was taken, and what comes next. */
export function SentNote({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="contact-form contact-sent" aria-labelledby="sent-title" data-testid="sent">
      <h3 className="d3" id="sent-title" ref={heading} tabIndex={-1}>
        Sent
      </h3>
      <p>{message}</p>
      <div className="contact-send">
        <Link className="more" to="/contact-us#write">
          Write another
        </Link>
      </div>
    </section>
  );
}
