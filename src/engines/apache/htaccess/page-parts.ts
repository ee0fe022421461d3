import { line } from "../config-text.ts";
import { quoteArgument as quote } from "../quote-argument.ts";
import { quoteNginx } from "../quote-nginx.ts";
import { decodePath, escapePath } from "../url-path.ts";
import type { HtaccessPart } from "./htaccess-part.ts";

export const errorCodes = [401, 403, 404, 410, 500, 503] as const;
export type ErrorStatus = (typeof errorCodes)[number];

export function errorPagesPart(pages: readonly { code: ErrorStatus; path: string }[]): HtaccessPart {
  return {
    title: "Error pages",
    apache: pages.map(({ code, path }, index) =>
      line(
        `ErrorDocument ${code} ${quote(encoded(path))}`,
        index === 0 ? "A path, never a full address: with one, Apache answers 302 and crawlers take the error for a page." : undefined,
      ),
    ),
    nginx: pages.map(({ code, path }) => line(`error_page ${code} ${quoteNginx(encoded(path).replaceAll("$", "%24"))};`)),
    modules: [],
    overrides: ["FileInfo"],
  };
}

/** With a space in it Apache takes the path for a sentence to show. */
const encoded = (path: string) => escapePath(decodePath(path));

export function directoryPart({ index, listing }: { index: readonly string[]; listing: boolean }): HtaccessPart | undefined {
  if (index.length === 0 && listing) return undefined;
  return {
    title: "Folders",
    apache: [
      ...(index.length > 0
        ? [line(`DirectoryIndex ${index.map(quote).join(" ")}`, "What is served for a folder, the first that exists.")]
        : []),
      ...(listing ? [] : [line("Options -Indexes", "A folder without such a file answers 403 instead of listing what is in it.")]),
    ],
    nginx: [
      ...(index.length > 0 ? [line(`index ${index.map((name) => quoteNginx(name.replaceAll("$", ""))).join(" ")};`)] : []),
      ...(listing ? [] : [line("autoindex off;")]),
    ],
    modules: index.length > 0 ? ["mod_dir"] : [],
    overrides: [...(index.length > 0 ? (["Indexes"] as const) : []), ...(listing ? [] : (["Options"] as const))],
    ...(listing
      ? {}
      : {
          warnings: [
            "Some hosts forbid Options in .htaccess and then answer 500. Remove that line there; most of them have listings off anyway.",
          ],
        }),
  };
}

/** Every address that is neither a file nor a folder is answered by one page, which a script then routes. */
export function spaPart(file: string): HtaccessPart {
  return {
    title: "Single-page app",
    apache: [
      line(
        '<If "%{REQUEST_URI} !~ m#\\.[^/]+$#">',
        "Not for addresses with an extension: a missing script or picture stays a 404 instead of becoming a page.",
      ),
      line(`  FallbackResource ${quote(file)}`, "Only where no file and no folder is there. The address stays as it is."),
      line("</If>"),
    ],
    nginx: [
      line("location / {"),
      line(`    try_files $uri $uri/ ${quoteNginx(file.replaceAll("$", ""))};`),
      line("}"),
      line('location ~ "\\.[^/]+$" { try_files $uri =404; }'),
    ],
    modules: ["mod_dir"],
    overrides: ["Indexes"],
    warnings: ["Addresses that your app does not know are answered with 200. Let the app put noindex on its own not-found page."],
  };
}

/** As WordPress writes it, so that it finds its block again. */
export function wordpressPart(): HtaccessPart {
  return {
    title: "WordPress",
    apache: [
      line("# BEGIN WordPress", "WordPress replaces what stands between these two comments. Keep your own lines outside."),
      line("<IfModule mod_rewrite.c>"),
      line("RewriteEngine On"),
      line("RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]", "Hands passwords of the REST API through to PHP."),
      line("RewriteBase /"),
      line("RewriteRule ^index\\.php$ - [L]"),
      line("RewriteCond %{REQUEST_FILENAME} !-f"),
      line("RewriteCond %{REQUEST_FILENAME} !-d"),
      line("RewriteRule . /index.php [L]", "What is neither a file nor a folder goes to WordPress."),
      line("</IfModule>"),
      line("# END WordPress"),
    ],
    nginx: [line("location / {"), line("    try_files $uri $uri/ /index.php?$args;"), line("}")],
    modules: [],
    overrides: ["FileInfo"],
  };
}
