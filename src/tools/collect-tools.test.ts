import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineBrowserTool } from "#core/tool/define-tool.ts";
import type { ToolCategory } from "#core/tool/tool-category.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { collectTools } from "./collect-tools.ts";

const toolOf = (slug: string, category: ToolCategory = "utilities") =>
  defineBrowserTool({
    slug,
    name: slug,
    tagline: "",
    category,
    addedOn: "2026-11-15",
    input: z.object({}),
    output: z.object({}),
    examples: [],
    run: () => ({}),
  });
const copy = {} as ToolCopy;

describe("collectTools", () => {
  it("orders tools by the line of categories, then by name", () => {
    const tools = collectTools(
      { "./b/b.tool.ts": toolOf("b"), "./c/c.tool.ts": toolOf("c", "on-page"), "./a/a.tool.ts": toolOf("a") },
      { "./a/a.copy.ts": copy, "./b/b.copy.ts": copy, "./c/c.copy.ts": copy },
    );
    expect([...tools.keys()]).toEqual(["c", "a", "b"]);
  });

  it.each([
    [
      "a declaration that is not called after its folder",
      { "./a/b.tool.ts": toolOf("a") },
      "./a/b.tool.ts: a tool's declaration is called after its folder, folder/folder.tool.ts",
    ],
    ["a module without `tool`", { "./a/a.tool.ts": undefined }, "./a/a.tool.ts: export the declaration as `tool`"],
    [
      "a slug that is not the folder's name",
      { "./a/a.tool.ts": toolOf("b") },
      "./a/a.tool.ts: the slug is “b”, and it must be the folder's name, “a”",
    ],
    ["a tool without words", { "./z/z.tool.ts": toolOf("z") }, "./z/z.tool.ts: its words are missing, export `copy` from z/z.copy.ts"],
  ])("refuses %s", (_, declarations, message) => {
    expect(() => collectTools(declarations, { "./a/a.copy.ts": copy })).toThrow(message);
  });
});
