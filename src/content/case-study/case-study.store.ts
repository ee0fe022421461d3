import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toCaseStudy, toCaseStudyCard } from "./case-study.mapping.ts";
import { caseStudyBySlugQuery, caseStudyListQuery } from "./case-study.query.ts";
import type { CaseStudy, CaseStudyCard } from "./case-study.schema.ts";

export const listCaseStudies = (source: ContentSource): Promise<CaseStudyCard[]> =>
  readMany(source, caseStudyListQuery, {}, toCaseStudyCard);

export const readCaseStudy = (source: ContentSource, slug: string): Promise<CaseStudy | undefined> =>
  readOne(source, caseStudyBySlugQuery, { slug }, toCaseStudy);
