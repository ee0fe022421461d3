import { type Author, author } from "./author.schema.ts";

export const toAuthor = (raw: unknown): Author => author.parse(raw);
