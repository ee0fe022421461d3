import * as z from "zod/mini";

/** Where a generator of head tags begins from, in place of its own fields. */
export const importShape = {
  /** Read the head of this page. */
  importUrl: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Add the address of the page."),
        z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
      ),
  ),
  /** Read the head of this HTML; `importUrl` is then the address it has or will have. */
  importHtml: z.optional(
    z
      .string()
      .check(z.minLength(1, "Paste the HTML of the page."), z.maxLength(1_000_000, "That is more than 1 MB of HTML. Paste the head.")),
  ),
  /** Read the head of a page that an earlier run kept. */
  snapshot: z.optional(z.string().check(z.regex(/^[\w-]{16,40}$/, "That is not the number of a kept page."))),
};
