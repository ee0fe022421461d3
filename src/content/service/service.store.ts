import type { ContentSource } from "#core/content/content-source.ts";
import { readMany, readOne } from "#core/content/read-documents.ts";
import { toService, toServiceCard } from "./service.mapping.ts";
import { serviceBySlugQuery, serviceListQuery } from "./service.query.ts";
import type { Service, ServiceCard } from "./service.schema.ts";

/** Sorted by line, group and the order inside the group. */
export const listServices = (source: ContentSource): Promise<ServiceCard[]> => readMany(source, serviceListQuery, {}, toServiceCard);

export const readService = (source: ContentSource, slug: string): Promise<Service | undefined> =>
  readOne(source, serviceBySlugQuery, { slug }, toService);
