import type { LinkKind } from "#core/crawl/page-link.ts";
import type { Attributes } from "./html-scanner.ts";

/** Attributes that hold one address each, by element: the table that checkers of links agree on, without what no browser fetches. */
const addresses: Record<string, readonly (readonly [attribute: string, kind: LinkKind])[]> = {
  link: [["href", "link"]],
  img: [
    ["src", "img"],
    ["longdesc", "cite"],
  ],
  image: [["href", "img"]],
  use: [["href", "img"]],
  input: [
    ["src", "img"],
    ["formaction", "form"],
  ],
  body: [["background", "img"]],
  table: [["background", "img"]],
  td: [["background", "img"]],
  script: [["src", "script"]],
  iframe: [["src", "frame"]],
  frame: [["src", "frame"]],
  embed: [["src", "media"]],
  object: [["data", "media"]],
  source: [["src", "media"]],
  track: [["src", "media"]],
  audio: [["src", "media"]],
  video: [
    ["src", "media"],
    ["poster", "img"],
  ],
  form: [["action", "form"]],
  button: [["formaction", "form"]],
  blockquote: [["cite", "cite"]],
  q: [["cite", "cite"]],
  del: [["cite", "cite"]],
  ins: [["cite", "cite"]],
};

/** Hints about hosts name no file. */
const hostHints = new Set(["preconnect", "dns-prefetch"]);

/** Properties whose content is an address that others fetch. */
const sharedAddresses = new Set([
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "og:url",
  "og:video",
  "og:video:url",
  "og:video:secure_url",
  "og:audio",
  "og:audio:url",
  "twitter:image",
  "twitter:image:src",
  "twitter:player",
]);

interface NamedAddress {
  raw: string;
  kind: LinkKind;
}

/** The addresses in the attributes of one element, other than those of `a` and `area`. */
export function addressesOf(tagName: string, attributes: Attributes): readonly NamedAddress[] {
  const found: NamedAddress[] = [];
  const add = (raw: string | undefined, kind: LinkKind) => {
    if (raw !== undefined && raw.trim() !== "") found.push({ raw, kind });
  };
  if (tagName === "link" && namesNoFile(attributes.get("rel"))) return found;
  for (const [attribute, kind] of addresses[tagName] ?? []) add(attributes.get(attribute), kind);
  if (tagName === "img" || tagName === "source") for (const raw of srcsetAddresses(attributes.get("srcset") ?? "")) add(raw, "img");
  if (tagName === "link") for (const raw of srcsetAddresses(attributes.get("imagesrcset") ?? "")) add(raw, "img");
  if (tagName === "meta" && sharedAddresses.has((attributes.get("property") ?? attributes.get("name") ?? "").toLowerCase()))
    add(attributes.get("content"), "share");
  const style = attributes.get("style");
  if (style?.includes("(")) for (const raw of cssAddresses(style)) add(raw, "css");
  return found;
}

/** A link that is a hint and also something else is fetched for that. Tokens stand between ASCII white space, and nothing else. */
function namesNoFile(rel = ""): boolean {
  const tokens = rel
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean);
  return tokens.length > 0 && tokens.every((token) => hostHints.has(token));
}

/** The addresses of a srcset, whose descriptors and commas follow them: https://html.spec.whatwg.org/multipage/images.html#srcset-attributes */
function srcsetAddresses(srcset: string): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < srcset.length) {
    while (at < srcset.length && /[\s,]/.test(srcset.charAt(at))) at++;
    const start = at;
    while (at < srcset.length && !/\s/.test(srcset.charAt(at))) at++;
    let address = srcset.slice(start, at);
    if (address === "") break;
    const bare = address.replace(/,+$/, "");
    // A comma right after the address ends the candidate; otherwise its descriptors run to the next comma outside brackets.
    if (bare === address) {
      let depth = 0;
      for (; at < srcset.length; at++) {
        const character = srcset.charAt(at);
        if (character === "(") depth++;
        else if (character === ")") depth--;
        else if (character === "," && depth <= 0) break;
      }
    } else address = bare;
    if (address !== "") found.push(address);
  }
  return found;
}

/** Every `url()` and `@import` of a style sheet or a style attribute, comments left out. */
export function cssAddresses(css: string): string[] {
  const found: string[] = [];
  for (const [, double, single, bare, importDouble, importSingle] of withoutComments(css).matchAll(
    /url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]+))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi,
  )) {
    const raw = double ?? single ?? bare ?? importDouble ?? importSingle ?? "";
    if (raw !== "" && !/^(?:data|about|blob):/i.test(raw) && !raw.startsWith("#")) found.push(raw.replace(/\\(.)/g, "$1"));
  }
  return found;
}

function withoutComments(css: string): string {
  if (!css.includes("/*")) return css;
  let kept = "";
  for (let at = 0; ; ) {
    const start = css.indexOf("/*", at);
    if (start === -1) return kept + css.slice(at);
    kept += css.slice(at, start);
    const end = css.indexOf("*/", start + 2);
    if (end === -1) return kept;
    at = end + 2;
  }
}

/** Properties of schema.org whose value is an address that can be opened. `@id` is a name, and may lead nowhere. */
const openable = new Set([
  "url",
  "image",
  "logo",
  "sameAs",
  "contentUrl",
  "embedUrl",
  "thumbnailUrl",
  "downloadUrl",
  "installUrl",
  "discussionUrl",
  "mainEntityOfPage",
  "hasMap",
  "item",
  "license",
  "acquireLicensePage",
  "photo",
  "thumbnail",
  "urlTemplate",
]);

/** The addresses, and every `dateModified`, of a block of JSON-LD, however it is nested. A block that is not JSON gives none. */
export function readJsonLd(text: string): { addresses: string[]; modified: string[] } {
  const found = { addresses: [] as string[], modified: [] as string[] };
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch {
    return found;
  }
  const open: { key: string; value: unknown }[] = [{ key: "", value: block }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { key, value } = node;
    if (typeof value === "string") {
      if (key === "dateModified") found.modified.push(value);
      // A template with a placeholder is no address yet.
      if (openable.has(key) && /^https?:\/\//i.test(value) && !value.includes("{")) found.addresses.push(value);
    } else if (Array.isArray(value)) for (const item of value) open.push({ key, value: item });
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) open.push({ key: name, value: inner });
  }
  return found;
}
