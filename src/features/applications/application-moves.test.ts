import { expect, it } from "vitest";
import type { Mail } from "#platform/mail/mail.ts";
import { createVisitorMail } from "#platform/mail/visitor-mail.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createApplicationMoves } from "./application-moves.ts";

const NOW = new Date("2026-11-15T12:00:00.000Z");

describeOnEachDatabase("what staff change of an application", ({ open }) => {
  it("moves an application, and tells the applicant only when asked to", async () => {
    const { db, dialect } = await open();
    const mails: Mail[] = [];
    const enqueue = async (mail: Mail) => String(mails.push(mail));
    const employer = async () => ({ brandName: "Agency", mail: "careers@agency.example" });
    const now = () => NOW;
    const visitorMail = createVisitorMail({ db, dialect, outbox: { enqueue }, now });
    const applications = createApplicationMoves({ db, visitorMail, employer, now });
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
    expect(await applications.move("a", "reviewing")).toEqual({ before: "received", isNotified: false });
    expect(mails).toEqual([]);
    expect(await applications.move("a", "interview", { words: " Your audit of our site was sharp. " })).toEqual({
      before: "reviewing",
      isNotified: true,
    });
    expect(mails).toMatchObject([{ to: "ada@home.example", replyTo: "careers@agency.example", subject: "Your application: Analyst" }]);
    expect(mails[0]?.text).toContain("We would like to talk with you");
    expect(mails[0]?.text).toContain("Your audit of our site was sharp.");
    await expect(applications.move("a", "hired")).rejects.toMatchObject({ code: "input_invalid" });
    await expect(applications.move("z", "closed")).rejects.toMatchObject({ code: "not_found" });
  });
});
