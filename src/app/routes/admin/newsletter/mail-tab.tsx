import { type ComponentType, type FormHTMLAttributes, useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import type { DocumentState } from "#core/content/writable-documents.ts";
import type { LinkReport } from "#features/newsletter/issue-links.ts";
import type { IssueStatus } from "#features/newsletter/issues.ts";
import { useBrandName } from "../content/brand-name.ts";
import { useDraftPage, useValue } from "../content/fields/draft-context.ts";
import { LinkChecks, MailChecks } from "./mail-checks.tsx";
import type { action } from "./newsletter.tsx";
import { peopleIn, SendIssue, sendingText, WHEN_STOPPED } from "./send-issue.tsx";
import "./mail-tab.css";

/** How a mail may be looked at, and what its address is asked for. */
const LOOKS = { Phone: "", Wide: "", Dark: "?as=dark", "Plain text": "?as=text" } as const;
type Look = keyof typeof LOOKS;

/** What most phones show of a subject. */
const PHONE_SUBJECT = 40;

interface Props {
  id: string;
  /** Where it is seen as the mail that readers get. */
  mail: string;
  maySend: boolean;
  state: DocumentState;
  isPublished: boolean;
  status: IssueStatus;
  /** Another after each save. */
  turn: number;
  onSent(): void;
  onPublish(): void;
}

/** An issue as it will lie in an inbox, and everything that sends it there. */
export function MailTab({ id, mail, maySend, state, isPublished, status, turn, onSent, onPublish }: Props) {
  const { zone, place } = useDraftPage();
  const sending = useFetcher<typeof action>();
  // One component for the forms, or each key would make them anew.
  const SendForm = sending.Form;
  const Send: ComponentType<FormHTMLAttributes<HTMLFormElement>> = useCallback((props) => <SendForm {...(props as object)} />, [SendForm]);
  useEffect(() => {
    if (sending.data) onSent();
  }, [sending.data, onSent]);
  const links = useLinks(place, `${turn} ${state}`);
  const [look, setLook] = useState<Look>("Phone");
  const last = status.late
    .map(({ publicFrom }) => publicFrom)
    .toSorted()
    .at(-1);
  return (
    <div className="mail-tab">
      <section id="mail" aria-label="As mail" tabIndex={-1}>
        <fieldset className="mail-looks" aria-label="Look">
          {(Object.keys(LOOKS) as Look[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === look} onClick={() => setLook(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <div className="mail-paper" data-look={look}>
          <Inbox />
          {status.isMail && <iframe key={`${look} ${turn}`} src={mail + LOOKS[look]} title={`The issue as mail: ${look.toLowerCase()}`} />}
          {!status.isMail && <p>The mail is seen here once the issue has a subject, a preview line and some text.</p>}
        </div>
        <p className="studio-help">
          As of the last save. Figures go as their words: whoever sends a picture learns who opened the mail.{" "}
          <a href={mail + LOOKS[look]} target="_blank" rel="noopener">
            Open it in a tab of its own
          </a>
        </p>
      </section>
      <section className="admin-panel mail-send" id="send" aria-label="Send" tabIndex={-1}>
        <h2>Send</h2>
        <p role="status">{sending.data?.message}</p>
        <p>
          <b>{peopleIn(status.readers)}</b> confirmed by mail.{" "}
          {status.sending && sendingText(status.sending, { ...status, isPublished, zone })}
        </p>
        <MailChecks status={status} state={state} isPublished={isPublished} zone={zone} links={<LinkChecks report={links} />} />
        {state !== "published" && (
          <button type="button" className="admin-button" onClick={onPublish}>
            {isPublished ? "Publish the newer words" : "Publish its page"}
          </button>
        )}
        {maySend && (
          <SendIssue
            id={id}
            readers={status.readers}
            sending={status.sending}
            isPublished={isPublished}
            zone={zone}
            faults={status.gaps}
            earliest={last === undefined ? "" : wallText(new Date(last), zone)}
            Send={Send}
          />
        )}
        <p className="studio-help">{WHEN_STOPPED} Opens are not tracked.</p>
      </section>
    </div>
  );
}

/** What stands in the list of an inbox, as it is being written. */
function Inbox() {
  const brandName = useBrandName();
  const subject = String(useValue(["title"]) ?? "");
  const preview = String(useValue(["preview"]) ?? "");
  return (
    <div className="mail-inbox">
      <b>{brandName}</b>
      <span>{subject || "No subject yet"}</span>
      <span>{preview || "No preview line yet"}</span>
      {subject && (
        <small data-tone={subject.length > PHONE_SUBJECT ? "warn" : "ok"}>
          {subject.length} characters{subject.length > PHONE_SUBJECT ? `: phones cut it after about ${PHONE_SUBJECT}` : ", fits a phone"}
        </small>
      )}
    </div>
  );
}

/** Asked again whenever what was saved, or what became of it, is another; meanwhile what was last known stands. */
export function useIssueStatus(
  known: IssueStatus | undefined,
  place: string,
  turn: string,
): { status: IssueStatus | undefined; askAgain(): void } {
  const [status, setStatus] = useState(known);
  const [asked, setAsked] = useState(0);
  const isIssue = known !== undefined;
  useEffect(() => (isIssue ? ask(`${place}/save?letter`, setStatus) : undefined), [isIssue, place, turn, asked]);
  return { status, askAgain: useCallback(() => setAsked((count) => count + 1), []) };
}

/** Other sites are asked, which takes its time: the screen does not wait. */
function useLinks(place: string, turn: string): LinkReport | undefined {
  const [links, setLinks] = useState<LinkReport>();
  useEffect(() => ask(`${place}/save?letter=links`, setLinks), [place, turn]);
  return links;
}

/** Ends when the answer is no longer wanted. */
function ask<Answer>(address: string, take: (answer: Answer) => void): () => void {
  const stop = new AbortController();
  void (async () => {
    const answer = await fetch(`/admin/content/${address}`, { signal: stop.signal }).catch(() => undefined);
    const read = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (read && !stop.signal.aborted) take(read as Answer);
  })();
  return () => stop.abort();
}
