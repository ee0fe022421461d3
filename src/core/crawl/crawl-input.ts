import * as z from "zod/mini";
import { DEFAULT_PAGES, MAX_PAGES } from "./crawl-limits.ts";

export const siteAddress = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Add the address of the site, like example.com."),
    z.maxLength(2_048, "That address is longer than 2,048 characters. Shorten it and try again."),
  );

const patterns = z._default(
  z
    .array(z.string().check(z.trim(), z.maxLength(200, "A pattern has at most 200 characters.")))
    .check(z.maxLength(20, "20 patterns are the most for one crawl.")),
  [],
);

/** A host alone, or none; what somebody copied from the address bar is taken too. */
export const STOOD_FOR = /^(?:(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?\/?)?$/i;

/** The options of every crawl, as fields of a tool's input. */
export const crawlInputShape = {
  maxPages: z._default(
    z
      .number()
      .check(
        z.int("Give the number of pages as a whole number."),
        z.gte(1, "Read at least 1 page."),
        z.lte(MAX_PAGES, "500 pages is the most that one crawl reads."),
      ),
    DEFAULT_PAGES,
  ),
  scope: z._default(z.enum(["host", "www", "subdomains", "folder"]), "host"),
  /** Only paths that match, one pattern a line: `/blog/`, `*?page=`. */
  include: patterns,
  /** No paths that match. */
  exclude: patterns,
  /** Takes /list?sort=price and /list for one page. */
  ignoreQuery: z._default(z.boolean(), false),
  /** Parameters that name no page: `utm_*`, `sort`. */
  ignoreParams: patterns,
  /** The host that a staging copy stands for: addresses there are taken for its own. */
  standsFor: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(260, "A host has at most 253 characters."),
        z.regex(STOOD_FOR, "Write the host alone, like www.example.com."),
      ),
    "",
  ),
  /** Pages count for themselves, whatever they name as canonical. */
  ignoreCanonicals: z._default(z.boolean(), false),
};
