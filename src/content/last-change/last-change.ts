import { z } from "zod";
import type { ContentSource } from "#core/content/content-source.ts";

const query = /* groq */ `*[_type in $types && defined(coalesce(slug.current, seo.slug.current))] {
  _type, "slug": coalesce(slug.current, seo.slug.current), "dates": [_updatedAt, changedOn, checkedOn, publishDate, datePosted]
}`;

const rows = z.array(z.object({ _type: z.string(), slug: z.string(), dates: z.array(z.string().nullish()) }));

/**
 * When documents with pages of their own last changed, as far as that is known: when one was written, as the content service
 * keeps it, or the newest day that its text was published or checked.
 */
export async function lastChanges(content: ContentSource, types: readonly string[]) {
  const changes = new Map<string, string>();
  for (const { _type, slug, dates } of rows.parse(await content.fetch(query, { types }))) {
    const last = dates
      .filter((date) => typeof date === "string")
      .sort()
      .at(-1);
    if (last) changes.set(`${_type} ${slug}`, last);
  }
  return (type: string, slug: string) => changes.get(`${type} ${slug}`);
}
