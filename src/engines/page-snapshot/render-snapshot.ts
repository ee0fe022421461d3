import { AppError } from "#core/errors/app-error.ts";
import type { CheckPorts } from "./page-check.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** The same page after its scripts ran, or why that could not be seen. */
export type RenderedSnapshot = { snapshot: PageSnapshot; failure: null } | { snapshot: null; failure: string };

/** Null for pasted HTML, which has no address to open, and where no browser may be asked. */
export async function renderSnapshot(
  { request, response }: PageSnapshot,
  { renderPage }: CheckPorts,
  signal: AbortSignal,
): Promise<RenderedSnapshot | null> {
  if (!response || !renderPage) return null;
  try {
    const { html, url } = await renderPage(new URL(request.url), signal);
    return { snapshot: takeSnapshot({ html, url }), failure: null };
  } catch (fault) {
    if (fault instanceof AppError && !signal.aborted) return { snapshot: null, failure: fault.message };
    throw fault;
  }
}
