import * as z from "zod/mini";

const MAX_ADDRESSES = 25;
const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Add the address of the page."),
    z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
  );

const fields = {
  /** The page to fetch; beside `html`, the address that the pasted page has or will have. */
  url: z.optional(address),
  html: z.optional(
    z
      .string()
      .check(
        z.minLength(1, "Paste the HTML of the page."),
        z.maxLength(1_000_000, "That is more than 1 MB of HTML. Paste the part that matters."),
      ),
  ),
  urls: z.optional(
    z
      .array(address)
      .check(
        z.minLength(1, "Add at least one address."),
        z.maxLength(MAX_ADDRESSES, "25 addresses a run is the limit. Run the rest after these."),
      ),
  ),
  /** A second address to set beside `url`, or beside the kept page: the same one then shows what changed since. */
  compareWith: z.optional(address),
  /** A page that an earlier run kept: read again as it was, without a fetch. */
  snapshot: z.optional(z.string().check(z.regex(/^[\w-]{16,40}$/, "That is not the number of a kept page."))),
};

/** What every tool that reads pages may be given: an address, two, a list, the HTML itself, or a kept page. */
export const pageInput = pageInputWith({});
export type PageInput = z.output<typeof pageInput>;

/** The same with fields of a tool's own. */
export function pageInputWith<Shape extends z.core.$ZodLooseShape>(own: Shape) {
  return z.object({ ...fields, ...own }).check(
    z.refine((given) => waysOf(given as PageFields) > 0, { error: "Add the address of a page, or paste its HTML.", path: ["url"] }),
    z.refine((given) => waysOf(given as PageFields) < 2, {
      error: "Give one address, or HTML, or a list of addresses: one of the three.",
      path: ["urls"],
    }),
    z.refine((given) => canCompare(given as PageFields), { error: "Add the first of the two addresses.", path: ["url"] }),
  );
}

/** The same, with the wish to open the page in a browser as well and compare it after its scripts ran. One address only. */
export const renderedPageInput = pageInputWith({ rendered: z.optional(z.boolean()) });
export type RenderedPageInput = z.output<typeof renderedPageInput>;

type PageFields = { [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> };

function waysOf({ url, html, urls, snapshot }: PageFields): number {
  return [html ?? url, urls, snapshot].filter((way) => way !== undefined).length;
}

function canCompare({ url, html, snapshot, compareWith }: PageFields): boolean {
  return compareWith === undefined || snapshot !== undefined || (url !== undefined && html === undefined);
}
