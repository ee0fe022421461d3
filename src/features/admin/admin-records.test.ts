import { expect, it } from "vitest";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createAdminRecords } from "./admin-records.ts";

/** A Sunday: its week began on the ninth. */
const NOW = new Date("2026-11-15T12:00:00.000Z");

describeOnEachDatabase("the records that staff read and change", ({ open }) => {
  async function openRecords() {
    const { db } = await open();
    async function addLead(id: string, given: { email?: string; created_at?: string; is_spam?: 0 | 1; form?: "audit" | "contact" }) {
      await db
        .insertInto("lead")
        .values({
          id,
          form: "audit",
          stage: "new",
          name: "",
          email: "ada@shop.example",
          website: "shop.example",
          plan: "",
          message: "",
          is_spam: 0,
          is_proved: 1,
          audit_id: null,
          created_at: NOW.toISOString(),
          updated_at: NOW.toISOString(),
          ...given,
        })
        .execute();
    }
    const now = () => NOW;
    return { db, addLead, records: createAdminRecords({ db, now }) };
  }

  it("shows what one address asked for together, with its notes", async () => {
    const { db, records, addLead } = await openRecords();
    await addLead("a", {});
    await addLead("b", { form: "contact", created_at: "2026-11-14T12:00:00.000Z" });
    await addLead("c", { email: "bo@other.example" });
    await db.updateTable("lead").set({ stage: "contacted" }).where("id", "=", "a").execute();
    const note = { author: "sales@agency.example", created_at: NOW.toISOString() };
    await db
      .insertInto("lead_note")
      .values([
        { ...note, id: "1", lead_id: "a", text: "Moved from new to contacted." },
        { ...note, id: "2", lead_id: "b", text: "Called back." },
      ])
      .execute();
    const { lead, notes, same } = await records.lead("a");
    expect([lead.stage, same.map(({ id }) => id)]).toEqual(["contacted", ["b"]]);
    expect(notes.map(({ leadId, text }) => [leadId, text]).toSorted()).toEqual([
      ["a", "Moved from new to contacted."],
      ["b", "Called back."],
    ]);
    const { columns, requests } = await records.board(FIRST_PAGE);
    expect(columns.map(({ stage, total, leads }) => [stage, total, leads.map(({ id }) => id)])).toEqual([
      ["new", 2, ["c", "b"]],
      ["contacted", 1, ["a"]],
      ["qualified", 0, []],
      ["won", 0, []],
      ["lost", 0, []],
    ]);
    expect(requests).toEqual({ "ada@shop.example": 2, "bo@other.example": 1 });
  });

  it("refuses an unknown lead", async () => {
    const { records, addLead } = await openRecords();
    await addLead("a", {});
    await expect(records.lead("z")).rejects.toMatchObject({ code: "not_found" });
  });

  it("lists applications without what opens them", async () => {
    const { records, db } = await openRecords();
    const at = NOW.toISOString();
    await db
      .insertInto("application")
      .values({
        id: "a",
        vacancy: "analyst",
        vacancy_title: "Analyst",
        name: "Ada",
        email: "ada@home.example",
        phone: "",
        link: "",
        note: "",
        file_name: "ada.pdf",
        file_type: "application/pdf",
        file_bytes: 1,
        state: "received",
        is_spam: 0,
        status_hash: "h",
        created_at: at,
        updated_at: at,
      })
      .execute();
    expect(JSON.stringify(await records.applications(FIRST_PAGE))).not.toMatch(/status_?hash/i);
  });

  it("counts what waits, without spam", async () => {
    const { records, addLead } = await openRecords();
    await addLead("a", {});
    await addLead("b", { is_spam: 1 });
    expect(await records.counts()).toEqual({ leads: 1, reviews: 0, applications: 0, bookings: 0, deadMails: 0, chats: 0 });
    expect(await records.leads(FIRST_PAGE)).toMatchObject({ total: 1, isNarrowed: false });
    expect(await records.leads({ ...FIRST_PAGE, filters: { spam: "all" } })).toMatchObject({ total: 2 });
  });

  it("draws twelve weeks from Monday to Sunday, by source", async () => {
    const { records, addLead } = await openRecords();
    const { figures } = records;
    const days = ["2026-08-23T23:59:59.999Z", "2026-08-24T00:00:00.000Z", "2026-11-08T23:59:59.999Z", "2026-11-09T00:00:00.000Z"];
    for (const [at, created_at] of days.entries()) await addLead(String(at), { created_at });
    await addLead("c", { form: "contact" });
    await addLead("s", { is_spam: 1 });
    const { weeks, series } = await figures.leadsBySource();
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([12, "2026-08-24", "2026-11-09"]);
    expect(series).toEqual([
      { name: "audit", values: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1] },
      { name: "contact", values: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    ]);
    expect((await figures.bookingsAWeek()).weeks.at(-1)).toBe("2026-11-30");
    expect(await figures.reviewsByState()).toEqual([
      { state: "pending", count: 0 },
      { state: "approved", count: 0 },
      { state: "disapproved", count: 0 },
    ]);
  });
});
