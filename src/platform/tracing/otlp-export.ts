import type { Logger } from "../log/logger.ts";
import { askService } from "../safe-fetch/ask-service.ts";

export interface FinishedSpan {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: "inside" | "server" | "client";
  /** Milliseconds since 1970. */
  at: number;
  durationMs: number;
  attributes: Readonly<Record<string, string | number | boolean>>;
  isFault: boolean;
}

interface Options {
  /** The collector's address; spans go to /v1/traces below it. */
  endpoint: string;
  service: string;
  log: Pick<Logger, "warn">;
  everyMs?: number;
}

/** While the collector is away, so many wait; what comes beyond them is lost. */
const MOST_WAITING = 4_096;
const IN_A_CALL = 512;

/** OpenTelemetry's protocol over HTTP, in JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
export function createOtlpExport({ endpoint, service, log, everyMs = 5_000 }: Options) {
  const url = new URL(`${endpoint.replace(/\/+$/, "")}/v1/traces`);
  let waiting: FinishedSpan[] = [];
  let isAway = false;
  let sending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  const flush = (): Promise<void> => {
    sending = sending.then(send);
    return sending;
  };

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, IN_A_CALL);
      const status = await post(spans);
      const isHeard = status !== undefined && !isWorthRepeating(status);
      if (isHeard === isAway) log.warn(isHeard ? "traces are taken again" : "traces are not taken", { collector: url.host, status });
      isAway = !isHeard;
      if (!isHeard) return;
      // Repeated, they would be refused again, and all that come after them would wait behind them.
      if (status >= 300) log.warn("traces were refused", { collector: url.host, status, spans: spans.length });
      waiting = waiting.slice(spans.length);
    }
  }

  /** Undefined: there was no answer. */
  async function post(spans: readonly FinishedSpan[]): Promise<number | undefined> {
    try {
      const { status } = await askService({
        url,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(messageOf(service, spans)),
        signal: AbortSignal.timeout(10_000),
        timeoutMs: 10_000,
        maxBytes: 100_000,
      });
      return status;
    } catch {
      return undefined;
    }
  }

  return {
    tell(span: FinishedSpan): void {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Of what a collector refuses, OTLP has a client repeat 429, 502, 503 and 504; 408 and other faults of a server may pass as well. */
const isWorthRepeating = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const KIND = { inside: 1, server: 2, client: 3 };

function messageOf(service: string, spans: readonly FinishedSpan[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: otlpAttributes({ "service.name": service, "service.instance.id": String(process.pid) }) },
        scopeSpans: [{ scope: { name: service }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

function spanOf({ traceId, spanId, parentId, name, kind, at, durationMs, attributes, isFault }: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind: KIND[kind],
    startTimeUnixNano: nanoseconds(at),
    endTimeUnixNano: nanoseconds(at + durationMs),
    attributes: otlpAttributes(attributes),
    status: { code: isFault ? 2 : 0 },
  };
}

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const otlpAttributes = (attributes: FinishedSpan["attributes"]) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === "string"
        ? { stringValue: value }
        : typeof value === "boolean"
          ? { boolValue: value }
          : Number.isInteger(value)
            ? { intValue: String(value) }
            : { doubleValue: value },
  }));
