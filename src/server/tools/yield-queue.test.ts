import { describe, expect, it } from "vitest";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createYieldQueue, oneAtATime } from "./yield-queue.ts";

describe("the yield queue", () => {
  it("lets others run between two who came together", async () => {
    const turn = createYieldQueue();
    const told: string[] = [];
    const each = async (name: string) => {
      await turn();
      told.push(name);
      // Asked for while the work was under way; answered before the next one begins.
      setTimeout(() => told.push(`page after ${name}`), 0);
      const end = performance.now() + 5;
      while (performance.now() < end);
    };
    await Promise.all(["a", "b", "c"].map(each));
    expect(told.slice(0, 5)).toEqual(["a", "page after a", "b", "page after b", "c"]);
  });

  it("hands out fetched and opened pages in turn, and passes faults on", async () => {
    let turns = 0;
    const ports = oneAtATime(
      {
        fetchPage: async (address: string) => {
          if (address === "bad") throw new Error("no answer");
          return address;
        },
        openPage: async () => "opened",
      } as unknown as ToolPorts,
      async () => void turns++,
    );
    expect([await ports.fetchPage("a"), await ports.openPage({ url: "b" }), turns]).toEqual(["a", "opened", 2]);
    await expect(ports.fetchPage("bad")).rejects.toThrow("no answer");
  });
});
