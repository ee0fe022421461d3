import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toPage } from "./page.mapping.ts";
import { pageBySlugQuery, pageListQuery } from "./page.query.ts";
import type { Page } from "./page.schema.ts";

export const listPages = (source: ContentSource): Promise<Page[]> => readMany(source, pageListQuery, {}, toPage);

export const readPage = (source: ContentSource, slug: string): Promise<Page | undefined> =>
  readOne(source, pageBySlugQuery, { slug }, toPage);
