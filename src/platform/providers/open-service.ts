import { askService, ServiceTrouble } from "../safe-fetch/ask-service.ts";
import { ProviderFault, type Service, type ServiceCall } from "./provider-definition.ts";

interface Options {
  /** Where the provider is, by its own documentation. */
  baseUrl: string;
  /** Where the operator says it is instead: a sandbox, a relay, a test. */
  movedTo: string | undefined;
  keys: Readonly<Record<string, string>>;
  now: () => Date;
  signal: AbortSignal;
  /** When all requests of this question must be done, in milliseconds since 1970. */
  deadline: number;
  /** Asked before each request; false ends it. */
  mayAsk(): Promise<boolean>;
  onPiece?: (text: string) => void;
}

const MOST_BYTES = 3_000_000;

export function openService({ baseUrl, movedTo, keys, now, signal, deadline, mayAsk, onPiece }: Options): Service {
  return {
    now,
    key: (variable) => keys[variable] ?? "",
    async send(call) {
      const timeoutMs = deadline - Date.now();
      if (timeoutMs <= 0) throw new ProviderFault("upstream-error", "did not answer in time.");
      if (!(await mayAsk()))
        throw new ProviderFault("quota", "is not asked again today: this site has reached the limit that it set itself.");
      const { status, text } = await askService({
        url: addressOf(call, baseUrl, movedTo),
        ...requestOf(call),
        signal,
        timeoutMs,
        maxBytes: MOST_BYTES,
        ...(onPiece ? { onPiece } : {}),
      }).catch((error: unknown) => {
        throw error instanceof ServiceTrouble ? new ProviderFault("upstream-error", TROUBLE[error.trouble]) : error;
      });
      if (onPiece && status === 200) return undefined;
      if (status >= 200 && status < 300) return parse(text);
      if (call.allow?.includes(status)) return parseOr(text, {});
      throw faultOfStatus(status);
    },
  };
}

const TROUBLE: Record<ServiceTrouble["trouble"], string> = {
  late: "did not answer in time.",
  unreachable: "could not be reached.",
  "too large": "sent more than we read.",
};

function addressOf({ path, query = {} }: ServiceCall, baseUrl: string, movedTo: string | undefined): URL {
  const own = /^https?:/.test(path) ? new URL(path) : new URL(`${baseUrl}${path}`);
  const url = movedTo === undefined ? own : new URL(`${movedTo}${own.pathname}`);
  for (const [name, value] of Object.entries(query)) for (const each of [value].flat()) url.searchParams.append(name, each);
  return url;
}

function requestOf({ headers = {}, json, form }: ServiceCall) {
  const accept = { accept: "application/json", ...headers };
  if (form) {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    return { method: "POST" as const, headers: { ...accept, ...type }, body: new URLSearchParams(form).toString() };
  }
  if (json === undefined) return { method: "GET" as const, headers: accept };
  return { method: "POST" as const, headers: { ...accept, "content-type": "application/json" }, body: JSON.stringify(json) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault("upstream-error", "did not answer in a way we understand.");
  }
}

function parseOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

function faultOfStatus(status: number): ProviderFault {
  if (status === 401 || status === 403) return new ProviderFault("upstream-error", "refused the key that is set on this site.");
  if (status === 402 || status === 429)
    return new ProviderFault("quota", "gives no more answers for now: this site's account has reached its limit.");
  if (status === 404) return new ProviderFault("not-in-dataset", "has nothing about this.");
  return new ProviderFault("upstream-error", "has a fault of its own at the moment.");
}
