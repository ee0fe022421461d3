import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toCategory } from "./category.mapping.ts";
import { categoryBySlugQuery, categoryListQuery } from "./category.query.ts";
import type { Category } from "./category.schema.ts";

export const listCategories = (source: ContentSource): Promise<Category[]> => readMany(source, categoryListQuery, {}, toCategory);

export const readCategory = (source: ContentSource, slug: string): Promise<Category | undefined> =>
  readOne(source, categoryBySlugQuery, { slug }, toCategory);
