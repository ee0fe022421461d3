import { Link } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import { formatDate } from "#core/text/format.ts";
import type { UnfinishedDocument } from "#features/studio/unfinished.ts";
import { DocumentState } from "../content/document-state.tsx";

/** What is being written, what goes out by itself, and what stops it. */
export function NextOnTheBlog({ posts, zone }: { posts: readonly UnfinishedDocument[]; zone: string }) {
  return (
    <section className="admin-panel" aria-labelledby="blog">
      <h2 id="blog">Next on the blog</h2>
      {posts.length === 0 ? (
        <p className="admin-soft">
          Nothing is being written. <Link to="/admin/content/post">Begin a post</Link>: drafts and what is scheduled stand here.
        </p>
      ) : (
        <ol className="dashboard-waiting">
          {posts.map(({ id, title, state, at, updatedAt, faults }) => (
            <li key={id}>
              <Link to={`/admin/content/post/${id}`} reloadDocument>
                {title || "Untitled"}
              </Link>
              <span className="dashboard-state">
                <DocumentState state={state} />
                {faults > 0 && <b className="dashboard-stop">{faults === 1 ? "one thing stops it" : `${faults} things stop it`}</b>}
              </span>
              <span>{at ? momentIn(at, zone) : updatedAt && `written ${formatDate(updatedAt)}`}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** `Nov 19, 2026, 09:00`, on the agency's clock. */
function momentIn(at: string, zone: string): string {
  const [day = "", time = ""] = wallText(new Date(at), zone).split("T");
  return `${formatDate(day)}, ${time}`;
}
