import { defineServerTool } from "#core/tool/define-tool.ts";
import { headerCheck } from "./header-checker.engine.ts";
import { headerCheckerInput, headerCheckerOutput } from "./header-checker.schema.ts";
import { checkHeaders } from "./header-checker.server.ts";

export const tool = defineServerTool({
  slug: "header-checker",
  name: "Header checker",
  tagline: "Shows every answer on the way to a page, explains each header, and grades what protects readers. Headings on a second tab.",
  category: "on-page",
  menu: { name: "Header checker", line: "Status and headings" },
  addedOn: "2026-11-15",
  reads: "page-and-more",
  rules: headerCheck.rules,
  needs: ["openPage", "fetchPage", "now"],
  input: headerCheckerInput,
  output: headerCheckerOutput,
  examples: [
    {
      title: "a chain with a header nobody sees",
      outcome: "A header keeps it out of results, and the redirects take too long a way.",
      input: {
        url: "http://oakfold.example/tables",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Solid oak dining tables | Oakfold Furniture</title>
  <link rel="canonical" href="https://www.oakfold.example/tables/">
</head>
<body>
  <h1>Solid oak dining tables</h1>
  <h2>Sizes</h2>
  <h2>Oils</h2>
</body>
</html>`,
        head: `HTTP/1.1 302 Found
Location: http://www.oakfold.example/tables

HTTP/1.1 301 Moved Permanently
Location: https://www.oakfold.example/tables/

HTTP/1.1 200 OK
Server: nginx/1.18.0
X-Powered-By: PHP/7.4.33
Content-Type: text/html
X-Robots-Tag: noindex, nofollow
Cache-Control: no-store, max-age=3600
Set-Cookie: PHPSESSID=9f2c; path=/
X-XSS-Protection: 1; mode=block`,
      },
    },
    {
      title: "an answer that gets it right",
      outcome: "Answers 200 and says what readers and caches need.",
      input: {
        url: "https://northloop.example/bikes/gravel/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Gravel bikes under $2,000, tested | North Loop</title>
</head>
<body>
  <h1>Gravel bikes under $2,000</h1>
  <h2>How we tested</h2>
  <h3>Three trails</h3>
  <h2>The eleven bikes</h2>
</body>
</html>`,
        head: `HTTP/2 200
content-type: text/html; charset=utf-8
content-encoding: br
vary: Accept-Encoding
etag: W/"5f3-18c"
cache-control: no-cache
strict-transport-security: max-age=31536000; includeSubDomains
content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
x-content-type-options: nosniff
referrer-policy: strict-origin-when-cross-origin
alt-svc: h3=":443"; ma=86400`,
      },
    },
    {
      title: "closed for repairs",
      outcome: "The server gives no page.",
      input: {
        url: "https://cornerbakery.example/menu",
        html: "<title>Back soon</title><h1>We are baking</h1>",
        head: `HTTP/1.1 503 Service Unavailable
Content-Type: text/html; charset=iso-8859-1
Retry-After: tomorrow
ETag: 5f3-18c
Permissions-Policy: geolocation 'none'`,
      },
    },
  ],
  run: checkHeaders,
});
