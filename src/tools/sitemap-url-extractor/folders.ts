interface Folder {
  name: string;
  count: number;
  below: { name: string; count: number }[];
}

const MAX_FOLDERS = 30;
const MAX_BELOW = 12;

/** Addresses by their first folder, and within it by their second; the fullest first. */
export function foldersOf(urls: readonly URL[]): Folder[] {
  const tops = new Map<string, { count: number; below: Map<string, number> }>();
  for (const { pathname } of urls) {
    const parts = pathname.split("/");
    // "/about" is a page of the root, "/blog/x" one of the folder /blog/.
    const top = parts.length > 2 ? `/${parts[1]}/` : "/";
    const folder = tops.get(top) ?? { count: 0, below: new Map() };
    folder.count++;
    if (parts.length > 3) {
      const name = `${top}${parts[2]}/`;
      folder.below.set(name, (folder.below.get(name) ?? 0) + 1);
    }
    tops.set(top, folder);
  }
  return [...tops]
    .map(([name, { count, below }]) => ({ name, count, below: fullest(below, MAX_BELOW) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_FOLDERS);
}

function fullest(counts: ReadonlyMap<string, number>, most: number): { name: string; count: number }[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}
