import { describe, expect, it } from "vitest";
import { sampleTool } from "./sample-tool.engine.ts";

describe("sampleTool", () => {
  it.each([
    ["hello", "hello"],
    ["write the table of cases first", "then the engine"],
  ])("makes of %j %j", (text, made) => expect(sampleTool({ text })).toEqual({ text: made }));
});
