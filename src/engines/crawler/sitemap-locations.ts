const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** An entity that XML does not define (`&nbsp;`), so that its text cannot be known. */
const UNDEFINED = /^(?!\s*<!\[CDATA\[)[\s\S]*?&(?!(?:amp|lt|gt|quot|apos);)[a-z]\w{1,30};/i;

/** Five times what the protocol allows. */
const MAX_LOC = 10_000;

/**
 * The `<loc>` values of a sitemap or an index, or the lines of a text one. Lenient: a wrong namespace or a cut end loses nothing else.
 * Not an XML parser, which takes twenty times as long: a crawl reads megabytes of these beside its pages.
 */
export function sitemapLocations(file: string): { isIndex: boolean; locations: readonly string[] } {
  const text = withoutComments(file);
  const isXml = /^[\s\ufeff]*</.test(text);
  if (!isXml)
    return { isIndex: false, locations: text.split(/\r\n|\r|\n/).flatMap((line) => (/^\s*https?:\/\//i.test(line) ? line.trim() : [])) };
  const [, prefix = "", root = "urlset"] = /<([\w.-]{1,40}:)?(urlset|sitemapindex)[\s>]/.exec(text.slice(0, 5_000)) ?? [];
  const locations: string[] = [];
  // image:loc and video:loc name files, not pages, so only the element of the root's own namespace counts.
  let end = 0;
  for (const opening of text.matchAll(/<([\w.-]{1,40}:)?loc(?:\s[^<>]{0,1000})?>/g)) {
    if ((opening[1] ?? "") !== prefix) continue;
    const from = opening.index + opening[0].length;
    // Looked for once however many openings stand before it, or a file made of openings would take minutes.
    if (end < from) end = text.indexOf(`</${prefix}loc`, from);
    if (end === -1) break;
    const raw = text.slice(from, Math.min(end, from + MAX_LOC + 1));
    if (raw.length <= MAX_LOC && !UNDEFINED.test(raw)) locations.push(decode(raw));
  }
  return { isIndex: root === "sitemapindex", locations };
}

function withoutComments(text: string): string {
  let kept = "";
  let at = 0;
  for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", at)) {
    const end = text.indexOf("-->", start + 4);
    if (end === -1) break;
    kept += text.slice(at, start);
    at = end + 3;
  }
  return at === 0 ? text : kept + text.slice(at);
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
