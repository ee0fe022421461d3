import { z } from "zod";
import type { ContentSource } from "#core/content/content-source.ts";
import type { ContentType } from "#core/content/define-content-type.ts";

const rows = z.array(z.object({ _type: z.string(), slug: z.string(), dates: z.array(z.string().nullish()) }));

/**
 * When documents with pages of their own last changed, as far as that is known: when one was written, as the content service
 * keeps it, or the newest day that its text was published or checked.
 */
export async function lastChanges(content: ContentSource, types: readonly Dated[]) {
  const names = types.map(({ name }) => name);
  const changes = new Map<string, string>();
  for (const { _type, slug, dates } of rows.parse(await content.fetch(queryOf(types), { types: names }))) {
    const last = dates
      .filter((date) => typeof date === "string")
      .sort()
      .at(-1);
    if (last) changes.set(`${_type} ${slug}`, last);
  }
  return (type: string, slug: string) => changes.get(`${type} ${slug}`);
}

type Dated = Pick<ContentType, "name" | "slugAt" | "changedOn">;

function queryOf(types: readonly Dated[]): string {
  const slug = `coalesce(${[...new Set(types.map(({ slugAt }) => `${slugAt}.current`))].join(", ")})`;
  const dates = [...new Set(["_updatedAt", ...types.flatMap(({ changedOn = [] }) => changedOn)])].join(", ");
  return /* groq */ `*[_type in $types && defined(${slug})] { _type, "slug": ${slug}, "dates": [${dates}] }`;
}
