import { isSensitiveName, SENSITIVE_QUERY } from "./sensitive-names.ts";

/** A copy that JSON can carry, without secrets, personal data, cycles or excessive size. */
export function redact(value: unknown): unknown {
  return copy(value, 0, new Set());
}

/** Text without credentials in web addresses, secret query values and e-mail addresses. */
export function redactText(text: string): string {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}… (${text.length} characters)` : text;
  return short.replace(URL_CREDENTIALS, "//[redacted]@").replace(SENSITIVE_QUERY, "$1[redacted]").replace(EMAIL, "[email]");
}

const MAX_TEXT = 8_000;
const MAX_DEPTH = 12;
const MAX_ITEMS = 200;
const URL_CREDENTIALS = /\/\/[^/\s@?#]{1,512}@/g;
/** The local part is bounded so that a long text without any @ costs linear time. */
const EMAIL = /[\w.!#$%&'*+=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g;

function copy(value: unknown, depth: number, above: Set<object>): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value === "bigint" || typeof value === "symbol") return String(value);
  if (typeof value === "function") return "[function]";
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (typeof value !== "object" || value === null) return value;
  if (above.has(value)) return "[circular]";
  if (depth >= MAX_DEPTH) return "[deep]";
  above.add(value);
  const result = copyObject(value, depth, above);
  above.delete(value);
  return result;
}

function copyObject(value: object, depth: number, above: Set<object>): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (value instanceof URL) return redactText(value.href);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Error) return copyEntries(errorEntries(value), depth, above);
  if (value instanceof Map || value instanceof Headers) return copyEntries([...value.entries()], depth, above);
  if (value instanceof Set) return copy([...value], depth, above);
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => copy(item, depth + 1, above));
    return value.length > MAX_ITEMS ? [...items, `… (${value.length} items)`] : items;
  }
  return copyEntries(readEntries(value), depth, above);
}

function copyEntries(entries: readonly (readonly [unknown, unknown])[], depth: number, above: Set<object>): unknown {
  const result: Record<string, unknown> = Object.create(null);
  for (const [key, value] of entries.slice(0, MAX_ITEMS)) {
    const name = String(key);
    const isEmpty = value === undefined || value === null;
    result[redactText(name)] = isSensitiveName(name) && !isEmpty ? "[redacted]" : copy(value, depth + 1, above);
  }
  return result;
}

/** A getter that throws spoils its own field only. */
function readEntries(value: object): [string, unknown][] {
  return Object.keys(value).map((key) => {
    try {
      return [key, (value as Record<string, unknown>)[key]];
    } catch {
      return [key, "[unreadable]"];
    }
  });
}

/** Named fields only: drivers attach whole requests and rows to their errors. */
function errorEntries(error: Error): [string, unknown][] {
  const { code, details } = error as { code?: unknown; details?: unknown };
  const all: [string, unknown][] = [
    ["name", error.name],
    ["message", error.message],
    ["code", code],
    ["details", details],
    ["stack", error.stack],
    ["cause", error.cause],
    ["errors", error instanceof AggregateError ? error.errors : undefined],
  ];
  return all.filter(([, value]) => value !== undefined);
}
