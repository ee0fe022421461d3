import { escapeXml } from "#core/text/html/escape-xml.ts";
import { decoded } from "#core/url/decoded.ts";
import { type Folder, type Listed, pageFolders } from "./page-folders.ts";

/** A page for visitors: every page of the site, nested as the folders are. Without styles, so that it takes on those of the site. */
export function htmlSitemap(pages: readonly Listed[], home: string): string {
  const root = pageFolders(pages);
  const title = escapeXml(`Sitemap of ${new URL(home).host}`);
  const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>`;
  const rootPage = root.page ? `${item(link(root.page))}\n` : "";
  return `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n<h1>${title}</h1>\n<ul>\n${rootPage}${contentOf(root)}</ul>\n</body>\n</html>\n`;
}

/** Single pages first, then the folders. A folder with nothing but its own page is a page. */
function contentOf({ pages, folders }: Folder): string {
  return [
    ...pages.map((page) => item(link(page))),
    ...folders.map((folder) => {
      const name = folder.page ? link(folder.page) : escapeXml(decoded(folder.name));
      const content = contentOf(folder);
      return content === "" ? item(name) : `<li>${name}\n<ul>\n${content}</ul>\n</li>`;
    }),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

const item = (html: string) => `<li>${html}</li>`;

const link = ({ url, title }: Listed) => `<a href="${escapeXml(url)}">${escapeXml(title || decoded(new URL(url).pathname))}</a>`;
