import { request } from "undici";
import { AppError } from "#core/errors/app-error.ts";

/** Asks a service that the operator has an account with: its address stands in our code, never in a visitor's input. */
export async function postJson(
  address: `https://${string}`,
  body: object,
  { signal, timeoutMs = 10_000, maxBytes = 1_000_000 }: { signal: AbortSignal; timeoutMs?: number; maxBytes?: number },
): Promise<{ status: number; json: unknown }> {
  const host = new URL(address).hostname;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const answer = await request(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      signal: bounded,
    });
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of answer.body) {
      size += (piece as Buffer).length;
      if (size > maxBytes) throw new AppError("response_too_large", { host, limit: "1 MB" });
      pieces.push(piece as Buffer);
    }
    return { status: answer.statusCode, json: JSON.parse(Buffer.concat(pieces).toString("utf8")) as unknown };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof AppError) throw error;
    // The cause may hold the address, and that the key: it goes no further.
    throw new AppError("connect_failed", { host });
  }
}
