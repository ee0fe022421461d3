import type { AnyTool } from "#core/tool/define-tool.ts";
import { toolCategories } from "#core/tool/tool-category.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

/** Tools by slug, in the order of their categories and then of their names. Refuses a folder that does not follow the form, naming the file. */
export function collectTools(
  declarations: Record<string, AnyTool | undefined>,
  copies: Record<string, ToolCopy | undefined>,
): ReadonlyMap<string, { tool: AnyTool; copy: ToolCopy }> {
  const found = Object.entries(declarations).map(([path, tool]) => {
    const folder = /^\.\/([^/]+)\/\1\.tool\.ts$/.exec(path)?.[1];
    if (!folder) throw new Error(`${path}: a tool's declaration is called after its folder, folder/folder.tool.ts`);
    if (!tool) throw new Error(`${path}: export the declaration as \`tool\``);
    if (tool.slug !== folder) throw new Error(`${path}: the slug is “${tool.slug}”, and it must be the folder's name, “${folder}”`);
    const copy = copies[`./${folder}/${folder}.copy.ts`];
    if (!copy) throw new Error(`${path}: its words are missing, export \`copy\` from ${folder}/${folder}.copy.ts`);
    return { tool, copy };
  });
  const rank = (tool: AnyTool) => toolCategories.findIndex(({ id }) => id === tool.category);
  found.sort((a, b) => rank(a.tool) - rank(b.tool) || a.tool.name.localeCompare(b.tool.name, "en"));
  return new Map(found.map((entry) => [entry.tool.slug, entry]));
}
