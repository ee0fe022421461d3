import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toFaqEntry } from "./faq.mapping.ts";
import { faqByTopicQuery } from "./faq.query.ts";
import type { FaqEntry, FaqTopic } from "./faq.schema.ts";

export const listFaq = (source: ContentSource, topic: FaqTopic): Promise<FaqEntry[]> =>
  readMany(source, faqByTopicQuery, { topic }, toFaqEntry);
