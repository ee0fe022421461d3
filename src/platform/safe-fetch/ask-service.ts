import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";

/** Connections of our own to services that the operator named: no proxy, no redirects, so that a key goes nowhere else. */
const agent = new Agent({ connections: 16, connectTimeout: 5_000 });

export interface ServiceRequest {
  /** Made of an address that stands in our code or in the operator's settings, never of a visitor's input alone. */
  url: URL;
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
  /** With one retry and the wait before it. */
  timeoutMs: number;
  maxBytes: number;
  /** Hears an answer of status 200 piece by piece. */
  onPiece?: (text: string) => void;
}

export interface ServiceAnswer {
  status: number;
  type: string;
  text: string;
}

/** What kept a service from answering. Says nothing of address or headers: both may hold a key. */
export class ServiceTrouble extends Error {
  readonly trouble: "late" | "unreachable" | "too large";
  constructor(trouble: ServiceTrouble["trouble"]) {
    super(`the service was ${trouble}`);
    this.trouble = trouble;
  }
}

/**
 * Asks once, and a second time where the service says that it was busy: after the wait it names, if there is time for that. Its last
 * answer counts, whatever it is.
 */
export async function askService({ signal, timeoutMs, ...asked }: ServiceRequest): Promise<ServiceAnswer> {
  const deadline = Date.now() + timeoutMs;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const first = await ask(asked, bounded);
    const waitMs = isBusy(first.status) ? retryWaitMs(first.retryAfter) : undefined;
    if (waitMs === undefined || Date.now() + waitMs >= deadline) return first;
    await sleep(waitMs, undefined, { signal: bounded });
    return await ask(asked, bounded);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ServiceTrouble) throw error;
    // The cause may hold the address, and that the key: it goes no further.
    throw new ServiceTrouble(bounded.aborted ? "late" : "unreachable");
  }
}

async function ask(
  { url, method, headers, body, maxBytes, onPiece }: Omit<ServiceRequest, "signal" | "timeoutMs">,
  signal: AbortSignal,
): Promise<ServiceAnswer & { retryAfter: string }> {
  const answer = await request(url, { method, headers, body: body ?? null, signal, dispatcher: agent });
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const piece of answer.body) {
    size += (piece as Buffer).length;
    if (size > maxBytes) throw new ServiceTrouble("too large");
    const part = decoder.decode(piece as Buffer, { stream: true });
    text += part;
    if (answer.statusCode === 200) onPiece?.(part);
  }
  return {
    status: answer.statusCode,
    type: String(answer.headers["content-type"] ?? ""),
    retryAfter: String(answer.headers["retry-after"] ?? ""),
    text,
  };
}

const isBusy = (status: number) => status === 429 || status >= 500;
const USUAL_WAIT_MS = 500;

/** Seconds or a date, as RFC 9110 has it. */
function retryWaitMs(header: string): number {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? USUAL_WAIT_MS : Math.max(0, until - Date.now());
}
