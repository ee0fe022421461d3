import { z } from "zod";
import { documentImage, line, slug, text } from "#core/content/document-fields.ts";
import { richText } from "#core/content/rich-text.ts";

export const caseStudyCard = z.object({
  _id: z.string(),
  title: text,
  seo: z.object({ title: text, description: text, slug: z.object({ current: slug }) }),
  /** Canonical address; the three fixed studies end in a slash. */
  path: z.string().startsWith("/case-study/"),
  bannerImage: documentImage.optional(),
  client: text,
  sector: text,
  /** From when to when. */
  period: text,
  /** The large figure of the banner and what it counts. */
  growth: z.object({ figure: text, label: text }),
  /** One line for cards. */
  desc: text,
  line,
  /** The measured months, drawn as the line of the plate; two points when a study compares two dates. */
  series: z.array(z.object({ label: text, value: z.number() })),
});
export type CaseStudyCard = z.output<typeof caseStudyCard>;

const section = z.object({ sectionHeading: text, content: richText.min(1) });

export const caseStudy = caseStudyCard.extend({
  about: section,
  analysis: section,
  problem: section,
  solution: section,
  result: section,
  /** What the analysis found as a part of a whole, drawn to scale. */
  scale: z.object({ figure: text, share: z.number().min(0).max(1), label: text }).optional(),
  /** Before and after, for the facts strip and the table. */
  figures: z.array(z.object({ label: text, before: text, after: text, change: text.optional() })),
  /** Which system counted it. */
  witness: text,
});
export type CaseStudy = z.output<typeof caseStudy>;
