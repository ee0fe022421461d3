import { useMemo } from "react";
import { decoded } from "#core/url/decoded.ts";
import { countPages, type Folder, type Listed, pageFolders } from "./page-folders.ts";

/** The pages as their folders hold them: where the site is wide, and where one page stands alone. */
export function FolderTree({ pages }: { pages: readonly Listed[] }) {
  const root = useMemo(() => pageFolders(pages), [pages]);
  return (
    <ul className="sitemap-tree">
      {root.page && <Leaf page={root.page} name="/" />}
      <Inside folder={root} isTop />
    </ul>
  );
}

function Inside({ folder: { pages, folders }, isTop = false }: { folder: Folder; isTop?: boolean }) {
  return (
    <>
      {folders.map((folder) => (
        <li key={`${folder.name}/`}>
          <details open={isTop && folders.length < 8}>
            <summary>
              <span className="mono">{decoded(folder.name)}/</span> <span className="meta">{countPages(folder)}</span>
            </summary>
            <ul>
              {folder.page && <Leaf page={folder.page} name="/" />}
              <Inside folder={folder} />
            </ul>
          </details>
        </li>
      ))}
      {pages.map((page) => (
        <Leaf key={page.url} page={page} name={lastPart(page.url)} />
      ))}
    </>
  );
}

function Leaf({ page, name }: { page: Listed; name: string }) {
  return (
    <li>
      <span className="mono">{name}</span> <span className="meta">{page.title}</span>
    </li>
  );
}

function lastPart(address: string): string {
  const { pathname, search } = new URL(address);
  return decoded(pathname.split("/").findLast(Boolean) ?? "/") + search;
}
