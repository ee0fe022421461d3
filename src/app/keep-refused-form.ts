import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { showToast } from "#ui/toast/toast-queue.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * A form that was not taken (the server refused it before its page saw it, broke, or was not reached) stays as it was typed, with the
 * reason over it. The router alone would put the fault page in the form's place. A status of refusal also keeps it from asking for the
 * page's data anew.
 */
export const keepRefusedForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === "GET" || request.signal.aborted) return results;
  return Object.fromEntries(Object.entries(results).map(([route, result]) => [route, result.type === "error" ? kept(result) : result]));
};

function kept(refused: DataStrategyResult): DataStrategyResult {
  const fault = faultIn(refused.result);
  const status = isRouteErrorResponse(fault) ? fault.status : 503;
  // A redirect is told as a fault too.
  if (fault instanceof Response || status === 404) return refused;
  showToast(reasonOf(fault), { tone: "bad", ms: 20_000 });
  return { type: "data", result: data(undefined, status) };
}

/** The router wraps what a form's request threw in an answer with a status. */
const faultIn = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "type" in result && result.type === "DataWithResponseInit" && "data" in result
    ? result.data
    : result;

function reasonOf(fault: unknown): string {
  if (isRouteErrorResponse(fault) && typeof fault.data === "string" && fault.data !== "") return fault.data;
  // https://fetch.spec.whatwg.org/#fetch-method: a network error.
  if (fault instanceof TypeError)
    return "We could not be reached, so nothing was sent. What you typed is still here: check your connection and try again.";
  return "Our fault: this was not sent, and we have the details. What you typed is still here.";
}
