import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createLeadMoves } from "./lead-moves.ts";
import { addChatLead, emailOfAudit } from "./lead-store.ts";

const NOW = new Date("2026-11-15T12:00:00.000Z");
const ada = { name: "Ada", email: "ada@shop.example", message: "Hello", isProved: true, at: NOW.toISOString() };

describeOnEachDatabase("what staff change of a lead", ({ open }) => {
  async function openLeads() {
    const { db } = await open();
    return { db, id: await addChatLead(db, ada), leads: createLeadMoves({ db, now: () => NOW }) };
  }

  it("notes every move", async () => {
    const { db, id, leads } = await openLeads();
    await leads.note(id, "sales@agency.example", " Called back. ");
    expect(await leads.move(id, "contacted", "sales@agency.example")).toBe("new");
    expect(await leads.move(id, "contacted", "sales@agency.example")).toBe("contacted");
    expect(await db.selectFrom("lead").select(["form", "stage"]).execute()).toEqual([{ form: "chat", stage: "contacted" }]);
    const notes = await db.selectFrom("lead_note").select(["lead_id", "author", "text"]).orderBy("text").execute();
    expect(notes).toEqual([
      { lead_id: id, author: "sales@agency.example", text: "Called back." },
      { lead_id: id, author: "sales@agency.example", text: "Moved from new to contacted." },
    ]);
  });

  it("knows its stages and its leads", async () => {
    const { id, leads } = await openLeads();
    await expect(leads.move(id, "sold", "s")).rejects.toMatchObject({ code: "input_invalid" });
    await expect(leads.move("z", "won", "s")).rejects.toMatchObject({ code: "not_found" });
    await expect(leads.note(id, "s", "  ")).rejects.toMatchObject({ code: "input_invalid" });
    await expect(leads.note("z", "s", "Hello")).rejects.toMatchObject({ code: "not_found" });
  });

  it("says who gets the report of an audit", async () => {
    const { db, id } = await openLeads();
    expect(await emailOfAudit(db, "audit")).toBe(undefined);
    await db.updateTable("lead").set({ audit_id: "audit" }).where("id", "=", id).execute();
    expect(await emailOfAudit(db, "audit")).toBe("ada@shop.example");
    await db.updateTable("lead").set({ email: "" }).where("id", "=", id).execute();
    expect(await emailOfAudit(db, "audit")).toBe(undefined);
  });
});
