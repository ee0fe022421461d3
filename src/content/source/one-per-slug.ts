import type { DocumentFault } from "#core/content/content-source.ts";
import { isPublished, type RawDocument } from "#core/content/raw-document.ts";

/** An address shows one document: of two of a type with one slug, lists and pages both take the first by id. */
export function onePerSlug(documents: readonly RawDocument[], reject: (fault: DocumentFault) => void): RawDocument[] {
  const owners = new Map<string, string>();
  const byId = documents.filter(isPublished).sort((a, b) => (a._id < b._id ? -1 : 1));
  return byId.filter((document) => {
    const slug = slugOf(document);
    if (slug === undefined) return true;
    const key = `${document._type} ${slug}`;
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, document._id);
    else reject({ id: document._id, reason: `${owner} has the slug ${slug} too` });
    return owner === undefined;
  });
}

/** Case studies keep theirs beside what search engines read. */
function slugOf({ slug, seo }: RawDocument): string | undefined {
  const held = (slug ?? (seo as { slug?: unknown } | null | undefined)?.slug) as { current?: unknown } | null | undefined;
  return typeof held?.current === "string" ? held.current : undefined;
}
