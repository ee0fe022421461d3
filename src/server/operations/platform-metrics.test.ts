import { expect, it } from "vitest";
import { latenessOf } from "./platform-metrics.ts";

it("calls a turn of the event loop late by what it waited beyond the time between two looks", () => {
  const late = (milliseconds: number) => latenessOf({ percentile: () => milliseconds * 1e6 }, 99);
  expect([late(20), late(20.5), late(145), late(19.9), late(0)]).toEqual([0, 0.0005, 0.125, 0, 0]);
});
