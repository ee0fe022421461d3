import { type Work, work } from "./work.schema.ts";

export const toWork = (raw: unknown): Work => work.parse(raw);
