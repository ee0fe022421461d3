import { type FormEvent, useEffect, useState } from "react";
import { Form, Link } from "react-router";
import { type ListPage, listSearch } from "#core/lists/list-query.ts";
import { timeAgo } from "#core/text/format.ts";
import type { StaffReview } from "#features/reviews/reviews.ts";
import { Stars } from "#features/reviews/stars.tsx";
import { Dialog, DialogButton } from "#ui/dialog/dialog.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { SpamMark, SpamReasons } from "./spam-mark.tsx";
import type { useDecisions } from "./use-decisions.ts";
import { QUEUE_KEYS, useQueueKeys } from "./use-queue-keys.ts";
import "./review-queue.css";

interface Props {
  list: ListPage<StaffReview>;
  /** What tools and posts are called. */
  names: Readonly<Record<string, string>>;
  /** The review that the address opens. */
  open: string | undefined;
  mayDecide: boolean;
  now: Date;
  decisions: ReturnType<typeof useDecisions>;
}

/** What waits, to the left; one of it, to the right. Every decision is a form that posts; keys and undo come with the script. */
export function ReviewQueue({ list, names, open, mayDecide, now, decisions: { send, isLeaving } }: Props) {
  const rows = list.rows.filter(({ id }) => !isLeaving(id));
  const [selected, setSelected] = useState(0);
  const { current, setCurrent, keysAreOn, switchKeys } = useQueueKeys({ rows, open, isOn: mayDecide, send });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };
  const shown = rows.find(({ id }) => id === current) ?? rows[0];
  const countSelected = () => setSelected(document.querySelectorAll("#queue [name=id]:checked").length);
  useEffect(countSelected);
  return (
    <div className="queue-two">
      <div>
        <div className="queue" id="queue" onChange={countSelected}>
          {mayDecide && <BulkBar selected={selected} onSubmit={onSubmit} />}
          <ul>
            {rows.map((row) => (
              <li key={row.id} className="queue-row" data-current={row.id === shown?.id} data-row={row.id}>
                {mayDecide && <input type="checkbox" name="id" value={row.id} form="bulk" aria-label={`Select ${row.name}`} />}
                <p className="queue-who">
                  <Link to={`${listSearch(list.query, { page: list.query.page })}&open=${row.id}`} onFocus={() => setCurrent(row.id)}>
                    {row.name}
                  </Link>
                  <span>{names[row.tool]}</span>
                </p>
                <div className="queue-text">
                  {row.rating !== null && <Stars value={row.rating} />}
                  <p>{row.feedback}</p>
                </div>
                <p className="queue-when">
                  <SpamMark score={row.spamScore} />
                  <SpamReasons reasons={row.spamReasons} />
                  <span>{timeAgo(row.createdAt, now)}</span>
                </p>
                {mayDecide && (
                  <Form method="post" className="queue-acts" onSubmit={onSubmit}>
                    <input type="hidden" name="id" value={row.id} />
                    <DecideButtons state={row.state} of={row.name} />
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </div>
        {mayDecide && (
          <div className="queue-keys">
            {keysAreOn && QUEUE_KEYS.slice(0, 5).map((entry) => <KeyHint key={entry[1]} entry={entry} />)}
            <DialogButton opens="queue-keys" className="queue-link">
              All keys
            </DialogButton>
            <button type="button" className="queue-link" aria-pressed={keysAreOn} onClick={switchKeys}>
              {keysAreOn ? "Turn keys off" : "Turn keys on"}
            </button>
          </div>
        )}
      </div>
      {shown && (
        <ReviewPanel
          key={shown.id}
          review={shown}
          subject={names[shown.tool] ?? shown.tool}
          mayDecide={mayDecide}
          onSubmit={onSubmit}
          isOpen={open === shown.id}
        />
      )}
      <Dialog id="queue-keys" title="Keys">
        <ul className="queue-keys">
          {QUEUE_KEYS.map((entry) => (
            <li key={entry[1]}>
              <KeyHint entry={entry} />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

function KeyHint({ entry: [keys, does] }: { entry: (typeof QUEUE_KEYS)[number] }) {
  return (
    <span>
      {[...keys].map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}{" "}
      {does}
    </span>
  );
}

function BulkBar({ selected, onSubmit }: { selected: number; onSubmit(event: FormEvent<HTMLFormElement>): void }) {
  const word = selected > 0 ? ` ${selected}` : "";
  return (
    <Form method="post" id="bulk" className="queue-bulk" onSubmit={onSubmit}>
      <label>
        <input type="checkbox" checked={selected > 0} onChange={({ target }) => checkAll(target.checked)} />
        {selected > 0 ? `${selected} selected` : "Select all"}
      </label>
      <button type="submit" className="admin-button" data-tone="main" name="intent" value="approve">
        Approve{word}
      </button>
      <button type="submit" className="admin-button" name="intent" value="disapprove">
        Disapprove{word}
      </button>
      <button type="submit" className="admin-button" data-tone="bad" name="intent" value="delete">
        Delete{word}
      </button>
    </Form>
  );
}

/** Before the change reaches the queue, which counts what is checked. */
function checkAll(isChecked: boolean) {
  for (const box of document.querySelectorAll<HTMLInputElement>("#queue [name=id]")) box.checked = isChecked;
}

function DecideButtons({ state, of }: { state: StaffReview["state"]; of: string }) {
  return (
    <>
      {state !== "approved" && (
        <button type="submit" className="admin-button" data-tone="main" name="intent" value="approve">
          Approve<span className="vh"> {of}</span>
        </button>
      )}
      {state !== "disapproved" && (
        <button type="submit" className="admin-button" name="intent" value="disapprove">
          Disapprove<span className="vh"> {of}</span>
        </button>
      )}
      <button type="submit" className="admin-button" data-tone="bad" name="intent" value="delete">
        Delete<span className="vh"> {of}</span>
      </button>
    </>
  );
}
