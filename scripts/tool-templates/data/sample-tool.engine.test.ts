import { describe, expect, it } from "vitest";
import { sampleTool } from "./sample-tool.engine.ts";

describe("sampleTool", () => {
  it.each([
    [null, "unavailable"],
    [200, "write the figures first, then where they come from"],
  ])("says of %j: %s", (status, state) => expect(sampleTool(status, "2026-01-01").state).toBe(state));
});
