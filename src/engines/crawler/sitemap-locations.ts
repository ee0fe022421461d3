const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The `<loc>` values of a sitemap or an index, or the lines of a text one. Lenient: a wrong namespace or a cut end loses nothing else. */
export function sitemapLocations(text: string): { isIndex: boolean; locations: readonly string[] } {
  const isXml = /^[\s\ufeff]*</.test(text);
  if (!isXml)
    return { isIndex: false, locations: text.split(/\r\n|\r|\n/).flatMap((line) => (/^\s*https?:\/\//i.test(line) ? line.trim() : [])) };
  const locations: string[] = [];
  // image:loc and video:loc name files, not pages, so only the plain element counts.
  for (let at = text.indexOf("<loc>"); at !== -1; at = text.indexOf("<loc>", at + 5)) {
    const end = text.indexOf("</loc>", at);
    if (end === -1) break;
    locations.push(decode(text.slice(at + 5, end)));
  }
  return { isIndex: /<sitemapindex[\s>]/.test(text.slice(0, 5_000)), locations };
}

function decode(raw: string): string {
  const text = raw.trim();
  if (text.startsWith("<![CDATA[") && text.endsWith("]]>")) return text.slice(9, -3).trim();
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex?: string, decimal?: string, name = "") => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (hex !== undefined || decimal !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return ENTITIES[name.toLowerCase()] ?? whole;
  });
}
