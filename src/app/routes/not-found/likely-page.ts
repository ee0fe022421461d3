import { editDistance } from "#core/text/edit-distance.ts";

/** The known page whose last path segment is nearest to the one asked for, if it is near enough to be a slip of the fingers. */
export function likelyPage<Page extends { to: string }>(pathname: string, pages: readonly Page[]): Page | undefined {
  const asked = lastSegment(pathname);
  if (asked.length < 3) return undefined;
  let best: { page: Page; distance: number } | undefined;
  for (const page of pages) {
    const distance = editDistance(asked, lastSegment(page.to));
    if (!best || distance < best.distance) best = { page, distance };
  }
  return best && best.distance <= Math.max(2, Math.floor(asked.length / 4)) ? best.page : undefined;
}

const lastSegment = (path: string) => path.toLowerCase().split("/").filter(Boolean).at(-1) ?? "";
