import { type CheckedLanguageTag, checkLanguageTag } from "#engines/language/check-language-tag.ts";
import type { LinkFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

export interface Alternate {
  link: LinkFact;
  /** As written. */
  code: string;
  /** Without its fragment; null when it is no address. */
  url: string | null;
  isDefault: boolean;
  checked: CheckedLanguageTag | null;
}

/** Languages that a page names, in the head and in Link headers. Those in the body are kept apart: Google reads none there. */
export function hreflangSet({ links }: PageSnapshot): { alternates: Alternate[]; inBody: LinkFact[] } {
  const named = links.filter(
    ({ rel, attributes, inNoscript }) => rel.includes("alternate") && attributes["hreflang"] !== undefined && !inNoscript,
  );
  const inBody = named.filter(({ source, inHead }) => source === "html" && !inHead);
  const alternates = named
    .filter((link) => !inBody.includes(link))
    .map((link): Alternate => {
      const code = (link.attributes["hreflang"] ?? "").trim();
      const isDefault = code.toLowerCase() === "x-default";
      return {
        link,
        code,
        url: link.resolved && withoutFragment(link.resolved),
        isDefault,
        checked: isDefault ? null : checkLanguageTag(code),
      };
    });
  return { alternates, inBody };
}

/** Addresses that mean this page: its own, and the one it calls canonical. */
export function ownAddresses({ request, links }: PageSnapshot): Set<string> {
  const canonical = links.find(({ rel, source, inHead }) => rel.includes("canonical") && (source === "header" || inHead))?.resolved;
  return new Set([withoutFragment(request.url), ...(canonical ? [withoutFragment(canonical)] : [])]);
}

function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? url;
}
