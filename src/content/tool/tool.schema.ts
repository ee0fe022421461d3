import { z } from "zod";
import { isoDate, slug, text } from "#core/content/document-fields.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

const titled = z.array(z.object({ title: text, text }));

/** What editors may replace of a tool's copy. A field that is not set leaves the folder's own. */
export const toolDocument = z.object({
  _id: z.string(),
  slug,
  seoTitle: text.optional(),
  seoDescription: text.optional(),
  intro: text.optional(),
  steps: z.array(z.object({ stepTitle: text, stepDescription: text })).optional(),
  checks: titled.optional(),
  cannotKnow: titled.optional(),
  content: z.array(z.object({ heading: text, paragraphs: z.array(text) })).optional(),
  limits: text.optional(),
  sources: z.array(z.object({ title: text, url: z.url({ protocol: /^https?$/ }), checkedOn: isoDate })).optional(),
  faq: z.array(z.object({ question: text, answer: text })).optional(),
  handOff: z.object({ service: slug, title: text, text }).optional(),
}) satisfies z.ZodType<{ slug: string } & { [Field in keyof ToolCopy]?: ToolCopy[Field] | undefined }>;
export type ToolDocument = z.output<typeof toolDocument>;
