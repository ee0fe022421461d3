import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { pageIdentity } from "#core/crawl/page-identity.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { fragmentOf } from "#engines/crawler/link-check/link-fragment.ts";
import { schemeVerdict } from "#engines/crawler/link-check/plain-schemes.ts";

/** Where a link is to be asked for. */
export interface LinkTarget {
  /** The address without its fragment. */
  address: string;
  /** The page of the site that it names, whether that was read or not. */
  identity: string;
  fragment?: string;
}

/** Undefined for what is not fetched: mail, scripts, forms that post, and what is no address. */
export function targetOf({ url, flags }: LinkShape, state: CrawlState): LinkTarget | undefined {
  if (flags.invalid || flags.posts || url === "" || schemeVerdict(url) !== undefined) return undefined;
  const address = url.split("#", 1)[0] ?? "";
  const fragment = fragmentOf(url);
  const home = new URL(state.home ?? PASTED);
  const identity = pageIdentity(new URL(address), { home, ...state.started });
  return { address, identity, ...(fragment === undefined ? {} : { fragment }) };
}
