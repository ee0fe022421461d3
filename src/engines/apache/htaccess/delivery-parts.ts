import type { ConfigLine } from "../config-file.schema.ts";
import { indented, line } from "../config-text.ts";
import { quoteArgument as quote } from "../quote-argument.ts";
import { quoteNginx } from "../quote-nginx.ts";
import type { HtaccessPart } from "./htaccess-part.ts";

export const assetAges = ["immutable", "month", "week", "day"] as const;
export type AssetAge = (typeof assetAges)[number];

const AGES: Record<AssetAge, { value: string; note: string }> = {
  immutable: {
    value: "public, max-age=31536000, immutable",
    note: "A year, and never asked for again. Right when the name changes with the content, as build tools do it; wrong for style.css.",
  },
  month: { value: "public, max-age=2592000", note: "Thirty days." },
  week: { value: "public, max-age=604800", note: "Seven days." },
  day: { value: "public, max-age=86400", note: "One day." },
};

const ASSETS = "css|m?js|map|woff2?|ttf|otf|eot|avif|gif|ico|jpe?g|png|svg|webp|mp4|webm|pdf|wasm";

export function cachingPart(age: AssetAge): HtaccessPart {
  const { value, note } = AGES[age];
  return {
    title: "Caching",
    apache: ifModule("mod_headers.c", [
      line(`<FilesMatch "\\.(?i:${ASSETS})$">`, "Styles, scripts, fonts, pictures, documents."),
      line(`  Header set Cache-Control ${quote(value)}`, note),
      line("</FilesMatch>"),
      line(
        `Header setifempty Cache-Control "no-cache" "expr=%{CONTENT_TYPE} =~ m#^text/html#"`,
        "Pages may be kept but are checked at every visit, unless the program behind them says otherwise.",
      ),
    ]),
    nginxHttp: [
      line("map $uri $asset_cache {"),
      line('    default "";'),
      line(`    ${quoteNginx(`~*\\.(?:${ASSETS})$`)} ${quoteNginx(value)};`),
      line("}"),
      line("map $sent_http_content_type $cache_control {"),
      line("    default $asset_cache;"),
      line('    "~^text/html" "no-cache";'),
      line("}"),
    ],
    nginx: [line("add_header Cache-Control $cache_control;", "An empty value adds no header.")],
    modules: [],
    overrides: ["FileInfo"],
  };
}

const COMPRESSED = [
  ...["text/html", "text/css", "text/javascript", "text/plain", "text/xml", "text/calendar", "text/vcard", "application/javascript"],
  ...[
    "application/json",
    "application/ld+json",
    "application/manifest+json",
    "application/xml",
    "application/rss+xml",
    "application/atom+xml",
  ],
  ...["application/xhtml+xml", "application/wasm", "font/ttf", "font/otf", "image/svg+xml", "image/x-icon"],
];

export function compressionPart(): HtaccessPart {
  const types = COMPRESSED.join(" ");
  return {
    title: "Compression",
    apache: ifModule("mod_filter.c", [
      ...ifModule("mod_brotli.c", [line(`AddOutputFilterByType BROTLI_COMPRESS ${types}`, "Brotli where the browser takes it.")]),
      ...ifModule("mod_deflate.c", [
        line(`AddOutputFilterByType DEFLATE ${types}`, "gzip for the others. What Brotli has packed is left alone."),
      ]),
    ]),
    nginx: [
      line("gzip on;"),
      line("gzip_vary on;"),
      line("gzip_proxied any;"),
      line(`gzip_types ${COMPRESSED.slice(1).join(" ")};`, "text/html is always in it."),
    ],
    modules: [],
    overrides: ["FileInfo"],
  };
}

const TYPES: readonly (readonly [type: string, extensions: string])[] = [
  ["application/manifest+json", ".webmanifest"],
  ["application/wasm", ".wasm"],
  ["font/woff2", ".woff2"],
  ["font/woff", ".woff"],
  ["image/avif", ".avif"],
  ["image/svg+xml", ".svg .svgz"],
  ["image/webp", ".webp"],
  ["text/javascript", ".js .mjs"],
  ["video/webm", ".webm"],
];

export function typesPart(): HtaccessPart {
  return {
    title: "Character set and file types",
    apache: [
      line("AddDefaultCharset utf-8", "Pages and plain text are UTF-8."),
      ...ifModule("mod_mime.c", [
        line("AddCharset utf-8 .css .js .json .mjs .svg .vtt .webmanifest .xml", "So are these."),
        ...TYPES.map(([type, extensions]) => line(`AddType ${type} ${extensions}`)),
      ]),
    ],
    nginxHttp: [
      line("types {", "Beside include mime.types, in the same block."),
      ...TYPES.map(([type, extensions]) => line(`    ${type} ${extensions.replaceAll(".", "")};`)),
      line("}"),
    ],
    nginx: [line("charset utf-8;")],
    modules: [],
    overrides: ["FileInfo"],
  };
}

/** Fonts are the one kind of file that browsers refuse from another origin without this header. */
export function fontsPart(origins: readonly string[]): HtaccessPart {
  const fonts = "woff2?|ttf|otf|eot";
  const isAny = origins.length === 0;
  return {
    title: "Fonts for other sites",
    apache: [
      line(`<FilesMatch "\\.(?i:${fonts})$">`),
      ...(isAny
        ? [line('  Header set Access-Control-Allow-Origin "*"', "Any site may use the fonts.")]
        : [
            ...origins.map((origin) =>
              line(
                `  Header set Access-Control-Allow-Origin ${quote(origin)} "expr=%{HTTP:Origin} == '${origin}'"`,
                "Sent to this origin only: the header takes one name.",
              ),
            ),
            line('  Header merge Vary "Origin"', "Caches keep one copy an origin."),
          ]),
      line("</FilesMatch>"),
    ],
    nginxHttp: [
      line(`map ${isAny ? "$uri" : '"$http_origin $uri"'} $font_origin {`),
      line('    default "";'),
      ...(isAny
        ? [line(`    ${quoteNginx(`~*\\.(?:${fonts})$`)} "*";`)]
        : origins.map((origin) =>
            line(`    ${quoteNginx(`~*^${origin.replace(/[.]/g, "\\.")} .*\\.(?:${fonts})$`)} ${quoteNginx(origin)};`),
          )),
      line("}"),
    ],
    nginx: [line("add_header Access-Control-Allow-Origin $font_origin;")],
    modules: ["mod_headers"],
    overrides: ["FileInfo"],
  };
}

/** Only around what does no harm when it is missing: elsewhere a missing module should be heard. */
function ifModule(name: string, lines: readonly ConfigLine[]): ConfigLine[] {
  return [line(`<IfModule ${name}>`), ...indented(lines), line("</IfModule>")];
}
