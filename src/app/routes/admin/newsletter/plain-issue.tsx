import type { EditorData } from "../content/editor/editor-data.ts";
import { IssueLine } from "./issue-line.tsx";
import { CheckLinks, MailChecks } from "./mail-checks.tsx";
import { peopleIn, SendIssue, sendingText, WHEN_STOPPED } from "./send-issue.tsx";

interface Props {
  data: EditorData;
  letter: NonNullable<EditorData["letter"]>;
  /** Where what can be written without scripts stands. */
  words: string;
}

/** An issue without scripts: where it is, what is right with it, and everything that sends it. */
export function PlainIssue({ data, letter: { status, mail, maySend }, words }: Props) {
  const { id, draft, published, state, zone } = data;
  const isPublished = published !== undefined;
  return (
    <div className="plain-issue">
      <IssueLine
        status={status}
        isPublished={isPublished}
        posts={draft["posts"]}
        content={draft["content"]}
        zone={zone}
        to={{ write: words, mail, send: "#send" }}
      />
      <section className="admin-panel" id="send" aria-label="Send">
        <h2>Send</h2>
        <p>
          <b>{peopleIn(status.readers)}</b> confirmed by mail.{" "}
          {status.sending && sendingText(status.sending, { ...status, isPublished, zone })}
        </p>
        <MailChecks status={status} state={state} isPublished={isPublished} zone={zone} links={null} />
        <CheckLinks id={id} />
        {maySend && (
          <SendIssue id={id} readers={status.readers} sending={status.sending} isPublished={isPublished} zone={zone} faults={status.gaps} />
        )}
        <p className="admin-soft">{WHEN_STOPPED} Opens are not tracked.</p>
      </section>
    </div>
  );
}
