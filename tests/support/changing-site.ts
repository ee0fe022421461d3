/** What a site answers that says one word of itself everywhere: in its texts, its addresses, its headers and its files. */
export function answerOfEdition(path: string, site: string, edition: string) {
  const own = `${site}/${edition}`;
  const found = answerTo(path);
  return {
    status: 200,
    ...found,
    headers: {
      "content-type": found.type,
      "x-edition": edition,
      "cache-control": "max-age=3600",
      etag: '"one"',
      ...found.headers,
    },
  };

  function answerTo(asked: string): { type: string; body: string | Buffer; headers?: Record<string, string>; status?: number } {
    if (asked === "/robots.txt")
      return { type: "text/plain", body: `User-agent: *\nDisallow: /no-${edition}/\nSitemap: ${site}/sitemap.xml\n` };
    if (asked === "/sitemap.xml")
      return {
        type: "application/xml",
        body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${own}</loc></url></urlset>`,
      };
    if (asked === "/host") return { type: "text/html", body: "", status: 301, headers: { location: `/${edition}` } };
    if (/\.(?:png|ico)$/.test(asked)) return { type: "image/png", body: PIXEL };
    return {
      type: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The ${edition} at home</title>
<meta name="description" content="All about the ${edition}"><link rel="canonical" href="${own}"><link rel="icon" href="/${edition}.png">
<meta property="og:title" content="The ${edition}"><meta property="og:image" content="${own}.png">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"The ${edition}"}</script></head>
<body><h1>The ${edition}</h1><p>${`${edition} `.repeat(20)}</p><img src="/${edition}.png" alt="A ${edition}"><a href="/${edition}">More</a></body></html>`,
    };
  }
}

const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
