import { z } from "zod";
import { type CaseStudy, type CaseStudyCard, caseStudy, caseStudyCard } from "./case-study.schema.ts";

export const toCaseStudyCard = (raw: unknown): CaseStudyCard => caseStudyCard.parse(prepared(raw));

export const toCaseStudy = (raw: unknown): CaseStudy => caseStudy.parse(prepared(raw));

/** The specification gives these three their addresses, with the slash; every later study goes without. */
const fixedSlugs: readonly string[] = ["ai-content-tool", "project-management-tool", "living-healthy-24"];

function prepared(raw: unknown) {
  const { seo } = rawCaseStudy.parse(raw);
  const slug = seo.slug.current;
  return { series: [], figures: [], ...(raw as object), path: `/case-study/${slug}${fixedSlugs.includes(slug) ? "/" : ""}` };
}

const rawCaseStudy = z.looseObject({ seo: z.looseObject({ slug: z.looseObject({ current: z.string() }) }) });
