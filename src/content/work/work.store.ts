import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toWork } from "./work.mapping.ts";
import { workListQuery } from "./work.query.ts";
import type { Work } from "./work.schema.ts";

/** The portfolio, in the order that its editors gave it. */
export const listWorks = (source: ContentSource): Promise<Work[]> => readMany(source, workListQuery, {}, toWork);
