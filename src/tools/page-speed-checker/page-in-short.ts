import type { ImageFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { blockingAssets, type NamedAsset, namedAssets } from "./page-assets.ts";

/** What a look says of a page itself, kept while the headers of its files are asked for: what was read of a large page takes 70 MB. */
export interface PageInShort extends Pick<PageSnapshot, "request" | "response" | "hops"> {
  /** Files that it names, and the first of them. */
  named: number;
  files: NamedAsset[];
  blocking: ReturnType<typeof blockingAssets>;
  /** Those that readers see. */
  images: { count: number; unsized: number; firstUnsized: ImageFact[]; first: ImageFact | null };
}

const LISTED = { blocking: 100, unsized: 4 };

export function pageInShort(snapshot: PageSnapshot, files: number): PageInShort {
  const { request, response, hops } = snapshot;
  const named = namedAssets(snapshot);
  const images = snapshot.images.filter(({ inNoscript, isHidden }) => !inNoscript && !isHidden);
  const unsized = images.filter(
    ({ width, height, attributes }) => (width === null || height === null) && !/aspect-ratio/i.test(attributes["style"] ?? ""),
  );
  return {
    request,
    response,
    hops,
    named: named.length,
    files: named.slice(0, files),
    blocking: blockingAssets(snapshot).slice(0, LISTED.blocking),
    images: {
      count: images.length,
      unsized: unsized.length,
      firstUnsized: unsized.slice(0, LISTED.unsized),
      first: images.find(({ raw }) => raw !== "") ?? null,
    },
  };
}
