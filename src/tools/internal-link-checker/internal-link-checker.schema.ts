import * as z from "zod/mini";
import { crawlInputShape } from "#core/crawl/crawl-input.ts";
import { siteFinding } from "#core/crawl/site-finding.schema.ts";
import { finding } from "#core/rules/finding.schema.ts";

const MAX_HTML = 1_000_000;

export const internalLinkInput = z
  .object({
    /** site: the links between all pages that can be reached. page: those of one page. html: those of a page that is pasted. */
    mode: z._default(z.enum(["site", "page", "html"]), "site"),
    url: z.optional(
      z.string().check(z.trim(), z.maxLength(2_048, "That address is longer than 2,048 characters. Shorten it and try again.")),
    ),
    /** The page itself, in mode html; `url` then says where it stands. */
    html: z.optional(z.string().check(z.maxLength(MAX_HTML, "Pasted HTML may have up to 1 MB."))),
    /** Of one page: ask each internal address for its status. */
    statuses: z._default(z.boolean(), false),
    /** Of one page: read its links after its scripts have run. */
    rendered: z._default(z.boolean(), false),
    ...crawlInputShape,
  })
  .check(
    z.refine(({ mode, url }) => mode === "html" || (url ?? "") !== "", {
      message: "Add the address of the page or site, like example.com.",
      path: ["url"],
    }),
    z.refine(({ mode, html }) => mode !== "html" || (html ?? "").trim() !== "", { message: "Paste the HTML of the page.", path: ["html"] }),
  );
export type InternalLinkInput = z.input<typeof internalLinkInput>;
/** The input with its defaults filled in. */
export type InternalLinkRequest = z.output<typeof internalLinkInput>;

const pageLink = z.object({
  /** Absolute, or as written when it is no address. */
  url: z.string(),
  /** What a visitor reads; the alt when a picture is the link. */
  text: z.string(),
  isImage: z.boolean(),
  rel: z.array(z.string()),
  region: z.string(),
  line: z.number(),
  /** internal: this host. subdomain: another host of the site. other: mail, telephone, scripts. */
  where: z.enum(["internal", "subdomain", "external", "other"]),
  /** The first link to that address on the page, whose words count. */
  isFirst: z.boolean(),
  /** Opens a new window. */
  isBlank: z.boolean(),
  /** What is wrong with it: empty, generic, uncrawlable. */
  faults: z.array(z.enum(["empty", "generic", "uncrawlable"])),
  status: z.optional(z.number()),
  /** The status as a sentence, when it was asked for. */
  answer: z.optional(z.string()),
});
export type PageLinkRow = z.output<typeof pageLink>;

const pageLinks = z.object({
  title: z.optional(z.string()),
  links: z.array(pageLink),
  /** Links beyond those that are listed. */
  more: z.number(),
  counts: z.object({
    all: z.number(),
    internal: z.number(),
    /** Different internal addresses. */
    uniqueInternal: z.number(),
    subdomain: z.number(),
    external: z.number(),
    other: z.number(),
    nofollow: z.number(),
    ugc: z.number(),
    sponsored: z.number(),
    /** New windows without noopener or noreferrer. */
    blankWithoutNoopener: z.number(),
  }),
  findings: z.array(finding),
});
export type PageLinks = z.output<typeof pageLinks>;

const siteNode = z.object({
  url: z.string(),
  title: z.optional(z.string()),
  status: z.optional(z.number()),
  /** page: may be shown. out: noindex, canonical elsewhere, not HTML. */
  kind: z.enum(["page", "out", "redirect", "dead"]),
  /** Clicks from the home page; null when no link leads there. */
  clicks: z.nullable(z.number()),
  /** Number of the page before it on the shortest way. */
  via: z.nullable(z.number()),
  /** Links to it, and pages that carry them. */
  inlinks: z.number(),
  linkingPages: z.number(),
  /** Different pages of the site that it links to. */
  outlinks: z.number(),
  /** Its share of the internal PageRank, from 0 to 1; 0 for what is no page. */
  rank: z.number(),
  hub: z.number(),
  inSitemap: z.boolean(),
  /** The words of links to it, the most frequent first. */
  anchors: z.array(z.object({ text: z.string(), count: z.number() })),
  /** Share of links to it whose words say nothing, from 0 to 1. */
  genericShare: z.number(),
});
export type SiteNode = z.output<typeof siteNode>;

const opportunity = z.object({ from: z.string(), to: z.string(), phrase: z.string(), context: z.string() });
export type Opportunity = z.output<typeof opportunity>;

const siteLinks = z.object({
  nodes: z.array(siteNode),
  /** Number of the page, number of the page that it links to, and 1 when the link stands in the text rather than in menus: in turn. */
  edges: z.array(z.number()),
  moreEdges: z.number(),
  counts: z.object({
    pages: z.number(),
    links: z.number(),
    /** Places that lead to other sites. Results of earlier versions lack it. */
    outside: z.optional(z.number()),
    orphans: z.number(),
    deadEnds: z.number(),
    nofollow: z.number(),
    generic: z.number(),
    empty: z.number(),
    uncrawlable: z.number(),
  }),
  /** False while pages are unread: an orphan may then only look like one. */
  isComplete: z.boolean(),
  findings: z.array(siteFinding),
  opportunities: z.array(opportunity),
});
export type SiteLinks = z.output<typeof siteLinks>;

export const internalLinkOutput = z.object({
  mode: z.enum(["site", "page", "html"]),
  home: z.string(),
  ended: z.enum(["complete", "limit", "time", "errors", "refused", "robots", "stopped"]),
  endedWords: z.string(),
  seconds: z.number(),
  /** Pages that scripts likely write, links and all. Results of earlier versions lack it. */
  scriptBuilt: z.optional(z.number()),
  page: z.optional(pageLinks),
  site: z.optional(siteLinks),
  traps: z.array(z.object({ words: z.string(), example: z.string() })),
  notes: z.array(z.string()),
});
export type InternalLinkOutput = z.output<typeof internalLinkOutput>;
