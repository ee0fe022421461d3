import { type Page, page } from "./page.schema.ts";

export const toPage = (raw: unknown): Page => page.parse(raw);
