import { expect, it } from "vitest";
import { GIVE_UP_AFTER_MS, pauseAfterTry } from "./retry-schedule.ts";

it("pauses 1, 5, 15, 60 minutes, then 3, 6, 12 hours, then a day each", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((tries) => pauseAfterTry(tries, 0.5) / 60_000);
  expect(minutes).toStrictEqual([1, 5, 15, 60, 180, 360, 720, 1_440, 1_440, 1_440]);
});

it("spreads each pause by a fifth to either side", () => {
  expect([0, 1].map((random) => pauseAfterTry(4, random))).toStrictEqual([2_880_000, 4_320_000]);
});

it("gives up after 72 hours", () => {
  expect(GIVE_UP_AFTER_MS).toBe(259_200_000);
});
