import { escapeXml } from "#core/text/escape-xml.ts";
import type { SitemapPage } from "./sitemap-generator.schema.ts";

interface Folder {
  /** Last part of its path. */
  name: string;
  /** Its own address, when it is a page. */
  page?: Listed;
  pages: Listed[];
  folders: Map<string, Folder>;
}

type Listed = Pick<SitemapPage, "url" | "title">;

/** A page for visitors: every page of the site, nested as the folders are. Without styles, so that it takes on those of the site. */
export function htmlSitemap(pages: readonly Listed[], home: string): string {
  const root: Folder = { name: "", pages: [], folders: new Map() };
  for (const page of pages) place(page, root);
  const title = escapeXml(`Sitemap of ${new URL(home).host}`);
  const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>`;
  const rootPage = root.page ? `${item(link(root.page))}\n` : "";
  return `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n<h1>${title}</h1>\n<ul>\n${rootPage}${contentOf(root)}</ul>\n</body>\n</html>\n`;
}

function place(page: Listed, root: Folder): void {
  const segments = new URL(page.url).pathname.split("/").slice(1);
  const last = segments.pop();
  let folder = root;
  for (const name of segments) {
    const inner = folder.folders.get(name) ?? { name, pages: [], folders: new Map() };
    folder.folders.set(name, inner);
    folder = inner;
  }
  if (last === "" && !folder.page) folder.page = page;
  else folder.pages.push(page);
}

/** Single pages first, then the folders, each in the order of their names. A folder with nothing but its own page is a page. */
function contentOf({ pages, folders }: Folder): string {
  const inner = [...folders.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    ...pages.map((page) => item(link(page))),
    ...inner.map((folder) => {
      const name = folder.page ? link(folder.page) : escapeXml(readable(folder.name));
      const content = contentOf(folder);
      return content === "" ? item(name) : `<li>${name}\n<ul>\n${content}</ul>\n</li>`;
    }),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

const item = (html: string) => `<li>${html}</li>`;

const link = ({ url, title }: Listed) => `<a href="${escapeXml(url)}">${escapeXml(title || readable(new URL(url).pathname))}</a>`;

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
