import type { z } from "zod";
import type { ContentSource } from "#core/content/content-source.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional } from "#core/content/field.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

const titled = field.group("Point", { title: field.text("Title"), text: field.text("Text", { rows: 3 }) });

/** What editors may replace of a tool's copy. A field that is not set leaves the folder's own. */
export const toolDocument = defineContentType({
  name: "tool",
  title: "Tool's words",
  plural: "Tools' words",
  address: (slug) => `/tools/${slug}/`,
  fields: {
    slug: field.slug("Tool", "", {
      help: "The last part of the tool's address. Every field that you leave empty keeps the tool's own words.",
    }),
    seoTitle: optional(field.text("Title in search results", { tab: "search" })),
    seoDescription: optional(field.text("Description in search results", { rows: 3, tab: "search" })),
    intro: optional(field.text("Opening", { rows: 3 })),
    steps: optional(
      field.list(
        "How to use it",
        field.group("Step", { stepTitle: field.text("Title"), stepDescription: field.text("Text", { rows: 2 }) }),
      ),
    ),
    checks: optional(field.list("What it checks", titled)),
    cannotKnow: optional(field.list("What it cannot know", titled)),
    content: optional(
      field.list(
        "Sections",
        field.group("Section", {
          heading: field.text("Heading"),
          paragraphs: field.list("Paragraphs", field.text("Paragraph", { rows: 4 })),
        }),
      ),
    ),
    limits: optional(field.text("Limits", { rows: 3, help: "How much it takes at once, and where it stops." })),
    sources: optional(
      field.list(
        "Sources",
        field.group("Source", { title: field.text("Title"), url: field.url("Address"), checkedOn: field.day("Checked on") }),
      ),
    ),
    faq: optional(
      field.list("Questions", field.group("Question", { question: field.text("Question"), answer: field.text("Answer", { rows: 3 }) })),
    ),
    handOff: optional(
      field.group("Where to go next", {
        service: field.slugText("Service", { help: "The last part of the service's address." }),
        title: field.text("Title"),
        text: field.text("Text", { rows: 2 }),
      }),
    ),
  },
  // The page is the tool's, and so is what it says of it: a document only changes words.
  jsonLd: "page alone",
});
export type ToolDocument = z.output<typeof toolDocument.document>;
toolDocument.document satisfies z.ZodType<{ slug: string } & { [Field in keyof ToolCopy]?: ToolCopy[Field] | undefined }>;

export const { list: listToolDocuments } = toolDocument;

/**
 * From the list: most tools have no document, and one answer about all of them lets every tool's page be made while a hosted
 * dataset is away.
 */
export const readToolDocument = async (source: ContentSource, slug: string): Promise<ToolDocument | undefined> =>
  (await listToolDocuments(source)).find((tool) => tool.slug === slug);
