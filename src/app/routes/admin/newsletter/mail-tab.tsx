import { type ComponentType, type FormHTMLAttributes, type ReactNode, useCallback, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { wallText } from "#core/calendar/wall-text.ts";
import type { DocumentState } from "#core/content/writable-documents.ts";
import type { IssueDesk } from "#features/newsletter/issues.ts";
import { useBrandName } from "../content/brand-name.ts";
import { useTurn } from "../content/editor/use-turn.ts";
import { useDraftPage, useValue } from "../content/fields/draft-context.ts";
import type { action } from "./newsletter.tsx";
import { momentText, peopleIn, SendIssue, sendingText } from "./send-issue.tsx";
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
  savedAt: Date | undefined;
  onPublish(): void;
}

/** An issue as it will lie in an inbox, and everything that sends it there. */
export function MailTab({ id, mail, maySend, state, isPublished, savedAt, onPublish }: Props) {
  const { zone, place } = useDraftPage();
  const sending = useFetcher<typeof action>();
  // One component for the forms, or each key would make them anew.
  const SendForm = sending.Form;
  const Send: ComponentType<FormHTMLAttributes<HTMLFormElement>> = useCallback((props) => <SendForm {...(props as object)} />, [SendForm]);
  const turn = useTurn(savedAt);
  const desk = useDesk(place, `${turn} ${state}`, sending.data);
  const [look, setLook] = useState<Look>("Phone");
  const last = desk?.late
    .map(({ publicFrom }) => publicFrom)
    .toSorted()
    .at(-1);
  return (
    <div className="mail-tab">
      <section aria-label="As mail">
        <fieldset className="mail-looks" aria-label="Look">
          {(Object.keys(LOOKS) as Look[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === look} onClick={() => setLook(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <div className="mail-paper" data-look={look}>
          <Inbox />
          {desk?.isMail && <iframe key={`${look} ${turn}`} src={mail + LOOKS[look]} title={`The issue as mail: ${look.toLowerCase()}`} />}
          {desk?.isMail === false && <p>The mail is seen here once the issue has a subject, a preview line and some text.</p>}
        </div>
        <p className="studio-help">
          As of the last save. Figures go as their words: whoever sends a picture learns who opened the mail.{" "}
          <a href={mail + LOOKS[look]} target="_blank" rel="noopener">
            Open it in a tab of its own
          </a>
        </p>
      </section>
      <section className="admin-panel mail-send" aria-label="Send">
        <h2>Send</h2>
        <p role="status">{sending.data?.message}</p>
        {desk && (
          <>
            <p>
              <b>{peopleIn(desk.readers)}</b> confirmed by mail. {desk.sending && sendingText(desk.sending, { ...desk, isPublished, zone })}
            </p>
            <ul className="mail-checks">
              {isPublished ? (
                <Check tone="ok">
                  {state === "changed" ? "In the archive; newer words wait, and the mail goes as published" : "Its page is in the archive"}
                </Check>
              ) : (
                <Check tone="bad">Publish it first: its page is what the mail links to</Check>
              )}
              {desk.late.map(({ title, publicFrom }) => (
                <Check key={title} tone="warn">
                  “{title}” is public from {momentText(publicFrom, zone)}
                </Check>
              ))}
              {desk.gaps > 0 && <Check tone="bad">{desk.gaps === 1 ? "A post" : `${desk.gaps} posts`} in it: not published</Check>}
              {isPublished && <Check tone="ok">Links and pictures were checked when it was published</Check>}
              <Check tone="ok">One click leaves, in its head and its foot</Check>
            </ul>
            {state !== "published" && (
              <button type="button" className="admin-button" onClick={onPublish}>
                {isPublished ? "Publish the newer words" : "Publish its page"}
              </button>
            )}
            {maySend && (
              <SendIssue
                id={id}
                readers={desk.readers}
                sending={desk.sending}
                isPublished={isPublished}
                zone={zone}
                faults={desk.gaps}
                earliest={last === undefined ? "" : wallText(new Date(last), zone)}
                Send={Send}
              />
            )}
            <p className="studio-help">It can be stopped until it starts, and after each 200 readers. Opens are not tracked.</p>
          </>
        )}
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

const MARKS = { ok: "○", warn: "△", bad: "✕" };

function Check({ tone, children }: { tone: keyof typeof MARKS; children: ReactNode }) {
  return (
    <li data-tone={tone}>
      <span aria-hidden="true">{MARKS[tone]}</span> <span>{children}</span>
    </li>
  );
}

/** Asked again whenever one of these is another. */
function useDesk(place: string, turn: string, sent: unknown): IssueDesk | undefined {
  const [desk, setDesk] = useState<IssueDesk>();
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const answer = await fetch(`/admin/content/${place}/save?letter`, { signal: stop.signal }).catch(() => undefined);
      if (answer?.ok) setDesk((await answer.json()) as IssueDesk);
    })();
    return () => stop.abort();
  }, [place, turn, sent]);
  return desk;
}
