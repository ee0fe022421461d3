import { expect, it } from "vitest";
import { searchQuality } from "./search-quality.ts";

it.each([
  [80, 100_000, 80, 1],
  [80, 8_000, 80, 1],
  [80, 5_049, 50, 8],
  [80, 100, 1, 8],
  [80, 99, 1, 8],
  [1, 50, 1, 1],
])("quality %i within %i bytes is %i", async (wanted, maxBytes, found, most) => {
  let runs = 0;
  const { quality } = await searchQuality(
    async (given) => {
      runs++;
      return new Uint8Array(given * 100);
    },
    wanted,
    maxBytes,
  );
  expect(quality).toBe(found);
  expect(runs).toBeLessThanOrEqual(most);
});
