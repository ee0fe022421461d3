import { listRedirects } from "#content/redirect/redirect.content-type.ts";
import type { ContentSource } from "#core/content/content-source.ts";

export interface Moved {
  location: string;
  status: number;
}

export type MovedAddresses = Awaited<ReturnType<typeof createMovedAddresses>>;

/** Where an address moved to, from memory: asked before a page is made of it. */
export async function createMovedAddresses(content: ContentSource) {
  let moved = new Map<string, Moved>();
  const load = async () => {
    const redirects = await listRedirects(content);
    moved = new Map(redirects.map(({ from, to, status }) => [pathOf(from), { location: to, status: Number(status) }]));
  };
  content.watch?.((types) => {
    if (types.has("redirect")) void load().catch(() => {});
  });
  // Where content cannot be read at the start, its arrival is a change like any other, and the list is read then.
  await load().catch(() => {});

  return {
    /** Straight to the end of a chain; undefined for an address that did not move, and for a circle. */
    find(address: string): Moved | undefined {
      if (moved.size === 0) return undefined;
      const [path = "", query = ""] = address.split(/\?(.*)/s);
      const first = moved.get(pathOf(path));
      let last = first;
      for (let hops = 0; last && hops < MOST_HOPS; hops++) {
        const next = moved.get(pathOf(last.location));
        if (!next) return { location: query ? withQuery(last.location, query) : last.location, status: first?.status ?? last.status };
        last = next;
      }
      return undefined;
    },
  };
}

const MOST_HOPS = 10;

const pathOf = (path: string) => path.replace(/(?<=.)\/$/, "");

const withQuery = (location: string, query: string) => `${location}${location.includes("?") ? "&" : "?"}${query}`;
