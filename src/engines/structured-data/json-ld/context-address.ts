import { nearestTerm } from "../vocabulary/nearest-term.ts";

/** Whose context an address names. "misspelled" means schema.org's, written so that a processor would not find it. */
export function ownerOfContext(address: string): "schema" | "misspelled" | "foreign" {
  if (SERVED.test(address)) return "schema";
  const trimmed = address.trim();
  if (trimmed.length > 200) return "foreign";
  const host = trimmed.replace(/^[a-z]*:?\/*(?:www\.)?/i, "").replace(/[/?#].*$/, "");
  return host === "" || nearestTerm(host, ["schema.org"]) !== null || ENDS_LIKE_SCHEMA.test(trimmed) ? "misspelled" : "foreign";
}

/** Where schema.org serves its context, with either scheme or the page's own. */
const SERVED =
  /^(?:https?:)?\/\/(?:www\.)?schema\.org(?:\/?#?|\/docs\/jsonldcontext\.json(?:ld|\.txt)?|\/version\/[\w.-]+\/schemaorg[\w.-]*\.jsonld)$/i;
/** `schema.org` without a scheme, resolved against the page or not, and a type in place of the context: https://schema.org/Product. */
const ENDS_LIKE_SCHEMA = /(?:^|[/.@])schema\.org(?:\/\w*)?\/?$/i;
