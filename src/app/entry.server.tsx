import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";

/** Pages are rendered whole, never streamed: they go through the page cache, and read without JavaScript. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const rendered = await renderWhole(<ServerRouter context={context} url={request.url} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(rendered.html, { status: rendered.failed ? 500 : status, headers });
}

/** A 404 is an answer, not a fault; anything else is logged by the server that called us. */
export const handleError: HandleErrorFunction = (error) => {
  if (isRouteErrorResponse(error)) return;
  console.error(error);
};

function renderWhole(element: React.ReactElement): Promise<{ html: string; failed: boolean }> {
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
      // Without the size, React puts large boundaries into a hidden <div> that only a script would show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}
