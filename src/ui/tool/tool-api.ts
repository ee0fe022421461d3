import type { ToolFailure, ToolOutcome } from "#core/tool/tool-outcome.ts";
import type { RunsLeft } from "./tool-view-props.ts";

export interface ApiAnswer<Output> {
  outcome: ToolOutcome<Output>;
  runs?: RunsLeft;
}

/** One run over `POST /api/tools/{slug}`, whatever the network does. */
export async function askApi<Output>(slug: string, input: object, signal: AbortSignal): Promise<ApiAnswer<Output>> {
  try {
    const response = await fetch(`/api/tools/${slug}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
      signal,
    });
    const runs = runsOf(response.headers);
    const { success, data, ...failure } = (await response.json()) as { success: boolean; data: Output } & ToolFailure;
    return { outcome: success ? { ok: true, data } : { ok: false, error: failure }, ...(runs ? { runs } : {}) };
  } catch {
    return {
      outcome: {
        ok: false,
        error: { code: "unexpected", message: "Our server did not answer. Check your connection and try again; your input is kept." },
      },
    };
  }
}

/** Starts a long run and answers with its id. */
export async function startJob(slug: string, input: object, signal: AbortSignal): Promise<{ id: string } | { error: ToolFailure }> {
  try {
    const response = await fetch(`/api/tools/${slug}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
      signal,
    });
    const { success, job, ...failure } = (await response.json()) as { success: boolean; job: { id: string } } & ToolFailure;
    return success ? job : { error: failure };
  } catch {
    return {
      error: { code: "unexpected", message: "Our server did not answer. Check your connection and try again; your input is kept." },
    };
  }
}

function runsOf(headers: Headers): RunsLeft | undefined {
  const limit = /q=(\d+)/.exec(headers.get("ratelimit-policy") ?? "")?.[1];
  const remaining = /r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1];
  return limit && remaining ? { limit: Number(limit), remaining: Number(remaining) } : undefined;
}
