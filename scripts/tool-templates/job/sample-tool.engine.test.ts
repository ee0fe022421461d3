import { describe, expect, it } from "vitest";
import { sampleTool } from "./sample-tool.engine.ts";

describe("sampleTool", () => {
  it("has no result before the first event", () => expect(sampleTool([])).toBeUndefined());

  it("write what a run tells, then what is made of it", () =>
    expect(sampleTool([{ kind: "answered", status: 200 }])).toEqual({ answers: [{ status: "write the engine" }] }));
});
