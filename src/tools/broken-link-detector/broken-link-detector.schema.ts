import * as z from "zod/mini";
import { crawlInputShape } from "#core/crawl/crawl-input.ts";

/** One page has at most 1 MB when it is pasted. */
const MAX_HTML = 1_000_000;

export const brokenLinkInput = z
  .object({
    /** site: the links of every page that can be reached. page: those of one page. html: those of a page that is pasted. */
    mode: z._default(z.enum(["site", "page", "html"]), "site"),
    url: z.optional(
      z.string().check(z.trim(), z.maxLength(2_048, "That address is longer than 2,048 characters. Shorten it and try again.")),
    ),
    /** The page itself, in mode html; `url` then says where it stands. */
    html: z.optional(z.string().check(z.maxLength(MAX_HTML, "Pasted HTML may have up to 1 MB."))),
    /** Of one page: read its links after its scripts have run. */
    rendered: z._default(z.boolean(), false),
    /** Leaves addresses of other sites alone. */
    ownOnly: z._default(z.boolean(), false),
    ...crawlInputShape,
  })
  .check(
    z.refine(({ mode, url }) => mode === "html" || (url ?? "") !== "", {
      message: "Add the address of the page or site, like example.com.",
      path: ["url"],
    }),
    z.refine(({ mode, html }) => mode !== "html" || (html ?? "").trim() !== "", {
      message: "Paste the HTML of the page.",
      path: ["html"],
    }),
  );
export type BrokenLinkInput = z.input<typeof brokenLinkInput>;
/** The input with its defaults filled in. */
export type BrokenLinkRequest = z.output<typeof brokenLinkInput>;

const linkClass = z.enum(["broken", "server-error", "soft-404", "insecure", "redirected", "blocked", "unverifiable", "ok"]);

const linkSource = z.object({
  /** The page, or the style sheet, that carries the link. */
  page: z.string(),
  line: z.number(),
  /** What a visitor reads: the words, or the alt of a picture. */
  text: z.string(),
  /** Where on the page: nav, main, footer … */
  region: z.string(),
  rel: z.array(z.string()),
  /** The kind of element: a, img, script … */
  kind: z.string(),
});

const linkFinding = z.object({
  /** As linked, with its fragment when that is what is missing. */
  url: z.string(),
  class: linkClass,
  words: z.string(),
  /** Of the last answer. */
  status: z.optional(z.number()),
  isInternal: z.boolean(),
  /** Where a redirect ends. */
  finalUrl: z.optional(z.string()),
  /** The first fifty places. */
  sources: z.array(linkSource),
  /** All of them. */
  places: z.number(),
  /** What to write instead. */
  replacement: z.optional(z.object({ url: z.string(), why: z.string() })),
  /** Copies of the page in the Internet Archive; we do not look. */
  archive: z.optional(z.string()),
});
export type LinkFinding = z.output<typeof linkFinding>;

export const brokenLinkOutput = z.object({
  /** The worst first. Results of earlier versions lack it, and the next two counts. */
  verdict: z.optional(z.object({ level: z.enum(["pass", "fix", "failed"]), headline: z.string() })),
  mode: z.enum(["page", "site", "html"]),
  home: z.string(),
  ended: z.enum(["complete", "limit", "time", "errors", "refused", "robots", "stopped"]),
  /** How it ended, as a sentence. */
  endedWords: z.string(),
  pagesRead: z.number(),
  seconds: z.number(),
  /** Places where an address stands. */
  links: z.number(),
  /** Those that visitors follow; the others are what pages are made of. */
  anchors: z.optional(z.number()),
  /** Pages that scripts likely write, links and all. */
  scriptBuilt: z.optional(z.number()),
  /** Different addresses, and how many of them were judged. */
  targets: z.number(),
  checked: z.number(),
  counts: z.record(linkClass, z.number()),
  /** All that is not plainly fine, worst first. */
  findings: z.array(linkFinding),
  /** Findings beyond those that are listed. */
  moreFindings: z.number(),
  traps: z.array(z.object({ words: z.string(), example: z.string() })),
  notes: z.array(z.string()),
});
export type BrokenLinkOutput = z.output<typeof brokenLinkOutput>;
