import { useId, useState } from "react";
import { Link } from "react-router";
import type { ChatEntry } from "#features/chat/chat-info.ts";
import { Button } from "#ui/button/button.tsx";
import { findAnswers } from "./find-answers.ts";
import "./chat-search.css";

interface Props {
  /** What was asked by the address. */
  query?: string;
  /** The answers to it; without a question, what is often asked. */
  found?: readonly ChatEntry[];
  /** Gives everything there is to search; asked for at the first focus. */
  load(): Promise<readonly ChatEntry[]>;
  onFollow?(): void;
}

/** Answers while somebody types; without JavaScript the form asks its page. */
export function ChatSearch({ query = "", found = [], load, onFollow }: Props) {
  const id = useId();
  const [entries, setEntries] = useState<readonly ChatEntry[]>();
  const [typed, setTyped] = useState(query);
  const shown = entries && typed.trim() ? findAnswers(entries, typed) : found;
  const isAsked = typed.trim().length > 1 && (entries !== undefined || query !== "");
  const begin = () => {
    if (!entries) load().then(setEntries, () => {});
  };
  return (
    <div className="chat-search">
      <search>
        <form method="get" action="/chat/" onSubmit={(event) => entries && event.preventDefault()}>
          <label className="entry-label" htmlFor={id}>
            Ask first: the answer may be here
          </label>
          <div className="chat-ask">
            <input
              className="entry-input"
              id={id}
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              placeholder="What does it cost?"
              defaultValue={query}
              onFocus={begin}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" tone="ink" square>
              Search
            </Button>
          </div>
        </form>
      </search>
      <p className="vh" role="status">
        {isAsked && (shown.length === 1 ? "1 answer" : `${shown.length} answers`)}
      </p>
      {isAsked && shown.length === 0 && <p className="chat-none">Nothing on that yet. Leave a message below.</p>}
      {shown.length > 0 && (
        <ul className="chat-found">
          {shown.map(({ kind, title, text, href }) => (
            <li key={title} className={kind === "tool" ? "line-green" : "line-blue"}>
              {kind === "tool" ? (
                <Link to={href} onClick={onFollow}>
                  <b>{title}</b>
                  <span>{text}</span>
                </Link>
              ) : (
                <details>
                  <summary>{title}</summary>
                  <p>{text}</p>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
