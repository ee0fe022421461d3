import { describe, expect, it } from "vitest";
import { safeParse, toJSONSchema } from "zod/v4/core";
import { toolCategories } from "#core/tool/tool-category.ts";
import { tools } from "./registry.server.ts";

/** A new folder is under test before its author writes one. */
describe.each([...tools.values()])("$tool.slug", ({ tool, copy }) => {
  it("stands on a station of the green line", () => expect(toolCategories.map(({ id }) => id)).toContain(tool.category));

  it("accepts its own examples", () => {
    for (const { input } of tool.examples) expect(safeParse(tool.input, input)).toMatchObject({ success: true });
  });

  it.runIf(tool.runsIn === "browser")("answers its examples in the shape it promises", async () => {
    for (const { input } of tool.examples) {
      const output = tool.runsIn === "browser" ? await tool.run(input) : undefined;
      expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    }
  });

  it("can be published in OpenAPI", () => {
    expect(toJSONSchema(tool.input, { io: "input" })).toMatchObject({ type: "object" });
    expect(toJSONSchema(tool.output, { io: "output" })).toBeTypeOf("object");
  });

  it.runIf(tool.reads !== undefined || tool.opensKept)("can open a page that another tool kept", () => {
    expect(safeParse(tool.input, { snapshot: "x".repeat(24) })).toMatchObject({ success: true });
  });

  it("says what it checks, what it cannot know and where its rules come from", () => {
    for (const list of [copy.steps, copy.checks, copy.cannotKnow, copy.sources, copy.faq]) expect(list.length).toBeGreaterThan(0);
    for (const { checkedOn } of copy.sources) expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
