import { type ComponentType, type FormHTMLAttributes, useId } from "react";
import { Form } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import type { DocumentState as State } from "#core/content/writable-documents.ts";
import { formatDate } from "#core/text/format.ts";
import { AdminMessage } from "../../admin-message.tsx";
import { controlId } from "../fields/draft-context.ts";

export interface Publishing {
  id: string;
  rev: string;
  state: State;
  address: string | undefined;
  faults: readonly { path: readonly string[]; field: string; message: string; to: string }[];
  scheduledFor: string | undefined;
  scheduleFault: string | undefined;
  isPublished: boolean;
  isSingle: boolean;
  type: { name: string };
  /** The agency's own time zone. */
  zone: string;
  mayPublish: boolean;
}

interface Props extends Publishing {
  message: string | undefined;
  /** Brings the reader to the control of a fault; without it, a link does. */
  onGo?(id: string): void;
  /** How its forms are sent. */
  Send?: ComponentType<FormHTMLAttributes<HTMLFormElement>>;
}

/** Everything that leads from a draft to the site and back, as forms. */
export function PublishPanel({ message, onGo, Send = PostForm, ...document }: Props) {
  const { id, rev, state, address, faults, scheduledFor, scheduleFault, isPublished, isSingle, type, zone, mayPublish } = document;
  const heading = useId();
  const action = `/admin/content/${type.name}/${id}/publish`;
  const isNew = state !== "published";
  return (
    <section className="publish-panel" aria-labelledby={heading}>
      <h2 id={heading}>Publish</h2>
      <AdminMessage text={message} />
      {isNew && (
        <p>
          <b>{thingsToMend(faults.length)}</b> {faults.length > 0 && "Each stops publishing."}
        </p>
      )}
      {isNew && faults.length > 0 && (
        <ul className="publish-faults">
          {faults.map(({ path, field, message: words, to }) => (
            <li key={path.join(".") + words}>
              <p>
                <b>{field || "The page"}</b>
                <span>{words}</span>
              </p>
              <a
                className="admin-button"
                aria-label={`Go to it: ${field}`}
                href={to}
                onClick={(event) => {
                  if (!onGo) return;
                  event.preventDefault();
                  onGo(controlId(path));
                }}
              >
                Go to it
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isNew && <p>The site shows these words. Nothing newer waits.</p>}
      {scheduleFault && <p className="studio-fault">It was to go out by itself and did not: {scheduleFault}</p>}
      {scheduledFor && !scheduleFault && <p>Goes out by itself on {momentIn(zone, scheduledFor)}, as it was when it was scheduled.</p>}
      {address && isPublished && (
        <p>
          Stands at <a href={address}>{address}</a>
        </p>
      )}
      {!mayPublish && <p>Your role writes; somebody who may publish does the rest.</p>}
      {mayPublish && isNew && (
        <>
          <Send method="post" action={action}>
            <input type="hidden" name="rev" value={rev} />
            <button type="submit" className="admin-button" data-tone="main" name="intent" value="publish" disabled={faults.length > 0}>
              {faults.length > 0 ? `Publish, after ${faults.length === 1 ? "one fix" : `${faults.length} fixes`}` : "Publish now"}
            </button>
          </Send>
          {faults.length === 0 && (
            <Send method="post" action={action} className="publish-later">
              <label>
                Or by itself, at ({zone})
                <input className="admin-input" type="datetime-local" name="at" required />
              </label>
              <button type="submit" className="admin-button" name="intent" value="schedule">
                Schedule
              </button>
            </Send>
          )}
        </>
      )}
      {mayPublish && (
        <Send method="post" action={action} className="publish-back">
          {scheduledFor && (
            <button type="submit" className="admin-button" name="intent" value="cancel">
              Do not publish by itself
            </button>
          )}
          {state === "changed" && (
            <button type="submit" className="admin-button" name="intent" value="discard">
              Set the newer words aside
            </button>
          )}
          {isPublished && !isSingle && (
            <button type="submit" className="admin-button" data-tone="bad" name="intent" value="unpublish">
              Unpublish
            </button>
          )}
        </Send>
      )}
    </section>
  );
}

const PostForm = (props: FormHTMLAttributes<HTMLFormElement>) => <Form {...(props as object)} />;

/** `Nov 16, 2026 at 09:00 (America/Chicago)` */
function momentIn(zone: string, iso: string): string {
  const wall = wallText(new Date(iso), zone);
  return `${formatDate(`${wall}Z`)} at ${wall.slice(-5)} (${zone})`;
}

const thingsToMend = (count: number) =>
  count === 0 ? "Nothing to mend." : count === 1 ? "One thing to mend." : `${count} things to mend.`;
