import type { ComponentType, FormHTMLAttributes } from "react";
import { Form } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import type { IssueStatus, Sending } from "#features/newsletter/issues.ts";
import "./send-issue.css";

interface Props extends Pick<IssueStatus, "readers" | "sending"> {
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
      {sending && isUnderWay(sending) && (
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

export const WHEN_STOPPED = "It can be stopped until the last mail has gone: what waits in the outbox is taken back.";

const isUnderWay = ({ state, left }: Sending) => state === "waiting" || state === "sending" || (state === "sent" && left > 0);

/** What was stopped, and what could not be any more. */
export function stoppedText({ withdrawn, onTheirWay }: { withdrawn: number; onTheirWay: number }): string {
  const mails = (count: number, one: string, more: string) =>
    count === 1 ? `1 mail ${one}` : `${count.toLocaleString("en-US")} mails ${more}`;
  return [
    "Stopped.",
    withdrawn > 0 && `${mails(withdrawn, "was", "were")} taken back.`,
    onTheirWay > 0 && `${mails(onTheirWay, "was", "were")} being handed over at that moment and may arrive.`,
  ]
    .filter(Boolean)
    .join(" ");
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
      return `On its way: ${peopleIn(sending.sent - sending.left)} so far.`;
    case "stopped":
      return `Stopped after ${peopleIn(sending.sent)}.`;
    case "sent":
      if (sending.left > 0) return `On its way: ${peopleIn(sending.sent - sending.left)} so far, ${peopleIn(sending.left)} to come.`;
      return `Sent to ${peopleIn(sending.sent)}, begun ${at}.`;
  }
}

/** `2026-11-19 09:00`, as clocks in the zone show it. */
export const momentText = (iso: string, zone: string) => wallText(new Date(iso), zone).replace("T", " ");
