import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toToolDocument } from "./tool.mapping.ts";
import { toolListQuery } from "./tool.query.ts";
import type { ToolDocument } from "./tool.schema.ts";

export const listToolDocuments = (source: ContentSource): Promise<ToolDocument[]> => readMany(source, toolListQuery, {}, toToolDocument);

/**
 * From the list: most tools have no document, and one answer about all of them lets every tool's page be made while a hosted
 * dataset is away.
 */
export const readToolDocument = async (source: ContentSource, slug: string): Promise<ToolDocument | undefined> =>
  (await listToolDocuments(source)).find((tool) => tool.slug === slug);
