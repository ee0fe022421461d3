import type { Change, SaveAnswer } from "./draft-queue.ts";

/** Longer than any answer takes on a train. */
const TIMEOUT_MS = 30_000;
/** What browsers let a page send while it goes. */
const KEPT_ALIVE = 60_000;

/** Sends one change of the document at a place, `post/post-1`. Rejects when nothing came back, or nothing that says how it went: then it is sent again. */
export async function sendChange(place: string, change: Change): Promise<SaveAnswer> {
  const body = new URLSearchParams({ change: JSON.stringify(change) });
  const response = await fetch(`/admin/content/${place}/save`, {
    method: "POST",
    body,
    keepalive: body.toString().length < KEPT_ALIVE,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.redirected || response.status >= 500 || response.status === 429) throw new Error(`not saved: ${response.status}`);
  const answer = (await response.json()) as SaveAnswer | { message: string };
  return "kind" in answer ? answer : { kind: "refused", message: answer.message };
}
