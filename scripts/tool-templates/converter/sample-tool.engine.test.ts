import { describe, expect, it } from "vitest";
import { sampleTool } from "./sample-tool.engine.ts";

async function convert(text: string, options = {}) {
  const { name, bytes } = await sampleTool({ name: "a.md", bytes: new TextEncoder().encode(text) }, options);
  return [name, new TextDecoder().decode(bytes)];
}

describe("sampleTool", () => {
  it.each([
    ["one\r\n\r\ntwo", ["a.txt", "one\ntwo"]],
    ["write the table of cases first", ["a.txt", "then the engine"]],
  ])("makes of %j %j", async (text, made) => expect(await convert(text)).toEqual(made));
});
