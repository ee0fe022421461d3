import sanitizeHtml from "sanitize-html";

/** HTML that an editor may write, cut down to seventeen tags and safe links. The cleaned form is the only one kept. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["p", "br", "b", "strong", "i", "em", "u", "s", "code", "blockquote", "ul", "ol", "li", "a", "sub", "sup", "q"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "nofollow ugc noopener" }) },
  }).trim();
}

/** The words of cleaned HTML, in one line. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/blockquote)[^>]*>/g, "$& ");
  const bare = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return decode(bare).replace(/\s+/g, " ").trim();
}

/** sanitize-html writes these four entities and no others. */
const decode = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
