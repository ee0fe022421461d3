import { expect, it } from "vitest";
import { writeJavaScript } from "./write-javascript.ts";

it("hands out nothing that cannot be read again, and says whose fault it is", async () => {
  expect(await writeJavaScript("yieldyieldyieldyield%yield", { type: "module" })).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining("The fault is ours"), line: 1 },
  });
});
