import { Form, Link } from "react-router";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import type { Stop } from "./guide.server.ts";
import "./guide.css";

/** What is still to do until the site is somebody's own, step by step. */
export function Guide({ stops }: { stops: readonly Stop[] }) {
  const done = stops.filter(({ isDone }) => isDone).length;
  const next = stops.find(({ isDone }) => !isDone);
  return (
    <section className="guide admin-panel" aria-labelledby="guide">
      <header>
        <h2 id="guide">Make this site yours</h2>
        <p className="admin-soft">
          {done} of {stops.length} steps done. Leave whenever you like: this stays here until all are.
        </p>
      </header>
      <ol>
        {stops.map((stop) => (
          <li key={stop.key} data-state={stop.isDone ? "done" : stop === next ? "next" : "open"}>
            <div className="guide-head">
              <h3>{stop.title}</h3>
              {stop.isDone ? <StatusMark status="pass">Done</StatusMark> : <Way stop={stop} isNext={stop === next} />}
            </div>
            <p className="admin-soft">{stop.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Way({ stop: { key, to, title }, isNext }: { stop: Stop; isNext: boolean }) {
  const tone = isNext ? { "data-tone": "main" } : {};
  if (to !== undefined)
    return (
      <Link className="admin-button" to={to} reloadDocument {...tone}>
        Start<span className="vh">: {title}</span>
      </Link>
    );
  return (
    <Form method="post" action="/admin/content" reloadDocument>
      <button type="submit" className="admin-button" name="intent" value={key} {...tone}>
        {key === "mail" ? "Send me a test" : "Remove all of it"}
      </button>
    </Form>
  );
}
