import { type ToolDocument, toolDocument } from "./tool.schema.ts";

export const toToolDocument = (raw: unknown): ToolDocument => toolDocument.parse(raw);
