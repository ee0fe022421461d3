import { Form, Link } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import type { Sending } from "#features/newsletter/issues.ts";
import { DocumentState } from "./content/document-state.tsx";
import "./content/content.css";
import "./issue-list.css";

interface Props {
  issues: readonly {
    id: string;
    title: string;
    state: Parameters<typeof DocumentState>[0]["state"];
    address: string | undefined;
    sending: Sending | undefined;
  }[];
  readers: number;
  maySend: boolean;
  mayWrite: boolean;
  /** The agency's own time zone. */
  zone: string;
}

/** Every issue: written like a post, seen as mail, tried on oneself, and sent once. */
export function IssueList({ issues, readers, maySend, mayWrite, zone }: Props) {
  return (
    <section className="issues" aria-labelledby="issues">
      <div className="issues-head">
        <h2 id="issues">Issues</h2>
        {mayWrite && (
          <Form method="post" action="/admin/content/issue" reloadDocument>
            <button type="submit" className="admin-button" data-tone="main">
              New issue
            </button>
          </Form>
        )}
      </div>
      {issues.length === 0 ? (
        <p className="admin-soft">
          No issue yet. One is written like a post, published to the archive, tried on yourself, and then sent to everybody who confirmed:{" "}
          {readersIn(readers)} now. Opens are not tracked.
        </p>
      ) : (
        <ul>
          {issues.map(({ id, title, state, address, sending }) => (
            <li key={id} className="admin-panel">
              <Link className="content-title" to={`/admin/content/issue/${id}`} reloadDocument>
                {title || "Untitled issue"}
              </Link>
              <p>
                <DocumentState state={state} />{" "}
                <span className="admin-soft">{sentence(sending, { readers, isPublished: state !== "draft", zone })}</span>
              </p>
              <div className="issues-acts">
                <a href={`/api/admin/issue/${id}`} target="_blank" rel="noopener">
                  See it as mail<span className="vh">, opens in a new tab</span>
                </a>
                {address && state !== "draft" && <a href={address}>In the archive</a>}
                {maySend && <Acts id={id} sending={sending} isPublished={state !== "draft"} zone={zone} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Acts({ id, sending, isPublished, zone }: { id: string; sending: Sending | undefined; isPublished: boolean; zone: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="admin-button" name="intent" value="test">
        Send me a test
      </button>
      {!sending && isPublished && (
        <>
          <label>
            <span>At, in {zone} (now when empty)</span>
            <input className="admin-input" type="datetime-local" name="at" />
          </label>
          <button type="submit" className="admin-button" data-tone="main" name="intent" value="send">
            Send to all
          </button>
        </>
      )}
      {(sending?.state === "waiting" || sending?.state === "sending") && (
        <button type="submit" className="admin-button" data-tone="bad" name="intent" value="stop">
          Stop
        </button>
      )}
    </Form>
  );
}

const readersIn = (count: number) => (count === 1 ? "1 person" : `${count} people`);

function sentence(
  sending: Sending | undefined,
  { readers, isPublished, zone }: { readers: number; isPublished: boolean; zone: string },
): string {
  if (!sending && !isPublished) return "Once it is published it can be sent.";
  if (!sending) return `Would go to ${readersIn(readers)}.`;
  const at = `${wallText(new Date(sending.at), zone).replace("T", " ")} (${zone})`;
  switch (sending.state) {
    case "waiting":
      return `Goes out ${at}, by ${sending.actor}. It can be stopped until then.`;
    case "sending":
      return `On its way: ${readersIn(sending.sent)} so far.`;
    case "stopped":
      return `Stopped after ${readersIn(sending.sent)}.`;
    case "sent":
      return `Sent to ${readersIn(sending.sent)}, begun ${at}.`;
  }
}
