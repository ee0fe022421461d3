import { type Category, category } from "./category.schema.ts";

export const toCategory = (raw: unknown): Category => category.parse({ line: "purple", ...(raw as object) });
