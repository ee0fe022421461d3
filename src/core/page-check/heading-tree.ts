import * as z from "zod/mini";

const headingNode = z.object({
  level: z.number(),
  /** Words in view, the alt of images in their place. */
  text: z.string(),
  line: z.nullable(z.number()),
  /** "h2", or another element that has the role of a heading. */
  tag: z.string(),
  isHidden: z.boolean(),
  /** All its words come from the alt of an image. */
  isImage: z.boolean(),
  /** Without a name for assistive technology. */
  isNameless: z.boolean(),
  /** The levels left out between the heading before and this one: 3 between an H2 and an H4. */
  skipped: z.array(z.number()),
  /** The same words stand in an earlier heading. */
  isRepeated: z.boolean(),
});
export type HeadingNode = z.output<typeof headingNode>;

/** The headings of a page in the order of the source. */
export const headingTree = z.object({
  headings: z.array(headingNode),
  /** Of levels one to six, hidden ones not counted. */
  counts: z.array(z.number()),
  /** How many more the page has than the list holds. */
  more: z.number(),
});
export type HeadingTree = z.output<typeof headingTree>;

/** What readers meet, as an outline with indents. */
export function headingOutline(headings: readonly HeadingNode[]): string {
  return linesOf(headings, ({ level }) => `${"  ".repeat(level - 1)}H${level} `);
}

/** The same as Markdown headings. */
export function headingMarkdown(headings: readonly HeadingNode[]): string {
  return linesOf(headings, ({ level }) => `${"#".repeat(level)} `, escapeMarkdown);
}

function linesOf(headings: readonly HeadingNode[], mark: (heading: HeadingNode) => string, write = (text: string) => text): string {
  return headings
    .filter(({ isHidden }) => !isHidden)
    .map((heading) => mark(heading) + (heading.text === "" ? "(empty)" : write(heading.text)))
    .join("\n");
}

/** Signs that Markdown would read as its own inside a heading. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, "\\$&");
}
