import { AppError } from "#core/errors/app-error.ts";

/** 1 MB of text or code is the most a tool takes. Room for its JSON escapes. */
const MAX_BYTES = 2_500_000;
const MAX_DEPTH = 20;

/** The body as JSON: size and depth bounded, `__proto__` refused, a form accepted in its place. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type))
    throw new AppError("input_invalid", { reason: "Send the input as JSON with content-type application/json." });
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError("body_malformed", { reason: (error as Error).message });
  }
  const reason = faultIn(value, MAX_DEPTH);
  if (reason !== undefined) throw new AppError("input_invalid", { reason });
  return value;
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new AppError("input_too_large", { limit: "2.5 MB" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** After parsing, not by a reviver: that takes a second for a list of a million, and holds everybody up. */
function faultIn(value: unknown, levels: number): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (levels === 0) return `The input is nested more than ${MAX_DEPTH} levels deep.`;
  const key = Array.isArray(value) ? undefined : REFUSED_KEYS.find((name) => Object.hasOwn(value, name));
  if (key !== undefined) return `A field may not be called ${key}.`;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    const reason = faultIn(inner, levels - 1);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** What code that copies fields by name could take for a part of the language. */
const REFUSED_KEYS = ["__proto__", "constructor"] as const;
