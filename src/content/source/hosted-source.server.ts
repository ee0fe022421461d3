import { createClient } from "@sanity/client";
import type { ContentSource } from "#core/content/content-source.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Logger } from "#platform/log/logger.ts";
import { createLastGood } from "./last-good.server.ts";

interface HostedProject {
  projectId: string;
  dataset: string;
  token?: string | undefined;
  /** Another server that speaks the service's API. */
  apiHost?: string | undefined;
}

interface Options {
  project: HostedProject;
  /** Where the last good answers are kept. */
  folder: string;
  log: Logger;
  now(): Date;
  timeoutMs?: number;
  /** How long an answer is given again without asking. */
  freshMs?: number;
  /** How long a failing service is left alone where a last good answer exists. */
  restMs?: number;
}

/** Content from a hosted dataset. While the service is away, its last good answers serve, from memory or from disk. */
export async function createHostedSource(options: Options): Promise<ContentSource> {
  const { project, folder, log, now, timeoutMs = 6_000, freshMs = 5_000, restMs = 10_000 } = options;
  const { projectId, dataset, token, apiHost } = project;
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: "published",
    // A token reads private data, which the network of the service does not keep.
    useCdn: apiHost === undefined && token === undefined,
    timeout: timeoutMs,
    // The service may close a kept connection in the moment we use it; the next one is new. What timed out is not asked again.
    maxRetries: 1,
    ...(token !== undefined && { token }),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  });
  const lastGood = await createLastGood({ folder, now });
  const inFlight = new Map<string, Promise<string>>();
  let failedAt = Number.NEGATIVE_INFINITY;

  return {
    async fetch(query, params = {}) {
      const key = keyOf(query, params);
      const kept = await lastGood.get(key);
      const isResting = now().getTime() - failedAt < restMs;
      if (kept && (isResting || now().getTime() - kept.at < freshMs)) return JSON.parse(kept.answer);
      const asked = inFlight.get(key) ?? ask(key, query, params);
      try {
        return JSON.parse(await asked);
      } catch (error) {
        failedAt = now().getTime();
        log.warn("content service failed", { servedFrom: kept && new Date(kept.at).toISOString(), error });
        if (kept) return JSON.parse(kept.answer);
        throw new AppError("content_unavailable", {}, { cause: error });
      }
    },
    isAnswering: () => failedAt === Number.NEGATIVE_INFINITY,
  };

  /** Answers are kept as text: parsed anew for each reader, they are never shared. */
  function ask(key: string, query: string, params: Record<string, unknown>): Promise<string> {
    const asked = client
      .fetch<unknown>(query, params, { filterResponse: false })
      .then(async (response: unknown) => {
        // A proxy or a captive portal may answer 200 with a page of its own.
        if (typeof response !== "object" || response === null || !("result" in response))
          throw new Error("not an answer of the content service");
        const answer = JSON.stringify(response.result);
        failedAt = Number.NEGATIVE_INFINITY;
        // A slug comes from the visitor's address and may be a guess; every other parameter is ours or a document's.
        const kept = lastGood.keep(key, answer, { isGuess: "slug" in params });
        // A full disk is no fault of the service, and the answer is good.
        await kept.catch((error) => log.warn("answer of the content service not kept on disk", { error }));
        return answer;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, asked);
    return asked;
  }
}

/** The service's API as it stood that day; it never changes under a date. */
const API_VERSION = "2025-02-19";

/** Without the time of asking: yesterday's list is the last good answer to today's question. */
function keyOf(query: string, { now: _, ...params }: Record<string, unknown>): string {
  return JSON.stringify([query, params]);
}
