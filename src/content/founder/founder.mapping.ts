import { type Founder, founder } from "./founder.schema.ts";

export const toFounder = (raw: unknown): Founder => founder.parse({ stops: [], languages: [], ...(raw as object) });
