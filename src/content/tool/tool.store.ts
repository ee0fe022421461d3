import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toToolDocument } from "./tool.mapping.ts";
import { toolBySlugQuery, toolListQuery } from "./tool.query.ts";
import type { ToolDocument } from "./tool.schema.ts";

export const listToolDocuments = (source: ContentSource): Promise<ToolDocument[]> => readMany(source, toolListQuery, {}, toToolDocument);

export const readToolDocument = (source: ContentSource, slug: string): Promise<ToolDocument | undefined> =>
  readOne(source, toolBySlugQuery, { slug }, toToolDocument);
