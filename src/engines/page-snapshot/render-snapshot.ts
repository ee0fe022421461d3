import { AppError } from "#core/errors/app-error.ts";
import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { CheckPorts } from "./page-check.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import { takeSnapshot } from "./take-snapshot.ts";

/** The same page after its scripts ran, or why that could not be seen. */
export type RenderedSnapshot = { snapshot: PageSnapshot; failure: null } | { snapshot: null; failure: string };

/** Null when nobody asked, for more than one page, and for pasted HTML, which has no address to open. */
export async function renderWhenAsked(
  { request, response }: PageSnapshot,
  { renderPage }: CheckPorts,
  signal: AbortSignal,
  { rendered, urls, compareWith }: RenderedPageInput,
): Promise<RenderedSnapshot | null> {
  if (!rendered || urls || compareWith || !response || !renderPage) return null;
  try {
    const { html, url } = await renderPage(new URL(request.url), signal);
    return { snapshot: takeSnapshot({ html, url }), failure: null };
  } catch (fault) {
    if (fault instanceof AppError && !signal.aborted) return { snapshot: null, failure: fault.message };
    throw fault;
  }
}
