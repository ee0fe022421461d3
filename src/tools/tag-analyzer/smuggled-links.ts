import { spamWordsIn } from "#core/text/spam-words.ts";
import { isOtherSite } from "#core/url/is-other-site.ts";
import type { AnchorFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

/** A window or a menu that opens later holds a few links; a list of strangers' sites is none. */
const MANY_SITES = 10;
const FEW_SITES = 2;

/**
 * Links to other sites that the page keeps out of sight: moved off it to several sites, or of a trade that is sold that way. What is only
 * folded away counts when it names very many sites.
 */
export function smuggledLinks({ anchors, request }: PageSnapshot): AnchorFact[] {
  const outside = anchors.filter(
    ({ resolved, isHidden, isConcealed }) =>
      (isHidden || isConcealed) && resolved !== null && /^https?:/.test(resolved) && isOtherSite(request.url, resolved),
  );
  const concealed = outside.filter(({ isConcealed }) => isConcealed);
  if (sitesOf(concealed) >= FEW_SITES) return concealed;
  if (sitesOf(outside) >= MANY_SITES) return outside;
  return outside.filter(({ text, resolved }) => spamWordsIn(`${text} ${resolved?.replace(/[-_/.]/g, " ")}`) !== undefined);
}

const sitesOf = (anchors: readonly AnchorFact[]): number =>
  new Set(anchors.map(({ resolved }) => URL.parse(resolved ?? "")?.hostname)).size;
