import type { Readable, Writable } from "node:stream";

/** Commands to a browser and its events, over the two pipes it was started with. */
export interface DevTools {
  send(method: string, params?: object, session?: string): Promise<Record<string, unknown>>;
  /** Told of every event until the returned function is called. */
  listen(listener: (event: DevToolsEvent) => void): () => void;
}

export interface DevToolsEvent {
  method: string;
  params: Record<string, unknown>;
  sessionId?: string;
}

interface Message extends Partial<DevToolsEvent> {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A page may make the browser say much, but not without end: a message larger than this ends the conversation. */
const MAX_MESSAGE_BYTES = 64_000_000;

/** The protocol's pipe form: messages as JSON, each ended by a zero byte. */
export function openDevTools(toBrowser: Writable, fromBrowser: Readable): DevTools {
  const waiting = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>();
  const listeners = new Set<(event: DevToolsEvent) => void>();
  let pieces: Buffer[] = [];
  let size = 0;
  let next = 1;

  fromBrowser.on("data", (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      pieces.push(chunk.subarray(from, end));
      receive(Buffer.concat(pieces));
      pieces = [];
      size = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    size += rest.length;
    if (size > MAX_MESSAGE_BYTES) fromBrowser.destroy(new Error("the browser said too much"));
    else if (rest.length > 0) pieces.push(rest);
  });
  for (const stream of [toBrowser, fromBrowser]) {
    stream.on("error", end);
    stream.on("close", end);
  }

  function receive(bytes: Buffer) {
    const message = JSON.parse(bytes.toString("utf8")) as Message;
    if (message.id === undefined) {
      const { method = "", params = {}, sessionId } = message;
      for (const listener of listeners) listener({ method, params, ...(sessionId === undefined ? {} : { sessionId }) });
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) asked?.reject(new Error(message.error.message));
    else asked?.resolve(message.result ?? {});
  }

  function end() {
    for (const { reject } of waiting.values()) reject(new Error("the browser is gone"));
    waiting.clear();
  }

  return {
    send(method, params = {}, session) {
      return new Promise((resolve, reject) => {
        if (!toBrowser.writable) return reject(new Error("the browser is gone"));
        const id = next++;
        waiting.set(id, { resolve, reject });
        toBrowser.write(`${JSON.stringify({ id, method, params, ...(session === undefined ? {} : { sessionId: session }) })}\0`);
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
