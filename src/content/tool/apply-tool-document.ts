import type { ToolCopy } from "#core/tool/tool-copy.ts";
import type { ToolDocument } from "./tool.content-type.ts";

/** The folder's copy with every field that the document sets in its place. */
export function applyToolDocument(copy: ToolCopy, document: ToolDocument | undefined): ToolCopy {
  if (!document) return copy;
  const { _id, slug, ...fields } = document;
  return { ...copy, ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<ToolCopy>) };
}
