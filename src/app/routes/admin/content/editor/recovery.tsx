import { type ReactNode, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { createDraftQueue } from "../saving/draft-queue.ts";
import { sendChange } from "../saving/send-change.ts";
import { openUnsent } from "../saving/unsent-store.ts";

type State = "looking" | "sending" | "failed" | "done";

interface Props {
  id: string;
  /** Type and id: `post/post-1`. */
  place: string;
  children: ReactNode;
}

/** Words that an earlier page kept in this browser and could not send go to the server first; then the document is opened. */
export function Recovery({ id, place, children }: Props) {
  const [state, setState] = useState<State>("looking");
  const [message, setMessage] = useState("");
  const [attempt, setAttempt] = useState(0);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isOver = false;
    const tell = (next: State) => {
      if (!isOver) setState(next);
    };
    async function recover() {
      const unsent = openUnsent(id);
      try {
        const left = await unsent.leftBehind();
        if (left.length > 0) tell("sending");
        for (const kept of left) {
          const problem = await sendKept(kept, place);
          if (problem !== undefined) {
            setMessage(problem);
            return tell("failed");
          }
          await unsent.forget(kept);
        }
        if (left.length > 0) await revalidate();
      } catch {
        // A browser that keeps nothing has nothing left behind.
      } finally {
        unsent.close();
      }
      tell("done");
    }
    void recover();
    return () => {
      isOver = true;
    };
  }, [id, place, revalidate, attempt]);

  async function drop() {
    const unsent = openUnsent(id);
    for (const kept of await unsent.leftBehind()) await unsent.forget(kept);
    unsent.close();
    setState("done");
  }

  if (state === "done") return children;
  return (
    <div className="studio-opening">
      {state === "failed" ? (
        <div role="alert">
          <h1>This browser kept words that are not saved yet</h1>
          <p>{message}</p>
          <div className="content-decide">
            <button type="button" className="admin-button" data-tone="main" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </button>
            <button type="button" className="admin-button" data-tone="bad" onClick={() => void drop()}>
              Open without them, for good
            </button>
          </div>
        </div>
      ) : (
        <p role="status">{state === "sending" ? "Saving words that this browser kept …" : "Opening …"}</p>
      )}
    </div>
  );
}

/** Undefined when all of it is saved; otherwise why not. */
async function sendKept(kept: Parameters<ReturnType<typeof createDraftQueue>["resume"]>[0], place: string): Promise<string | undefined> {
  let problem: string | undefined = "The server did not answer.";
  const queue = createDraftQueue({
    rev: kept.rev,
    // What it sends was written before this page: nothing of it is shown here.
    document: NO_WORDS,
    local: () => NO_WORDS,
    onTheirs: () => {},
    onWhole: () => {},
    send: (change) => sendChange(place, change),
    keep: () => {},
    onState(state) {
      problem =
        state.kind === "saved"
          ? undefined
          : state.kind === "conflict"
            ? "Somebody else has changed the same place since."
            : (state.kind === "failed" && state.message) || "The server did not answer.";
    },
    isOnline: () => navigator.onLine,
    now: () => new Date(),
    makeId: () => crypto.randomUUID(),
    later: () => () => {},
  });
  await queue.resume(kept);
  return problem;
}

const NO_WORDS = { _id: "", _type: "" };
