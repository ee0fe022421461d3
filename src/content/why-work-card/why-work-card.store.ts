import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toWhyWorkCard } from "./why-work-card.mapping.ts";
import { whyWorkCardListQuery } from "./why-work-card.query.ts";
import type { WhyWorkCard } from "./why-work-card.schema.ts";

export const listWhyWorkCards = (source: ContentSource): Promise<WhyWorkCard[]> =>
  readMany(source, whyWorkCardListQuery, {}, toWhyWorkCard);
