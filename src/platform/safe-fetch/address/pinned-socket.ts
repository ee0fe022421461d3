import { isIP, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { AppError } from "#core/errors/app-error.ts";
import type { RunDeadline } from "../run-deadline.ts";
import { NO_TLS_ADVICE, tlsError } from "../transport-error.ts";
import { type GuardedTarget, privateAddress } from "./address-guard.ts";
import { canonicalAddress, isSpecialAddress } from "./special-address.ts";

/** Opens a TCP socket to an address literal; there is no name left that could be looked up again. */
export type Dial = (address: string, port: number) => Socket;

export interface TlsDetails {
  protocol: string;
  cipher: string;
  /** Always true today: an answer over an unverified connection is refused with `tls_failed`. */
  authorized: boolean;
  subject: string;
  issuer: string;
  altNames: string[];
  /** ISO 8601. */
  validFrom: string;
  validTo: string;
}

interface PinnedSocket {
  socket: Socket;
  address: string;
  connectMs: number;
  tls?: TlsDetails;
  tlsMs?: number;
}

interface PinnedSocketRequest {
  target: GuardedTarget;
  secure: boolean;
  dial: Dial;
  deadline: RunDeadline;
  connectMs: number;
  now: () => number;
}

/** Connects to one of the checked addresses and makes sure that the peer is that address before a byte is sent. */
export async function openPinnedSocket({ target, secure, dial, deadline, connectMs, now }: PinnedSocketRequest): Promise<PinnedSocket> {
  const { host } = target;
  const startedAt = now();
  const { socket, address } = await connectFirst(target, dial, deadline, connectMs, now);
  const connectedAt = now();
  const opened: PinnedSocket = { socket, address, connectMs: connectedAt - startedAt };
  if (!secure) return opened;

  const leftMs = Math.max(1, connectMs - opened.connectMs);
  const reason = `the handshake did not finish within ${connectMs / 1_000} seconds`;
  const onTimeout = () => new AppError("tls_failed", { host, reason, advice: NO_TLS_ADVICE });
  try {
    const secured = await deadline.within(leftMs, onTimeout, handshake(socket, host));
    return { ...opened, socket: secured, tls: describeTls(secured), tlsMs: now() - connectedAt };
  } catch (error) {
    socket.destroy();
    throw error instanceof AppError ? error : tlsError(error as NodeJS.ErrnoException, host);
  }
}

/** More addresses than this are not tried: a name may carry hundreds. */
const MAX_ADDRESSES = 4;

async function connectFirst(target: GuardedTarget, dial: Dial, deadline: RunDeadline, connectMs: number, now: () => number) {
  const addresses = target.addresses.slice(0, MAX_ADDRESSES);
  const endsAt = now() + connectMs;
  let cause: unknown;
  for (const [index, address] of addresses.entries()) {
    // Each address gets an equal share of the time left, so that one dead address does not use up all of it.
    const shareMs = Math.max(1, (endsAt - now()) / (addresses.length - index));
    try {
      return { address, socket: await connectTcp(address, target, dial, deadline.signal, shareMs) };
    } catch (error) {
      if (error instanceof AppError) throw error;
      cause = error;
    }
  }
  // Refused, unreachable and silent share one sentence: the difference would make a port scanner of us.
  throw new AppError("connect_failed", { host: target.host }, { cause });
}

function connectTcp(address: string, target: GuardedTarget, dial: Dial, signal: AbortSignal, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const socket = dial(address, target.port);
    const timer = setTimeout(() => fail(new Error("connect timeout")), timeoutMs);
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    };
    const fail = (error: unknown) => {
      settle();
      socket.destroy();
      reject(error);
    };
    const onAbort = () => fail(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    // Stays for the life of the socket: an error between two stages must never become an uncaught exception.
    socket.on("error", fail);
    socket.once("connect", () => {
      settle();
      if (isExpectedPeer(socket, address, target.exempt)) resolve(socket);
      else fail(privateAddress(target.host));
    });
  });
}

function isExpectedPeer(socket: Socket, address: string, exempt: boolean): boolean {
  const peer = canonicalAddress(socket.remoteAddress ?? "");
  return peer === address && (exempt || !isSpecialAddress(peer));
}

function handshake(socket: Socket, host: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    // Said aloud, because NODE_TLS_REJECT_UNAUTHORIZED would turn the default off.
    const options = { socket, host, rejectUnauthorized: true, ALPNProtocols: ["http/1.1"] };
    const secured = connectTls(isIP(host) === 0 ? { ...options, servername: host } : options);
    secured.on("error", reject);
    secured.once("close", () => reject(Object.assign(new Error("closed during the handshake"), { code: "ECONNRESET" })));
    secured.once("secureConnect", () => resolve(secured));
  });
}

function describeTls(socket: TLSSocket): TlsDetails {
  const certificate = socket.getPeerCertificate();
  return {
    protocol: socket.getProtocol() ?? "unknown",
    cipher: socket.getCipher().name,
    authorized: socket.authorized,
    subject: firstOf(certificate.subject.CN),
    issuer: firstOf(certificate.issuer.O) || firstOf(certificate.issuer.CN),
    altNames: (certificate.subjectaltname ?? "").split(", ").filter((name) => name !== ""),
    validFrom: new Date(certificate.valid_from).toISOString(),
    validTo: new Date(certificate.valid_to).toISOString(),
  };
}

function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
