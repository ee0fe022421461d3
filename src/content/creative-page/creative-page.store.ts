import type { ContentSource } from "#core/content/content-source.ts";
import { readOne } from "#core/content/read-documents.ts";
import { toCreativePage } from "./creative-page.mapping.ts";
import { creativePageQuery } from "./creative-page.query.ts";
import type { CreativePage } from "./creative-page.schema.ts";

export const readCreativePage = (source: ContentSource): Promise<CreativePage | undefined> =>
  readOne(source, creativePageQuery, {}, toCreativePage);
