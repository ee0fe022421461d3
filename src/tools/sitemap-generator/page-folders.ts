import type { SitemapPage } from "./sitemap-generator.schema.ts";

export type Listed = Pick<SitemapPage, "url" | "title">;

export interface Folder {
  /** Last part of its path. */
  name: string;
  /** Its own address, when it is a page. */
  page?: Listed;
  pages: Listed[];
  /** In the order of their names. */
  folders: Folder[];
}

/** Deeper folders are no help to a reader; what lies in them stands in the last one. */
const MAX_DEPTH = 12;

/** Pages as the folders of their addresses hold them. */
export function pageFolders(pages: readonly Listed[]): Folder {
  const root = newFolder("");
  for (const page of pages) place(page, root);
  return sorted(root);
}

/** How many pages are in a folder and below it, its own included. */
export function countPages({ page, pages, folders }: Folder): number {
  return (page ? 1 : 0) + pages.length + folders.reduce((sum, folder) => sum + countPages(folder), 0);
}

interface Growing extends Omit<Folder, "folders"> {
  inner: Map<string, Growing>;
}

const newFolder = (name: string): Growing => ({ name, pages: [], inner: new Map() });

function place(page: Listed, root: Growing): void {
  const segments = new URL(page.url).pathname.split("/").slice(1);
  const isOwnPage = segments.length <= MAX_DEPTH + 1 && segments.at(-1) === "";
  let folder = root;
  for (const name of segments.slice(0, -1).slice(0, MAX_DEPTH)) {
    const inner = folder.inner.get(name) ?? newFolder(name);
    folder.inner.set(name, inner);
    folder = inner;
  }
  if (isOwnPage && !folder.page) folder.page = page;
  else folder.pages.push(page);
}

function sorted({ inner, ...folder }: Growing): Folder {
  return { ...folder, folders: [...inner.values()].map(sorted).sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
