import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { type IdentityRules, pageIdentity } from "#core/crawl/page-identity.ts";
import type { LinkShape } from "#core/crawl/page-link.ts";
import { PASTED } from "#core/crawl/pasted-address.ts";
import { fragmentOf } from "#engines/crawler/link-check/link-fragment.ts";
import { verdictByScheme } from "#engines/crawler/link-check/plain-schemes.ts";

/** Where a link is to be asked for. */
export interface LinkTarget {
  /** The address without its fragment. */
  address: string;
  /** The page of the site that it names, whether that was read or not. */
  identity: string;
  host: string;
  fragment?: string;
}

/** Undefined for what is not fetched: mail, scripts, forms that post, and what is no address. */
export function createTargetOf(state: CrawlState): (shape: Pick<LinkShape, "url" | "flags">) => LinkTarget | undefined {
  const rules = { home: new URL(state.home ?? PASTED), ...state.started };
  /** One address stands under many words. */
  const known = new Map<string, LinkTarget>();
  return ({ url, flags }) => {
    if (flags.invalid || flags.posts || url === "" || (!isPlainWeb(url) && verdictByScheme(url) !== undefined)) return undefined;
    const found = known.get(url) ?? targetOf(url, rules);
    known.set(url, found);
    return found;
  };
}

function targetOf(url: string, rules: IdentityRules): LinkTarget {
  const fragment = fragmentOf(url);
  const address = url.split("#", 1)[0] ?? "";
  const parsed = new URL(address);
  const { host } = parsed;
  return { address, host, identity: pageIdentity(parsed, rules), ...(fragment === undefined ? {} : { fragment }) };
}

/** Most links: no verdict to be had from the scheme, and no reason to parse the address for one. */
const isPlainWeb = (url: string) => url.length <= 2_048 && /^https?:\/\//.test(url);
