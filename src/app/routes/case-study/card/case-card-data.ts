import type { CaseStudyCard } from "#content/case-study/case-study.content-type.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import type { Line } from "#core/line.ts";

/** What a card shows of a study. */
export interface CaseCardData {
  path: string;
  client: string;
  figure: string;
  label: string;
  desc: string;
  line: Line;
  banner: DocumentImage | undefined;
}

export const toCaseCard = ({ path, client, growth, desc, line, bannerImage }: CaseStudyCard): CaseCardData => ({
  path,
  client,
  ...growth,
  desc,
  line,
  banner: bannerImage,
});
