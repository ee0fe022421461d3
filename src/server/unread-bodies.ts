import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** One of them is read from for a turn of the event loop, in which libuv takes up to 2 MB; the pause after it is as long as this many take. */
const BYTES_A_MS = 12_500;
const SHORTEST_PAUSE_MS = 20;

/**
 * A refusal is often answered before the body that it refuses has come. Many clients look at the answer when all is sent, and a connection
 * that is closed meanwhile takes the answer with it; so what still comes is read, and thrown away. But one connection after another, so that
 * files that nobody wants cost others next to nothing however fast they are sent. What takes longer than a request may is ended as such.
 */
export function readUnwantedBodies(server: Server, isReady: () => boolean): void {
  const waiting = new Set<Unread>();
  let timer: NodeJS.Timeout | undefined;

  server.on("request", (request, response) => {
    // Node takes the socket from a request that is cut off.
    const unread = { request, socket: request.socket };
    // Node begins to read it off when the answer is out: this comes after.
    response.once("finish", () => setImmediate(wait, unread));
  });

  function wait(unread: Unread) {
    const { request, socket } = unread;
    if (request.complete || socket.destroyed) return;
    // What has come already would lie in memory for as long as this one waits; taking it sets the socket going at the next tick.
    request.read();
    process.nextTick(() => socket.pause());
    waiting.add(unread);
    readIn(SHORTEST_PAUSE_MS);
  }

  function readIn(ms: number) {
    if (!timer) timer = setTimeout(readNext, ms).unref();
  }

  function readNext() {
    const [next] = waiting;
    if (!next) {
      timer = undefined;
      return;
    }
    waiting.delete(next);
    const { request, socket } = next;
    if (!isReady()) socket.destroySoon();
    const before = socket.bytesRead;
    // Whoever began to read it has stopped.
    request.resume();
    socket.resume();
    setImmediate(() => {
      timer = undefined;
      readIn(Math.max(SHORTEST_PAUSE_MS, (socket.bytesRead - before) / BYTES_A_MS));
      wait(next);
    });
  }
}

interface Unread {
  request: IncomingMessage;
  socket: Socket;
}
