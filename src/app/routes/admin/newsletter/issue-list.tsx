import { Form, Link } from "react-router";
import type { LinkReport } from "#features/newsletter/issue-links.ts";
import type { Sending } from "#features/newsletter/issues.ts";
import { DocumentState } from "../content/document-state.tsx";
import { CheckLinks, LinkChecks } from "./mail-checks.tsx";
import { peopleIn, SendIssue, sendingText } from "./send-issue.tsx";
import "./issue-list.css";

interface Props {
  issues: readonly {
    id: string;
    title: string;
    state: Parameters<typeof DocumentState>[0]["state"];
    address: string | undefined;
    sending: Sending | undefined;
    /** Of the one whose links were asked for. */
    links: LinkReport | undefined;
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
          {peopleIn(readers)} now. Opens are not tracked.
        </p>
      ) : (
        <ul>
          {issues.map(({ id, title, state, address, sending, links }) => {
            const isPublished = state === "published" || state === "changed";
            return (
              <li key={id} id={`issue-${id}`} className="admin-panel">
                <Link className="content-title" to={`/admin/content/issue/${id}`} reloadDocument>
                  {title || "Untitled issue"}
                </Link>
                <p>
                  <DocumentState state={state} /> <span className="admin-soft">{sendingText(sending, { readers, isPublished, zone })}</span>
                </p>
                {links && (
                  <ul className="mail-checks">
                    <LinkChecks report={links} />
                  </ul>
                )}
                <div className="issues-acts">
                  <a href={`/api/admin/issue/${id}`} target="_blank" rel="noopener">
                    See it as mail<span className="vh">, opens in a new tab</span>
                  </a>
                  {address && isPublished && <a href={address}>In the archive</a>}
                  <CheckLinks id={id} />
                  {maySend && <SendIssue id={id} readers={readers} sending={sending} isPublished={isPublished} zone={zone} />}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
