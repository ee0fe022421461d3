import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import { takeOverAll } from "#ui/lazy-when-needed.ts";

/**
 * React draws nothing new until it holds every part of the page that the server sent. Where one did not come, the next page, or what is
 * new on this one, comes as a document, and a form is sent by the browser itself.
 */
export const goOnWhole: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request: { method, url } }) => {
  if ((await takeOverAll()) !== false) return;
  if (method === "GET" || !sent) throw redirectDocument(url);
  addEventListener("submit", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  (sent.target as HTMLFormElement).requestSubmit(sent.submitter);
  await new Promise<never>(() => {});
};

let sent: SubmitEvent | undefined;
if (!import.meta.env.SSR)
  addEventListener(
    "submit",
    (event) => {
      sent = event;
    },
    true,
  );
