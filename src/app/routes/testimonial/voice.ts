import type { Testimonial } from "#content/testimonial/testimonial.content-type.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import type { Line } from "#core/line.ts";
import { siteConstants } from "#core/site-constants.ts";
import { cutWords } from "#core/text/format.ts";

/** What the page shows of a testimonial, in both of its forms. */
export interface Voice {
  id: string;
  name: string;
  designation: string;
  company: string;
  avatar: DocumentImage | undefined;
  mark: DocumentImage | undefined;
  /** HTML, sanitised. */
  content: string;
  /** The first fifteen words. */
  feedback: string;
  isCut: boolean;
  line: Line;
  /** The study that tells the same work. */
  casePath: string | undefined;
}

const liveries: readonly Line[] = ["blue", "red", "green", "purple", "pink"];

/** A voice rides on the line of its case study, or on the next one in turn. */
export function toVoice(
  { _id, name, designation, company, avatar, mark, content, plainContent }: Testimonial,
  index: number,
  studies: readonly { client: string; path: string; line: Line }[],
): Voice {
  const study = studies.find(({ client }) => client === company);
  const feedback = cutWords(plainContent, siteConstants.excerptWords.testimonial);
  return {
    id: _id,
    name,
    designation,
    company,
    avatar,
    mark,
    content,
    feedback,
    isCut: feedback.endsWith("…"),
    line: study?.line ?? liveries[index % liveries.length] ?? "blue",
    casePath: study?.path,
  };
}
