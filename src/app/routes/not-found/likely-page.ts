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

/** Levenshtein distance, where two neighbours that changed places count once. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] as number;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      row.push(cost);
    }
  }
  return at(a.length, b.length);
}
