import { withoutParameters } from "#core/url/without-parameters.ts";
import { matchesSome } from "./address-pattern.ts";

/** What makes two addresses of a site one page. */
export interface IdentityRules {
  home: URL;
  ignoreQuery?: boolean | undefined;
  /** Names of parameters that name no page, like `utm_*`. */
  ignoreParams?: readonly string[] | undefined;
}

/**
 * The identity of a page: the WHATWG URL without its fragment, case, slash and parameters kept. An address that differs only in http or
 * https means the same page, and is read by the scheme that answered. Changes the given URL.
 */
export function pageIdentity(url: URL, { home, ignoreQuery, ignoreParams = [] }: IdentityRules): string {
  // Each change parses the address anew, and a crawl comes by here for every link.
  if (url.protocol !== home.protocol && (url.protocol === "http:" || url.protocol === "https:")) url.protocol = home.protocol;
  if (url.href.includes("#")) url.hash = "";
  if (ignoreQuery) url.search = "";
  else if (ignoreParams.length > 0 && url.search !== "")
    url.search = withoutParameters(url.search, (name) => matchesSome(ignoreParams, name));
  return url.href;
}
