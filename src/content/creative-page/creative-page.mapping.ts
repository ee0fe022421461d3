import { type CreativePage, creativePage } from "./creative-page.schema.ts";

/** Lists that an editor has emptied come as nothing; their sections are then not shown. */
export const toCreativePage = (raw: unknown): CreativePage =>
  creativePage.parse({ clients: [], services: [], process: [], ...(raw as object) });
