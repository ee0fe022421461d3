import { expect, it } from "vitest";
import { FIRST_PAGE, type ListQuery } from "#core/lists/list-query.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type ListPlan, readList } from "./read-list.ts";

const plan: ListPlan = {
  search: ["email", "name"],
  filters: { stage: "stage", form: "form", spam: "is_spam" },
  sorts: { name: "name", date: "created_at" },
  sort: "-date",
};

describeOnEachDatabase("a list", ({ open }) => {
  async function openList(names: readonly string[]) {
    const { db } = await open();
    const rows = names.map((name, index) => ({
      id: String(index).padStart(4, "0"),
      name,
      email: `${index}@shop.example`,
      form: "audit" as const,
      website: "",
      plan: "",
      stage: index % 3 === 0 ? ("won" as const) : ("new" as const),
      message: "",
      is_spam: 0 as const,
      is_proved: 1 as const,
      audit_id: null,
      created_at: new Date(1_800_000_000_000 + index * 1000).toISOString(),
      updated_at: "",
    }));
    for (let at = 0; at < rows.length; at += 100)
      await db
        .insertInto("lead")
        .values(rows.slice(at, at + 100))
        .execute();
    return (change: Partial<ListQuery> = {}) => readList(db.selectFrom("lead").select(["id", "name"]), plan, { ...FIRST_PAGE, ...change });
  }
  const numbered = Array.from({ length: 612 }, (_, index) => `Name ${index}`);

  it("has 25 rows a page, and every row on one of them", async () => {
    const list = await openList(numbered);
    const first = await list();
    expect([first.total, first.rows.length, first.rows[0]?.name, first.query.sort]).toEqual([612, 25, "Name 611", "-date"]);
    const seen = new Set<string>();
    for (let page = 1; page <= 25; page++) for (const { id } of (await list({ page, sort: "name" })).rows) seen.add(id);
    expect(seen.size).toBe(612);
    expect(await list({ page: 9999 })).toMatchObject({ rows: { length: 12 }, query: { page: 25 } });
    expect((await list({ isWhole: true })).rows).toHaveLength(612);
  });

  it("filters, and counts what every filter would find", async () => {
    const list = await openList(numbered.slice(0, 10));
    expect(await list({ filters: { stage: "won" } })).toMatchObject({
      total: 4,
      counts: { stage: { won: 4, new: 6 }, form: { audit: 4 }, spam: { "0": 4 } },
    });
    expect(await list({ filters: { stage: "all", spam: "0", created_at: "x" } })).toMatchObject({
      total: 10,
      query: { filters: { stage: "all", spam: "0" } },
    });
    expect(await list({ filters: { stage: "'; drop table lead; --" } })).toMatchObject({ total: 0, rows: [] });
  });

  it("finds every word in any column, in either case, and takes signs as they are", async () => {
    const list = await openList(["Ada Lind", "ada okafor", "100% Ada", "under_score", "back\\slash"]);
    const namesOf = async (q: string) => (await list({ q, sort: "name" })).rows.map(({ name }) => name);
    expect(await namesOf("ADA")).toEqual(["100% Ada", "Ada Lind", "ada okafor"]);
    expect(await namesOf("ada lind")).toEqual(["Ada Lind"]);
    expect(await namesOf("shop.example ada 2@")).toEqual(["100% Ada"]);
    expect(await namesOf("%")).toEqual(["100% Ada"]);
    expect(await namesOf("r_s")).toEqual(["under_score"]);
    expect(await namesOf("k\\s")).toEqual(["back\\slash"]);
    expect(await namesOf("nobody")).toEqual([]);
  });

  it("sorts by its own columns only", async () => {
    const list = await openList(["b", "A", "c"]);
    expect((await list({ sort: "-name" })).rows.map(({ name }) => name)).toEqual(["c", "b", "A"]);
    for (const sort of ["email", "toString", "-", "name; drop table lead"]) expect((await list({ sort })).query.sort).toBe("-date");
  });
});
