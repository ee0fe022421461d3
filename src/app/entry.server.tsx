import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import type { AppError } from "#core/errors/app-error.ts";
import { knownFault } from "#platform/database/storage-fault.ts";
import { renderOptionsContext } from "./render-options.ts";
import { siteContext } from "./site-context.ts";

/** Pages are rendered whole, never streamed: they go through the page cache, and read without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const report = (error: unknown) => loadContext.get(siteContext).reportFault(error, request.url);
  const fault = faults.get(loadContext);
  const known = fault?.status ?? status;
  const { mark, skipsNotFound, turn } = loadContext.get(renderOptionsContext);
  if (known === 404 && skipsNotFound) return new Response(null, { status: 404, headers });
  await turn();
  const rendered = await renderWhole(<ServerRouter context={context} url={request.url} nonce={mark} />, mark, report);
  headers.set("content-type", "text/html; charset=utf-8");
  // For crawlers above all: the page will be back, nothing is gone.
  const wait = fault?.init.headers["retry-after"] ?? waitOf(context);
  if (wait !== undefined) headers.set("retry-after", wait);
  return new Response(rendered.html, { status: rendered.failed ? 500 : known, headers });
}

/** What a loader or an action said with its refusal; the router keeps that from pages that export no headers of their own. */
function waitOf({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext): string | undefined {
  const answered = [actionHeaders, loaderHeaders].flatMap((routes) => Object.values(routes ?? {}));
  return answered.map((each) => each.get("retry-after")).find((wait) => wait !== null) ?? undefined;
}

/** The router answers every fault of a loader with 500; one that the error table knows has a status of its own. */
const faults = new WeakMap<Readonly<RouterContextProvider>, AppError>();

/** A 404 is an answer, not a fault; a visitor who left is none either. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  const known = knownFault(error);
  if (known) faults.set(context, known);
  context.get(siteContext).reportFault(error, request.url);
};

/** The same status for the router's script, which asks for the data of a page alone. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const fault = faults.get(context);
  if (!fault) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(fault.init.headers)) headers.set(name, value);
  return new Response(response.body, { status: fault.status, headers });
};

function renderWhole(
  element: React.ReactElement,
  nonce: string,
  report: (error: unknown) => void,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString("utf8"), failed });
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // Without the size, React puts large boundaries into a hidden <div> that only a script would show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        report(error);
      },
    });
  });
}
