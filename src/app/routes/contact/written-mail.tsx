import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ComposedMail } from "./compose-mail.server.ts";

/** The mail as it will be sent, with the link that opens it. */
export function WrittenMail({ mail: { to, subject, body, href } }: { mail: ComposedMail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="contact-form contact-mail" aria-labelledby="mail-title" data-testid="written-mail">
      <h3 className="d3" id="mail-title" ref={heading} tabIndex={-1}>
        Your mail is written
      </h3>
      <p>Nothing has been sent yet. Open it in your mail program and send it from there, or copy the text.</p>
      <dl>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
      <pre>{body}</pre>
      <div className="contact-send">
        <a className="btn btn-y" href={href}>
          Open in my mail program
        </a>
        <Link className="more" to="/contact-us#write">
          Write another
        </Link>
      </div>
    </section>
  );
}
