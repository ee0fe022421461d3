interface HeaderLink {
  /** As written between the angle brackets. */
  target: string;
  /** Lower-cased. */
  rel: string[];
  /** The other parameters, names lower-cased. */
  attributes: Record<string, string>;
  /** The link as it stands in the header. */
  text: string;
}

/** The links of one `Link:` header that are about the page itself, by RFC 8288. What does not follow its grammar is left out. */
export function readLinks(value: string, page: string): HeaderLink[] {
  return [...value.matchAll(LINK)].flatMap(([text, target = "", parameters = ""]) => {
    const attributes: Record<string, string> = {};
    for (const [, name = "", quoted, bare] of parameters.matchAll(PARAMETER)) {
      // The first of two parameters with the same name counts: section 3.3.
      attributes[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, "$1") ?? bare ?? "";
    }
    const { rel = "", ...others } = attributes;
    // A link with an anchor is about that address, and about the page only when it is the page's own: section 3.2.
    const { anchor } = others;
    if (anchor !== undefined && URL.parse(anchor, page)?.href !== page) return [];
    return [{ target, rel: rel.toLowerCase().split(/\s+/).filter(Boolean), attributes: others, text }];
  });
}

// Empty parameters are skipped: appendix B.3.
const LINK = /<([^<>]*)>((?:\s*;[\s;]*(?:[^\s=;,"<>]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"<>]*))?)?)*)/g;
const PARAMETER = /;\s*([^\s=;,"<>]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"<>]*)))?/g;
