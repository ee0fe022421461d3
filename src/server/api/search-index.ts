import type { Site } from "#app/site-context.ts";
import { contentTypes } from "#content/content-types.ts";
import type { SearchEntry } from "#core/content/define-content-type.ts";

/** What the search dialog looks through: a line a tool and, of the content types that say so, a line a document. */
export async function searchIndex({ tools, content, now }: Pick<Site, "tools" | "content" | "now">): Promise<SearchEntry[]> {
  const ofContent = await Promise.all(contentTypes.map((type) => type.searchEntries(content, now())));
  return [
    ...[...tools.values()].map(({ tool }) => ({ kind: "tool", title: tool.name, text: tool.tagline, href: `/tools/${tool.slug}/` })),
    ...ofContent.flat(),
  ];
}
