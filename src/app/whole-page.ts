import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router";
import { takeOverAll } from "#ui/lazy-when-needed.ts";

/**
 * React draws nothing new until it holds every part of the page that the server sent. Where one did not come, the next page, or what is
 * new on this one, comes as a document, and a form is sent by the browser itself.
 */
export const goOnWhole: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request: { method, url } }, next) => {
  const isForm = method !== "GET";
  if (isForm && sent && (await takeOverAll()) === false) await sendByBrowser(sent);
  // Parts and data come side by side.
  const results = await next();
  if (!isForm && (await takeOverAll()) === false) throw redirectDocument(url);
  return results;
};

/** With this the page is left. */
function sendByBrowser({ target, submitter }: SubmitEvent): Promise<never> {
  addEventListener("submit", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  (target as HTMLFormElement).requestSubmit(submitter);
  return new Promise(() => {});
}

/** The form that was sent last. */
let sent: SubmitEvent | undefined;
const keepSent = (event: SubmitEvent) => {
  sent = event;
};
if (!import.meta.env.SSR) addEventListener("submit", keepSent, true);
