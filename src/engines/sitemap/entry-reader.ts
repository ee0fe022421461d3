import type { SaxesTagNS } from "saxes";
import { checkChangefreq, checkLastmod, checkLoc, checkPriority } from "./check-entry.ts";
import type { ProblemList } from "./problem-list.ts";
import type { SitemapDocument, SitemapEntry } from "./sitemap-document.ts";
import { extensionOf, isForeign } from "./sitemap-namespaces.ts";

type Kind = SitemapDocument["kind"];
interface Root {
  kind: Kind;
  uri: string;
}
type Entry = { -readonly [K in keyof SitemapEntry]: SitemapEntry[K] } & {
  alternates: { hreflang: string; href: string }[];
  imageLocs?: string[];
  /** Addresses beyond the one that an entry may have. */
  others: { loc: string; line: number }[];
  /** The address holds an entity that XML does not define, so it cannot be read. */
  isSpoiled?: boolean;
};

/** The order of the schema, other namespaces last. In an index any order will do. */
const FIELDS = ["loc", "lastmod", "changefreq", "priority"] as const;
type Field = (typeof FIELDS)[number];
/** RSS 2.0, Atom 1.0 and 0.3, Dublin Core. When a page changed counts more than when it came out. */
const CHANGED = new Set(["updated", "modified"]);
const PUBLISHED = new Set(["pubdate", "published", "issued", "date"]);
const MAX_TEXT = 10_000;
const IMAGES_OF_A_PAGE = 20;
const IMAGES_OF_A_FILE = 20_000;

/** Turns the elements of a sitemap or a feed into entries, and reports what is wrong with each. */
export function createEntryReader(problems: ProblemList, onEntry: (entry: SitemapEntry) => void, now: number) {
  let entry: Entry | undefined;
  let entryDepth = 0;
  let root: Root = { kind: "unknown", uri: "" };
  /** Fields met in the open entry, in order. */
  let met: Field[] = [];
  /** What the text belongs to, and where its element began. */
  let reading: { field: string; depth: number; line: number; text: string } | undefined;
  let metExtension = false;
  let metEntry = false;
  let imageHasLoc = true;
  let imagesKept = 0;

  function open(tag: SaxesTagNS, depth: number, line: number) {
    const { kind } = root;
    if (!entry) return openOutside(tag, depth, line);
    const extension = extensionOf(tag.uri, tag.prefix);
    if (extension) {
      metExtension = true;
      if (kind === "sitemapindex") problems.add("unknown-element", line, `<${tag.name}>`);
      openExtension(extension, tag, depth, line);
      return;
    }
    if (kind === "rss" || kind === "atom") return openInFeed(tag, depth, line, kind);
    if (depth !== entryDepth + 1) {
      // Markup inside an address or a date; what stands in other namespaces is theirs.
      if (reading) problems.add("unknown-element", line, `<${tag.name}>`);
      return;
    }
    if (kind === "urlset" && isForeign(tag.uri, root.uri)) {
      metExtension = true;
      return;
    }
    const field = FIELDS.find((name) => name === tag.local);
    if (!field || (kind === "sitemapindex" && field !== "loc" && field !== "lastmod"))
      return problems.add("unknown-element", line, `<${tag.name}>`);
    checkAttributes(tag, line, problems);
    // A second address is reported when its text has been read.
    if (met.includes(field) && field !== "loc") problems.add("element-twice", line, `<${tag.name}>`);
    else if (kind === "urlset" && (metExtension || met.some((earlier) => FIELDS.indexOf(earlier) > FIELDS.indexOf(field))))
      problems.add("wrong-order", line, `<${tag.name}>`);
    met.push(field);
    reading = { field, depth, line, text: "" };
  }

  function openOutside(tag: SaxesTagNS, depth: number, line: number) {
    const { kind, uri } = root;
    const isSitemap = isSitemapRoot();
    const name = tag.local.toLowerCase();
    const isEntry =
      (kind === "urlset" && name === "url") ||
      (kind === "sitemapindex" && name === "sitemap") ||
      (kind === "rss" && name === "item") ||
      (kind === "atom" && name === "entry");
    if (!isEntry) {
      if (!isSitemap || depth > 2) return;
      // Other namespaces may stand before the entries of a sitemap, and nowhere in an index; feeds have a head of their own.
      if (kind === "sitemapindex" || !isForeign(tag.uri, uri)) problems.add("unknown-element", line, `<${tag.name}>`);
      else if (metEntry) problems.add("wrong-order", line, `<${tag.name}>`);
      return;
    }
    metEntry = true;
    if (isSitemap) {
      if (tag.uri !== uri || tag.local !== name) problems.add("unknown-element", line, `<${tag.name}>`);
      checkAttributes(tag, line, problems);
    }
    entry = { loc: "", line, images: 0, videos: 0, hasNews: false, alternates: [], others: [] };
    entryDepth = depth;
    met = [];
    metExtension = false;
  }

  function openExtension(extension: string, tag: SaxesTagNS, depth: number, line: number) {
    if (!entry) return;
    if (extension === "image" && tag.local === "image") {
      entry.images++;
      imageHasLoc = false;
      if (entry.images === 1_001) problems.add("too-many-images", entry.line, entry.loc);
    } else if (extension === "image" && tag.local === "loc") reading = { field: "image", depth, line, text: "" };
    else if (extension === "video" && tag.local === "video") entry.videos++;
    else if (extension === "news" && tag.local === "news") entry.hasNews = true;
    else if (extension === "xhtml" && tag.local === "link" && attribute(tag, "rel") === "alternate") {
      const [hreflang, href] = [attribute(tag, "hreflang"), attribute(tag, "href")];
      if (hreflang && href) entry.alternates.push({ hreflang, href });
      else problems.add("alternate-incomplete", line, `<${tag.name}>`);
    }
  }

  function openInFeed(tag: SaxesTagNS, depth: number, line: number, kind: Kind) {
    if (!entry || depth !== entryDepth + 1) return;
    const name = tag.local.toLowerCase();
    if (kind === "atom" && name === "link") {
      const rel = attribute(tag, "rel") ?? "alternate";
      if (rel === "alternate" && entry.loc === "") {
        entry.loc = (attribute(tag, "href") ?? "").trim();
        entry.line = line;
      }
    } else if (kind === "rss" && (name === "link" || (name === "guid" && attribute(tag, "isPermaLink") !== "false")))
      reading = { field: name, depth, line, text: "" };
    else if (CHANGED.has(name)) reading = { field: "changed", depth, line, text: "" };
    else if (PUBLISHED.has(name)) reading = { field: "published", depth, line, text: "" };
  }

  function close(tag: SaxesTagNS, depth: number, line: number) {
    if (reading && reading.depth === depth) {
      const { field, text, line: from } = reading;
      reading = undefined;
      if (entry) finishField(entry, field, text, from);
    }
    if (entry && depth === entryDepth) {
      finishEntry(entry, line);
      entry = undefined;
    } else if (entry && !imageHasLoc && tag.local === "image") {
      problems.add("image-without-loc", line, entry.loc);
      imageHasLoc = true;
    }
  }

  function finishField(open: Entry, field: string, raw: string, line: number) {
    const text = raw.trim();
    switch (field) {
      case "loc":
        if (met.filter((name) => name === "loc").length > 1) problems.add("element-twice", line, `<loc>${text}`);
        if (open.loc !== "") open.others.push({ loc: text, line });
        else {
          open.loc = text;
          open.line = line;
        }
        return;
      case "lastmod":
        open.lastmod = text;
        return checkLastmod(text, line, now, problems);
      case "changefreq":
        open.changefreq = text;
        return checkChangefreq(text, line, problems);
      case "priority":
        open.priority = text;
        return checkPriority(text, line, problems);
      case "image":
        imageHasLoc = text !== "";
        if (imageHasLoc && imagesKept < IMAGES_OF_A_FILE && (open.imageLocs?.length ?? 0) < IMAGES_OF_A_PAGE) {
          imagesKept++;
          open.imageLocs = [...(open.imageLocs ?? []), text];
        }
        return;
      case "link":
      case "guid":
        if (open.loc === "" && /^https?:\/\//i.test(text)) {
          open.loc = text;
          open.line = line;
        }
        return;
      case "changed":
        open.lastmod = text;
        return;
      default:
        open.lastmod ??= text;
    }
  }

  function finishEntry(open: Entry, line: number) {
    const { others, isSpoiled, ...found } = open;
    if (isSpoiled) return;
    if (open.loc === "") return problems.add("loc-missing", open.line);
    checkLoc(open.loc, open.line, problems);
    if (!isSitemapRoot()) {
      const time = Date.parse(open.lastmod ?? "");
      if (open.lastmod !== undefined && Number.isNaN(time)) problems.add("lastmod-invalid", line, open.lastmod);
      if (Number.isNaN(time)) delete found.lastmod;
      else found.lastmod = new Date(time).toISOString();
    }
    onEntry(found);
    for (const other of others.filter(({ loc }) => loc !== "")) {
      checkLoc(other.loc, other.line, problems);
      onEntry({ ...found, ...other });
    }
  }

  const isSitemapRoot = () => root.kind === "urlset" || root.kind === "sitemapindex";

  return {
    begin(found: Root) {
      root = found;
    },
    open,
    close,
    /** What is read just now holds an entity that nothing defines. */
    spoil() {
      if (entry && reading?.field === "loc") entry.isSpoiled = true;
    },
    /** The file ends, perhaps within an entry: an address that is complete counts. */
    end(line: number) {
      if (entry && entry.loc !== "") finishEntry(entry, line);
      entry = undefined;
    },
    text(piece: string, depth: number, line: number) {
      if (reading) {
        if (reading.text.length < MAX_TEXT) reading.text += piece;
      } else if ((depth === 1 || (entry && depth === entryDepth)) && isSitemapRoot() && /\S/.test(piece))
        problems.add("stray-text", line, piece);
    },
  };
}

function attribute(tag: SaxesTagNS, name: string): string | undefined {
  return Object.values(tag.attributes).find(({ local }) => local === name)?.value;
}

/** The schema gives its elements none; namespaces and schema locations are XML's own. */
export function checkAttributes(tag: SaxesTagNS, line: number, problems: ProblemList): void {
  const unknown = Object.values(tag.attributes).find(({ prefix, name }) => name !== "xmlns" && prefix !== "xmlns" && prefix !== "xsi");
  if (unknown) problems.add("unknown-attribute", line, `${tag.name} ${unknown.name}="${unknown.value}"`);
}
