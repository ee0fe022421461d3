import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toFounder } from "./founder.mapping.ts";
import { founderBySlugQuery, founderListQuery } from "./founder.query.ts";
import type { Founder } from "./founder.schema.ts";

export const listFounders = (source: ContentSource): Promise<Founder[]> => readMany(source, founderListQuery, {}, toFounder);

export const readFounder = (source: ContentSource, slug: string): Promise<Founder | undefined> =>
  readOne(source, founderBySlugQuery, { slug }, toFounder);
