import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toAuthor } from "./author.mapping.ts";
import { authorBySlugQuery, authorListQuery } from "./author.query.ts";
import type { Author } from "./author.schema.ts";

export const listAuthors = (source: ContentSource): Promise<Author[]> => readMany(source, authorListQuery, {}, toAuthor);

export const readAuthor = (source: ContentSource, slug: string): Promise<Author | undefined> =>
  readOne(source, authorBySlugQuery, { slug }, toAuthor);
