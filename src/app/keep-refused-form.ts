import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { showToast } from "#ui/toast/toast-queue.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * A form that was not taken (the server refused it before its page saw it, broke, or was not reached) stays as it was typed, with the
 * reason over it. The router alone would put the fault page in the form's place. In every page's script, because without a connection
 * nothing more can be loaded.
 */
export const keepRefusedForm: MiddlewareFunction<Results> = async ({ request: { method, signal } }, next) => {
  const results = await next();
  if (method !== "GET" && !signal.aborted)
    for (const [route, { type, result }] of Object.entries(results)) {
      const refused = isRouteErrorResponse(result) ? result : undefined;
      // A redirect arrives as a fault too.
      if (type !== "error" || result instanceof Response || refused?.status === 404) continue;
      showToast(typeof refused?.data === "string" ? refused.data : NOT_SENT, { tone: "bad", ms: 20_000 });
      // A status of refusal also keeps the router from asking for the page's data anew.
      results[route] = { type: "data", result: data(undefined, refused?.status ?? 503) };
    }
  return results;
};

const NOT_SENT = "This was not sent. What you typed is still here: check your connection, and try again.";
