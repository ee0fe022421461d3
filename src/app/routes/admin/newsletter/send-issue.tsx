import type { ComponentType, FormHTMLAttributes } from "react";
import { Form } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import type { IssueDesk, Sending } from "#features/newsletter/issues.ts";
import "./send-issue.css";

interface Props extends Pick<IssueDesk, "readers" | "sending"> {
  id: string;
  isPublished: boolean;
  /** The agency's own time zone. */
  zone: string;
  /** What is to mend before it can go out, where that is known; the server asks in any case. */
  faults?: number;
  /** When it could go out at the earliest, as `datetime-local` writes it. */
  earliest?: string;
  /** How its forms are sent. */
  Send?: ComponentType<FormHTMLAttributes<HTMLFormElement>>;
}

/** Tries an issue on oneself, sends it to everybody at a time or now, and stops it. */
export function SendIssue({ id, readers, sending, isPublished, zone, faults = 0, earliest = "", Send = PostForm }: Props) {
  const act = { method: "post", action: "/admin/newsletter" } as const;
  const issue = <input type="hidden" name="id" value={id} />;
  const after = faults === 0 ? "" : faults === 1 ? ", after one fix" : `, after ${faults} fixes`;
  return (
    <div className="send-issue">
      <Send {...act}>
        {issue}
        <button type="submit" className="admin-button" name="intent" value="test">
          Send me a test
        </button>
      </Send>
      {!sending && isPublished && (
        <>
          <Send {...act}>
            {issue}
            <label>
              When, in {zone}
              {/* What is offered may change while the form stands. */}
              <input key={earliest} className="admin-input" type="datetime-local" name="at" defaultValue={earliest} required />
            </label>
            <button type="submit" className="admin-button" data-tone="main" name="intent" value="schedule" disabled={faults > 0}>
              Schedule{after}
            </button>
          </Send>
          <details>
            <summary>Send it now</summary>
            <Send {...act}>
              {issue}
              <p>It goes to {peopleIn(readers)} at once, and only once.</p>
              <button
                type="submit"
                className="admin-button"
                name="intent"
                value="send"
                disabled={faults > 0 || earliest !== "" || readers === 0}
              >
                {earliest === "" ? `Yes, to ${peopleIn(readers)} now${after}` : "Not before its posts are public"}
              </button>
            </Send>
          </details>
        </>
      )}
      {(sending?.state === "waiting" || sending?.state === "sending") && (
        <Send {...act}>
          {issue}
          <button type="submit" className="admin-button" data-tone="bad" name="intent" value="stop">
            Stop
          </button>
        </Send>
      )}
    </div>
  );
}

const PostForm = (props: FormHTMLAttributes<HTMLFormElement>) => <Form {...(props as object)} />;

export const peopleIn = (count: number) => (count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`);

/** What became of an issue, or what would. */
export function sendingText(
  sending: Sending | undefined,
  { readers, isPublished, zone }: { readers: number; isPublished: boolean; zone: string },
): string {
  if (!sending && !isPublished) return "Once it is published it can be sent.";
  if (!sending) return `Would go to ${peopleIn(readers)}.`;
  const at = `${momentText(sending.at, zone)} (${zone})`;
  switch (sending.state) {
    case "waiting":
      return `Goes out ${at}, by ${sending.actor}. It can be stopped until then.`;
    case "sending":
      return `On its way: ${peopleIn(sending.sent)} so far.`;
    case "stopped":
      return `Stopped after ${peopleIn(sending.sent)}.`;
    case "sent":
      return `Sent to ${peopleIn(sending.sent)}, begun ${at}.`;
  }
}

/** `2026-11-19 09:00`, as clocks in the zone show it. */
export const momentText = (iso: string, zone: string) => wallText(new Date(iso), zone).replace("T", " ");
