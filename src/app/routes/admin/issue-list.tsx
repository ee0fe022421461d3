import { Form, Link } from "react-router";
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
}

/** Every issue: written like a post, seen as mail, tried on oneself, and sent once. */
export function IssueList({ issues, readers, maySend, mayWrite }: Props) {
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
                <DocumentState state={state} /> <span className="admin-soft">{sentence(sending, readers)}</span>
              </p>
              {state !== "draft" && (
                <div className="issues-acts">
                  <a href={`/api/admin/issue/${id}`} target="_blank" rel="noopener">
                    See it as mail<span className="vh">, opens in a new tab</span>
                  </a>
                  {address && <a href={address}>In the archive</a>}
                  {maySend && <Acts id={id} sending={sending} />}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Acts({ id, sending }: { id: string; sending: Sending | undefined }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="admin-button" name="intent" value="test">
        Send me a test
      </button>
      {!sending && (
        <>
          <label>
            <span>At, in UTC (now when empty)</span>
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

function sentence(sending: Sending | undefined, readers: number): string {
  if (!sending) return `Would go to ${readersIn(readers)}.`;
  const at = `${sending.at.slice(0, 16).replace("T", " ")} UTC`;
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
