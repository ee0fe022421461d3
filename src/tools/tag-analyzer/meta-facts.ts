import type { MetaFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { aboutMeta, type MetaKnowledge } from "./known-metas.ts";

export interface ReadMeta {
  fact: MetaFact;
  kind: "charset" | "name" | "property" | "http-equiv" | "itemprop" | "none";
  /** Lower-cased; "" for a tag that names nothing. */
  name: string;
  about: MetaKnowledge | null;
  /** An earlier tag says the same thing, where only one may. */
  isDuplicate: boolean;
}

/** Every meta tag with what reads it. */
export function readMetas({ metas }: PageSnapshot): ReadMeta[] {
  const seen = new Set<string>();
  return metas
    .filter(({ inNoscript }) => !inNoscript)
    .map((fact) => {
      const { kind, name } = nameOf(fact);
      // A tag for one color scheme and one for the other are two.
      const key = `${kind} ${name} ${fact.attributes["media"] ?? ""}`;
      const isDuplicate = kind !== "none" && kind !== "itemprop" && !mayRepeat.test(name) && seen.has(key);
      seen.add(key);
      const about = kind === "none" || kind === "charset" ? null : (aboutMeta(kind, name) ?? null);
      return { fact, kind, name, about, isDuplicate };
    });
}

function nameOf({ name, property, httpEquiv, itemprop, charset }: MetaFact): Pick<ReadMeta, "kind" | "name"> {
  if (charset !== null) return { kind: "charset", name: "charset" };
  if (name) return { kind: "name", name };
  if (property) return { kind: "property", name: property };
  if (httpEquiv) return { kind: "http-equiv", name: httpEquiv };
  if (itemprop) return { kind: "itemprop", name: itemprop };
  return { kind: "none", name: "" };
}

/** Names that may stand more than once: lists of Open Graph, proofs of several owners, crawlers’ rules that add up. */
const mayRepeat =
  /^(?:og:(?:image|video|audio|locale:alternate|see_also)|article:(?:tag|author)|book:|music:|video:|product:|citation_|dc\.|dcterms\.|author$|robots$|googlebot|bingbot|theme-color$|.*verif|.*validat|csrf|origin-trial$|content-security-policy$|fb:(?:admins|pages))/;
