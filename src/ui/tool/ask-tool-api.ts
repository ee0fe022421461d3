import type { WritingNews } from "#core/providers/language-model.ts";
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
    return { outcome: outcomeOf<Output>(await response.json()), ...(runs ? { runs } : {}) };
  } catch {
    return lost();
  }
}

function outcomeOf<Output>({ success, data, ...failure }: { success: boolean; data: Output } & ToolFailure): ToolOutcome<Output> {
  return success ? { ok: true, data } : { ok: false, error: failure };
}

const noAnswer: ToolFailure = {
  code: "unexpected",
  message: "Our server did not answer. Check your connection and try again; your input is kept.",
};
const lost = () => ({ outcome: { ok: false, error: noAnswer } as const });

type Line<Output> = WritingNews | { kind: "answer"; body: { success: boolean; data: Output } & ToolFailure; runs: RunsLeft };

/** The same, and calls back with what a language model has written so far. */
export async function askApiInLines<Output>(
  slug: string,
  input: object,
  { signal, onWriting }: { signal: AbortSignal; onWriting(news: WritingNews): void },
): Promise<ApiAnswer<Output>> {
  try {
    const response = await fetch(`/api/tools/${slug}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/x-ndjson" },
      body: JSON.stringify(input),
      signal,
    });
    let answer: ApiAnswer<Output> | undefined;
    for await (const line of linesOf(response)) {
      const news = JSON.parse(line) as Line<Output>;
      if (news.kind === "answer") answer = { outcome: outcomeOf(news.body), runs: news.runs };
      else if (news.kind) onWriting(news);
      // What is refused before anything runs is answered whole.
      else answer = { outcome: outcomeOf(news) };
    }
    return answer ?? lost();
  } catch {
    return lost();
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = "";
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
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
    return { error: noAnswer };
  }
}

function runsOf(headers: Headers): RunsLeft | undefined {
  const limit = /q=(\d+)/.exec(headers.get("ratelimit-policy") ?? "")?.[1];
  const remaining = /r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1];
  return limit && remaining ? { limit: Number(limit), remaining: Number(remaining) } : undefined;
}
