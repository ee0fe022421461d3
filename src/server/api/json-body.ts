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
    value = JSON.parse(text, (key, inner) => {
      if (key === "__proto__" || key === "constructor")
        throw new AppError("input_invalid", { reason: `A field may not be called ${key}.` });
      return inner;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("body_malformed", { reason: (error as Error).message });
  }
  if (isDeeper(value, MAX_DEPTH))
    throw new AppError("input_invalid", { reason: `The input is nested more than ${MAX_DEPTH} levels deep.` });
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

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
