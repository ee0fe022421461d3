import { connect } from "node:net";
import { AppError } from "#core/errors/app-error.ts";
import { createAddressGuard } from "./address/address-guard.ts";
import { type Dial, openPinnedSocket } from "./address/pinned-socket.ts";
import type { ResolveHost } from "./address/resolve-host.ts";
import { collectBytes } from "./http/collect-bytes.ts";
import { type RunDeadline, startDeadline } from "./run-deadline.ts";

interface Config {
  /** "host" or "host:port" that may be special addresses on any port, for local trials. Empty in production. */
  allowHosts: readonly string[];
  ownHosts?: readonly string[];
  resolve?: ResolveHost;
  dial?: Dial;
  totalMs?: number;
  maxBytes?: number;
}

/** The registered port of WHOIS, RFC 3912. */
const PORT = 43;

/**
 * One question over WHOIS: a line out, text back until the other side closes. Servers are named by other servers, so each name passes the
 * same guard as a fetched address: every address behind it judged, the judged one pinned. Time and bytes are bounded.
 */
export function createAskWhois({ allowHosts, ownHosts = [], resolve, dial = dialTo, totalMs = 10_000, maxBytes = 128 * 1_024 }: Config) {
  const guard = createAddressGuard({ allowHosts, ownHosts, ports: [PORT], resolve });

  return async function askWhois(server: string, query: string, signal?: AbortSignal): Promise<string> {
    const url = URL.parse(`http://${server.trim()}`);
    if (url?.pathname !== "/" || url.search !== "") throw new AppError("address_malformed", { input: server.slice(0, 80) });
    if (url.port === "") url.port = String(PORT);
    const onTimeout = () => new AppError("response_timeout", { host: url.hostname, seconds: totalMs / 1_000 });
    const deadline = startDeadline(totalMs, onTimeout, signal);
    try {
      const target = await guard(url, deadline.signal);
      const { socket } = await openPinnedSocket({ target, secure: false, dial, deadline, connectMs: 5_000, now: () => performance.now() });
      return await converse(socket, query, deadline, maxBytes, url.hostname);
    } finally {
      deadline.end();
    }
  };
}

function converse(socket: ReturnType<Dial>, query: string, deadline: RunDeadline, maxBytes: number, host: string): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const collected = collectBytes(maxBytes);
    const finish = (settle: () => void) => {
      deadline.signal.removeEventListener("abort", onAbort);
      socket.destroy();
      settle();
    };
    const onAbort = () => finish(() => reject(deadline.signal.reason));
    if (deadline.signal.aborted) return onAbort();
    deadline.signal.addEventListener("abort", onAbort, { once: true });
    socket.on("data", (piece: Buffer) => {
      // What came so far is the record; some servers never end.
      if (!collected.add(piece)) finish(() => resolve(decode(collected.take())));
    });
    socket.once("end", () => finish(() => resolve(decode(collected.take()))));
    socket.once("error", (cause) => finish(() => reject(new AppError("response_reset", { host }, { cause }))));
    // One line and no more, whatever the name holds. Not closed: some servers take that for a change of mind.
    socket.write(
      `${query
        .replace(/[^\u0020-\u007e]+/g, " ")
        .trim()
        .slice(0, 300)}\r\n`,
    );
  });
}

/** UTF-8 where it is, Latin-1 otherwise: the protocol names no encoding. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

const dialTo: Dial = (address, port) => connect({ host: address, port });
