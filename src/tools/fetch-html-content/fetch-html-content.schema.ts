import * as z from "zod/mini";

export const fetchHtmlContentInput = z
  .object({
    url: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, "Add the address of the page."),
          z.maxLength(2048, "That address is longer than 2,048 characters. Shorten it and try again."),
        ),
    ),
    /** HTML to convert in place of a page. */
    html: z.optional(
      z.string().check(z.minLength(1, "Paste some HTML."), z.maxLength(1_000_000, "That is more than 1 MB of HTML. Paste a part of it.")),
    ),
    /** A page that an earlier run kept. */
    snapshot: z.optional(z.string().check(z.regex(/^[\w-]{16,40}$/, "That is not the number of a kept page."))),
    /** Under whose name to ask; all but our own are imitations. */
    as: z.optional(z.enum(["tool", "googlebot", "chrome"])),
    /** Also open the page in a browser and say what its scripts change. */
    render: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ url, html, snapshot }) => url !== undefined || html !== undefined || snapshot !== undefined, {
      error: "Add the address of a page, or paste its HTML.",
      path: ["url"],
    }),
  );
export type FetchHtmlContentInput = z.output<typeof fetchHtmlContentInput>;

/** A text as long as it was, and the part of it that is here. */
const shownText = z.object({ text: z.string(), characters: z.number(), lines: z.number(), cut: z.boolean() });
export type ShownText = z.output<typeof shownText>;

const change = z.object({ name: z.string(), raw: z.nullable(z.string()), rendered: z.nullable(z.string()), differs: z.boolean() });

const rendered = z.object({
  html: shownText,
  /** What scripts changed, part by part. */
  changes: z.array(change),
  /** Line by line over both as prettified; null when they are too long to compare. */
  diff: z.nullable(z.array(z.object({ kind: z.enum(["same", "added", "removed"]), text: z.string(), lines: z.number() }))),
  /** Requests that were refused or failed while it rendered. */
  failed: z.array(z.object({ url: z.string(), reason: z.string() })),
  /** False when it was still busy as its time ran out. */
  isSettled: z.boolean(),
  seconds: z.number(),
});
export type Rendered = z.output<typeof rendered>;

export const fetchHtmlContentOutput = z.object({
  input: z.string(),
  url: z.string(),
  kept: z.nullable(z.object({ id: z.string(), takenAt: z.string(), until: z.string() })),
  as: z.enum(["tool", "googlebot", "chrome"]),
  /** Null for pasted HTML. */
  fetched: z.nullable(
    z.object({
      status: z.number(),
      bytes: z.number(),
      bytesWire: z.number(),
      totalMs: z.number(),
      charset: z.string(),
      charsetFrom: z.string(),
      type: z.nullable(z.string()),
      truncated: z.boolean(),
      hops: z.array(z.object({ url: z.string(), status: z.number() })),
    }),
  ),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Set where each form is here with its beginning only: in the document of a page, of long ones. */
  isShortened: z.optional(z.boolean()),
  html: shownText,
  text: shownText,
  markdown: shownText,
  pretty: shownText,
  /** Where Googlebot stops reading; null when the page ends before. */
  googleCut: z.nullable(z.object({ line: z.number(), bytesAfter: z.number() })),
  /** Why there is no rendered view, in words; null when it was not asked for or is here. */
  renderProblem: z.nullable(z.string()),
  rendered: z.nullable(rendered),
});
export type FetchHtmlContentOutput = z.output<typeof fetchHtmlContentOutput>;
