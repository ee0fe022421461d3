import { describe, expect, it } from "vitest";
import type { Seat } from "./seat.ts";
import { workplacesOf } from "./seat-filter.ts";

const seats = (...workplaces: string[]) => workplaces.map((workplaceType) => ({ workplaceType }) as Seat);

describe("workplacesOf", () => {
  it("counts the seats of each place of work, in a fixed order", () => {
    expect(workplacesOf(seats("Remote", "Hybrid", "On-site", "Hybrid"))).toStrictEqual([
      { name: "On-site", id: "on-site", count: 1 },
      { name: "Hybrid", id: "hybrid", count: 2 },
      { name: "Remote", id: "remote", count: 1 },
    ]);
  });
  it("offers no filter where it would change nothing", () => {
    expect(workplacesOf(seats("Hybrid", "Hybrid"))).toStrictEqual([]);
    expect(workplacesOf([])).toStrictEqual([]);
  });
  it("leaves out a place of work that it does not know", () => {
    expect(workplacesOf(seats("Hybrid", "Remote", "On a boat")).map(({ name }) => name)).toStrictEqual(["Hybrid", "Remote"]);
  });
});
