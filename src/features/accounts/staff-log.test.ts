import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createStaffLog } from "./staff-log.ts";

describeOnEachDatabase("the log of staff", ({ open, createPlace }) => {
  it("stays one chain when many write in the same moment, from two instances", async () => {
    const place = await createPlace();
    const now = () => new Date("2026-11-15T12:00:00.000Z");
    const [one, other] = [await open(place), await open(place)].map(({ db }) => createStaffLog({ db, now }));
    if (!one || !other) throw new Error("two instances were opened");
    await one.write({ actor: "owner", action: "test", subject: "first" });
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).write({ actor: "owner", action: "test", subject: String(at) })),
    );
    const { total, rows } = await one.list();
    expect(total).toBe(21);
    expect(new Set(rows.map(({ previous_hash }) => previous_hash)).size).toBe(21);
    expect(await one.firstBroken()).toBeUndefined();
  });
});
