import type { ReactNode } from "react";
import { Form } from "react-router";
import type { DocumentState } from "#core/content/writable-documents.ts";
import type { LinkReport } from "#features/newsletter/issue-links.ts";
import type { IssueStatus } from "#features/newsletter/issues.ts";
import { momentText } from "./send-issue.tsx";
import "./mail-checks.css";

interface Props {
  status: IssueStatus;
  state: DocumentState;
  isPublished: boolean;
  zone: string;
  /** What became of its links, or the way to ask. */
  links: ReactNode;
}

/** What is right and what is not, before an issue goes out. */
export function MailChecks({ status, state, isPublished, zone, links }: Props) {
  return (
    <ul className="mail-checks">
      {isPublished ? (
        <Check tone="ok">
          {state === "changed" ? "In the archive; newer words wait, and the mail goes as published" : "Its page is in the archive"}
        </Check>
      ) : (
        <Check tone="bad">Publish it first: its page is what the mail links to</Check>
      )}
      {status.late.map(({ title, publicFrom }) => (
        <Check key={title} tone="warn">
          “{title}” is public from {momentText(publicFrom, zone)}
        </Check>
      ))}
      {status.gaps > 0 && <Check tone="bad">{status.gaps === 1 ? "A post" : `${status.gaps} posts`} in it: not published</Check>}
      {isPublished && <Check tone="ok">Every picture has its words</Check>}
      {links}
      <Check tone="ok">One click leaves, in its head and its foot</Check>
    </ul>
  );
}

/** How many links answer, and each that does not by name. Nothing while they are still asked for. */
export function LinkChecks({ report }: { report: LinkReport | undefined }) {
  if (!report) return <Check tone="wait">Asking for its links …</Check>;
  const { answer, dead, unsure } = report;
  const named = [...dead.map((link) => ({ ...link, tone: "bad" as const })), ...unsure.map((link) => ({ ...link, tone: "warn" as const }))];
  const rest = named.length - NAMED;
  return (
    <>
      {answer > 0 && <Check tone="ok">{answer === 1 ? "1 link answers" : `${answer} links answer`}</Check>}
      {answer + named.length === 0 && <Check tone="ok">No link in its text</Check>}
      {named.slice(0, NAMED).map(({ href, words, tone }) => (
        <Check key={href} tone={tone}>
          {href}: {words}
        </Check>
      ))}
      {rest > 0 && <Check tone={dead.length > NAMED ? "bad" : "warn"}>And {rest} more that did not answer or were not asked for</Check>}
    </>
  );
}

/** Works without scripts: the answer stands in the list of issues. */
export function CheckLinks({ id }: { id: string }) {
  return (
    <Form method="get" action={`/admin/newsletter#issue-${id}`}>
      <button type="submit" className="admin-button" name="links" value={id}>
        Check its links
      </button>
    </Form>
  );
}

/** Those beyond are counted. */
const NAMED = 6;

const MARKS = { ok: "○", warn: "△", bad: "✕", wait: "…" };

function Check({ tone, children }: { tone: keyof typeof MARKS; children: ReactNode }) {
  return (
    <li data-tone={tone}>
      <span aria-hidden="true">{MARKS[tone]}</span> <span>{children}</span>
    </li>
  );
}
