import type { MouseEvent } from "react";
import type { IssueStatus } from "#features/newsletter/issues.ts";
import { momentText, peopleIn } from "./send-issue.tsx";
import "./issue-line.css";

export type IssueStop = "write" | "mail" | "send";

interface Props {
  status: IssueStatus;
  isPublished: boolean;
  /** What it holds, as it is being written. */
  posts: unknown;
  content: unknown;
  zone: string;
  /** Where each stop leads without scripts. */
  to: Readonly<Record<IssueStop, string>>;
  /** With scripts. */
  onGo?: (stop: IssueStop) => void;
}

/** The way of an issue: where it is, and what stands at each stop. */
export function IssueLine({ status, isPublished, posts, content, zone, to, onGo }: Props) {
  const here = stopOf(status, isPublished);
  const stops: { name: IssueStop; title: string; words: string }[] = [
    { name: "write", title: "Write", words: partsOf(posts, content) },
    { name: "mail", title: "See as mail", words: "light, dark, plain" },
    { name: "send", title: "Send", words: sendWords(status, zone) },
  ];
  const passed = here === undefined ? stops.length : stops.findIndex(({ name }) => name === here);
  return (
    <ol className="issue-line" aria-label="Where the issue is">
      {stops.map(({ name, title, words }, place) => (
        <li key={name} data-passed={place < passed || undefined} aria-current={name === here ? "step" : undefined}>
          <a
            href={to[name]}
            onClick={(event: MouseEvent) => {
              if (!onGo) return;
              event.preventDefault();
              onGo(name);
            }}
          >
            <b>{title}</b> <span>{words}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Written until it is a mail, looked at until its page is public, and then to be sent; undefined once it was. */
function stopOf({ isMail, gaps, sending }: IssueStatus, isPublished: boolean): IssueStop | undefined {
  if (sending) return sending.state === "waiting" ? "send" : undefined;
  if (!isMail || gaps > 0) return "write";
  return isPublished ? "send" : "mail";
}

/** `1 post, 2 tools` */
function partsOf(posts: unknown, content: unknown): string {
  const counted = [
    countOf(Array.isArray(posts) ? posts.length : 0, "post"),
    countOf(Array.isArray(content) ? content.filter((block) => block?._type === "tool").length : 0, "tool"),
  ].filter(Boolean);
  return counted.join(", ") || "its text";
}

const countOf = (count: number, one: string) => count > 0 && `${count} ${one}${count === 1 ? "" : "s"}`;

function sendWords({ readers, sending }: IssueStatus, zone: string): string {
  if (!sending) return peopleIn(readers);
  if (sending.state === "waiting") return momentText(sending.at, zone);
  if (sending.state === "stopped") return `stopped after ${peopleIn(sending.sent)}`;
  return sending.state === "sending" || sending.left > 0 ? "on its way" : peopleIn(sending.sent);
}
