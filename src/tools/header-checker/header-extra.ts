import type { FetchedPage } from "#core/tool/tool-ports.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

/** What was asked beside the page itself; each is null when it was not. */
export interface HeaderExtra {
  /** The same address by HEAD. */
  head: Answered | null;
  /** The same address with the validators of the first answer. */
  conditional: Answered | null;
  /** As the visitor chose. */
  asked: (Answered & { label: string; isImitation: boolean; isCrawler: boolean; snapshot: PageSnapshot | null }) | null;
  /** Addresses that http went through, itself first; empty when http does not answer. */
  httpRoute: string[] | null;
  /** Why the chain of redirects could not be followed to its end. */
  broken: { code: string; message: string } | null;
}

export type Answered = { page: FetchedPage; failure: null } | { page: null; failure: string };

export const nothingMore: HeaderExtra = { head: null, conditional: null, asked: null, httpRoute: null, broken: null };
