import { useEffect, useState } from "react";
import type { ShownChat } from "#features/chat/shown-chat.ts";

const FIRST_MS = 3_000;
const SLOWEST_MS = 45_000;

interface Options {
  first?: ShownChat | undefined;
  isSeen: boolean;
  /** There is no such conversation any more. */
  onGone?(): void;
}

/**
 * Follows a conversation: asks again ever more slowly while nothing happens, at once when the page is looked at again, and not at all
 * while it is hidden. `isSeen`: the messages are on the screen.
 */
export function useConversation(token: string | undefined, { first, isSeen, onGone }: Options) {
  const [chat, setChat] = useState(first);
  const newest = chat?.messages.at(-1)?.seq;

  // A new message makes the pauses short again.
  useEffect(() => {
    if (token === undefined) return;
    const stopping = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let pause = FIRST_MS;
    const poll = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const answer = await ask(token, isSeen, stopping.signal);
      if (stopping.signal.aborted) return;
      if (answer === "gone") return onGone?.();
      if (answer !== "unknown") setChat(answer);
      pause = Math.min(pause * 1.4, SLOWEST_MS);
      timer = setTimeout(poll, pause);
    };
    timer = setTimeout(poll, chat === undefined ? 0 : pause);
    document.addEventListener("visibilitychange", poll);
    return () => {
      stopping.abort();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [token, isSeen, newest]);

  return { chat, setChat };
}

/** `unknown` when the server did not answer: what is shown stays. */
async function ask(token: string, isSeen: boolean, signal: AbortSignal): Promise<ShownChat | "gone" | "unknown"> {
  try {
    const response = await fetch(`/api/chat/${token}${isSeen ? "?seen=1" : ""}`, { signal });
    if (response.status === 404) return "gone";
    return response.ok ? ((await response.json()) as { chat: ShownChat }).chat : "unknown";
  } catch {
    return "unknown";
  }
}
