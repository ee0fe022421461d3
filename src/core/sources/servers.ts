import type { Source } from "./source.ts";

export const apacheAccess: Source = {
  title: "Apache HTTP Server, access control",
  url: "https://httpd.apache.org/docs/2.4/howto/access.html",
  checkedOn: "2026-11-15",
};
export const apacheAlias: Source = {
  title: "Apache HTTP Server, mod_alias",
  url: "https://httpd.apache.org/docs/2.4/mod/mod_alias.html",
  checkedOn: "2026-11-15",
};
export const apacheExpressions: Source = {
  title: "Apache HTTP Server, expressions",
  url: "https://httpd.apache.org/docs/2.4/expr.html",
  checkedOn: "2026-11-15",
};
export const apacheHeaders: Source = {
  title: "Apache HTTP Server, mod_headers",
  url: "https://httpd.apache.org/docs/2.4/mod/mod_headers.html",
  checkedOn: "2026-11-15",
};
export const apacheHtaccess: Source = {
  title: "Apache HTTP Server, .htaccess files",
  url: "https://httpd.apache.org/docs/2.4/howto/htaccess.html",
  checkedOn: "2026-11-15",
};
export const apachePasswords: Source = {
  title: "Apache HTTP Server, password formats",
  url: "https://httpd.apache.org/docs/2.4/misc/password_encryptions.html",
  checkedOn: "2026-11-15",
};
export const apacheRewriteFlags: Source = {
  title: "Apache HTTP Server, mod_rewrite flags",
  url: "https://httpd.apache.org/docs/2.4/rewrite/flags.html",
  checkedOn: "2026-11-15",
};
export const caddyRedir: Source = {
  title: "Caddy, redir",
  url: "https://caddyserver.com/docs/caddyfile/directives/redir",
  checkedOn: "2026-11-15",
};
export const cloudflareRedirects: Source = {
  title: "Cloudflare Pages, redirects",
  url: "https://developers.cloudflare.com/pages/configuration/redirects/",
  checkedOn: "2026-11-15",
};
export const netlifyRedirects: Source = {
  title: "Netlify, redirects and rewrites",
  url: "https://docs.netlify.com/manage/routing/redirects/overview/",
  checkedOn: "2026-11-15",
};
export const nextMetadata: Source = {
  title: "Next.js, “generateMetadata”",
  url: "https://nextjs.org/docs/app/api-reference/functions/generate-metadata",
  checkedOn: "2026-11-15",
};
export const nginxRewrite: Source = {
  title: "nginx, ngx_http_rewrite_module",
  url: "https://nginx.org/en/docs/http/ngx_http_rewrite_module.html",
  checkedOn: "2026-11-15",
};
export const phpEscaping: Source = {
  title: "PHP manual, Escaping from HTML",
  url: "https://www.php.net/manual/en/language.basic-syntax.phpmode.php",
  checkedOn: "2026-11-16",
};
export const phpHeredoc: Source = {
  title: "PHP RFC, Flexible heredoc and nowdoc syntaxes",
  url: "https://wiki.php.net/rfc/flexible_heredoc_nowdoc_syntaxes",
  checkedOn: "2026-11-16",
};
export const phpStrings: Source = {
  title: "PHP manual, Strings",
  url: "https://www.php.net/manual/en/language.types.string.php",
  checkedOn: "2026-11-16",
};
export const shopifyRobotsTxt: Source = {
  title: "Shopify, “robots.txt.liquid”",
  url: "https://shopify.dev/docs/storefronts/themes/architecture/templates/robots-txt-liquid",
  checkedOn: "2026-11-15",
};
export const vercelRedirects: Source = {
  title: "Vercel, configuration redirects",
  url: "https://vercel.com/docs/routing/redirects/configuration-redirects",
  checkedOn: "2026-11-15",
};
