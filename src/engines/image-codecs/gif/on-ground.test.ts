import { expect, it } from "vitest";
import { onGround } from "./on-ground.ts";

it("puts a smaller picture into the middle", () => {
  const dot = { data: Uint8ClampedArray.of(9, 8, 7, 255), width: 1, height: 1 };
  const { data } = onGround(dot, { width: 3, height: 2 }, "#0000ff");
  expect([...data.subarray(0, 8)]).toEqual([0, 0, 255, 255, 9, 8, 7, 255]);
  expect(data.length).toBe(24);
});
