import { Link } from "react-router";
import { timeAgo } from "#core/text/format.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import type { OpenThing } from "./still-open.server.ts";

const MARKS = {
  stop: { status: "failed", word: "Stopped" },
  person: { status: "fix", word: "Somebody waits" },
  calm: { status: "note", word: "No hurry" },
} as const;

/** What waits for somebody, each with the way to it. */
export function StillOpen({ things, now }: { things: readonly OpenThing[]; now: Date }) {
  return (
    <section className="admin-panel still-open" aria-labelledby="still-open">
      <h2 id="still-open">Still open{things.length > 0 && <span>{things.length}</span>}</h2>
      {things.length === 0 ? (
        <p className="admin-soft">Nothing is open. New leads, reviews and applications stand here, and texts that cannot go out yet.</p>
      ) : (
        <ol>
          {things.map(({ id, level, since, title, detail, to, act }) => (
            <li key={id}>
              <p>
                <StatusMark status={MARKS[level].status}>{MARKS[level].word}</StatusMark>
                {since && <span>{timeAgo(since, now)}</span>}
              </p>
              <p>
                <b>{title}</b>
                <span>{detail}</span>
              </p>
              <Link className="admin-button" to={to} reloadDocument>
                {act}
                <span className="vh">: {title}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
