import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createVisits, networkOf } from "./visits.ts";

const DAY = 86_400_000;

describeOnEachDatabase("visits", ({ open }) => {
  it("are whole for a day, cut to their network for a month, then gone", async () => {
    const clock = { ms: Date.parse("2026-11-15T12:00:00.000Z") };
    const { db } = await open();
    const visits = createVisits({ db, now: () => new Date(clock.ms) });
    expect(await visits.store("203.0.113.77", "/")).toEqual({
      success: true,
      message: "Stored for a day, then cut short.",
      ip: "203.0.113.77",
      detailComplete: false,
    });
    clock.ms += DAY;
    await visits.cutOld();
    expect(await db.selectFrom("visit").select("address").execute()).toEqual([{ address: "203.0.113.77" }]);
    clock.ms += 1;
    await visits.cutOld();
    expect(await db.selectFrom("visit").select("address").execute()).toEqual([{ address: "203.0.113.0" }]);
    clock.ms += 30 * DAY;
    await visits.cutOld();
    expect(await db.selectFrom("visit").selectAll().execute()).toEqual([]);
  });
});

it.each([
  ["198.51.100.4", "198.51.100.0"],
  ["2001:db8:1:2::9", "2001:db8:1::"],
  ["2001:db8::9", "2001:db8:0::"],
  ["::1", "0:0:0::"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
])("the network of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
