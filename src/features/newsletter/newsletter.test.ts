import { afterEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailDesk, openMailDesk } from "../../../tests/support/mail-desk.ts";
import { createNewsletter } from "./newsletter.ts";

const sender = { key: "203.0.113.7" };
const TAKEN = { success: true, message: "Check your inbox for a confirmation link. It works for 48 hours." };
const DAY = 86_400_000;

describeOnEachDatabase("the newsletter", ({ open }) => {
  const desks: MailDesk[] = [];
  afterEach(async () => {
    for (const desk of desks.splice(0)) await desk.close();
  });

  async function openNewsletter() {
    const desk = await openMailDesk(open);
    desks.push(desk);
    const agency = async () => ({ brandName: "Agency", origin: "https://agency.example" });
    return { desk, newsletter: createNewsletter({ ...desk, secret: Buffer.alloc(32, 1), agency }) };
  }

  const tokenIn = (text: string | undefined, word: string) => new RegExp(`/newsletter/${word}/([\\w-]+)`).exec(text ?? "")?.[1] ?? "";

  it("begins with the click in a mail, and ends with one click in any mail", async () => {
    const { desk, newsletter } = await openNewsletter();
    expect(await newsletter.subscribe({ clientEmail: "Ada@Shop.example" }, sender)).toEqual(TAKEN);
    const [asked] = await desk.arrived();
    expect([asked?.to, asked?.mail.subject]).toEqual([["ada@shop.example"], "Confirm your subscription"]);
    const token = tokenIn(asked?.mail.text, "confirm");
    expect(JSON.stringify(await desk.db.selectFrom("subscriber").selectAll().execute())).not.toContain(token);

    expect(await newsletter.confirm("not-the-token")).toBe(false);
    expect(await newsletter.confirm(token)).toBe(true);
    expect(await newsletter.confirm(token)).toBe(true);
    const welcome = (await desk.arrived()).slice(1);
    expect(welcome.map(({ mail }) => mail.subject)).toEqual(["You are subscribed"]);
    const headers = new Map(welcome[0]?.mail.headers.map(({ key, value }) => [key, value]));
    const leave = tokenIn(headers.get("list-unsubscribe"), "leave");
    expect(headers.get("list-unsubscribe")).toBe(`<https://agency.example/newsletter/leave/${leave}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    expect(await newsletter.isKnownLeave(leave)).toBe(true);
    expect(await desk.db.selectFrom("subscriber").select("state").execute()).toEqual([{ state: "subscribed" }]);
    expect(await newsletter.leave(leave)).toBe(true);
    expect(await newsletter.leave(leave)).toBe(true);
    expect(await newsletter.leave("not-the-token")).toBe(false);
    expect(await desk.db.selectFrom("subscriber").select("state").execute()).toEqual([{ state: "left" }]);
  });

  it("answers the same for an address it knows, and does not write to it again that day", async () => {
    const { desk, newsletter } = await openNewsletter();
    for (let times = 0; times < 3; times++) expect(await newsletter.subscribe({ clientEmail: "ada@shop.example" }, sender)).toEqual(TAKEN);
    expect(await desk.arrived()).toHaveLength(1);
    desk.clock.ms += DAY + 1;
    await newsletter.subscribe({ clientEmail: "ada@shop.example" }, sender);
    expect(await desk.arrived()).toHaveLength(2);
  });

  it("forgets a token after 48 hours", async () => {
    const { desk, newsletter } = await openNewsletter();
    await newsletter.subscribe({ clientEmail: "ada@shop.example" }, sender);
    const token = tokenIn((await desk.arrived())[0]?.mail.text, "confirm");
    desk.clock.ms += 2 * DAY;
    expect(await newsletter.confirm(token)).toBe(false);
  });

  it("says what is wrong with an address, and writes to nobody for a program", async () => {
    const { desk, newsletter } = await openNewsletter();
    expect(await newsletter.subscribe({ clientEmail: "ada@" }, sender)).toMatchObject({
      success: false,
      fields: { clientEmail: "Write one address, such as name@example.com." },
    });
    expect(await newsletter.subscribe({ clientEmail: "ada@shop.example", companyFax: "1" }, sender)).toEqual(TAKEN);
    expect(await desk.arrived()).toEqual([]);
  });
});
