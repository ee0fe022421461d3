import { afterEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
import { createNewsletter } from "./newsletter.ts";

const sender = { key: "203.0.113.7" };
const TAKEN = { success: true, message: "Check your inbox for a confirmation link. It works for 48 hours." };
const DAY = 86_400_000;

describeOnEachDatabase("the newsletter", ({ open }) => {
  const fixtures: MailFixture[] = [];
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.close();
  });

  async function openNewsletter() {
    const fixture = await openMailFixture(open);
    fixtures.push(fixture);
    const agency = async () => ({ brandName: "Agency", origin: "https://agency.example" });
    return { fixture, newsletter: createNewsletter({ ...fixture, secret: Buffer.alloc(32, 1), agency }) };
  }

  const tokenIn = (text: string | undefined, word: string) => new RegExp(`/newsletter/${word}/([\\w-]+)`).exec(text ?? "")?.[1] ?? "";

  it("begins with the click in a mail, and ends with one click in any mail", async () => {
    const { fixture, newsletter } = await openNewsletter();
    expect(await newsletter.subscribe({ clientEmail: "Ada@Shop.example" }, sender)).toEqual(TAKEN);
    const [asked] = await fixture.arrived();
    expect([asked?.to, asked?.mail.subject]).toEqual([["ada@shop.example"], "Confirm your subscription"]);
    const token = tokenIn(asked?.mail.text, "confirm");
    expect(JSON.stringify(await fixture.db.selectFrom("subscriber").selectAll().execute())).not.toContain(token);

    expect(await newsletter.confirm("not-the-token")).toBe(false);
    expect(await newsletter.confirm(token)).toBe(true);
    expect(await newsletter.confirm(token)).toBe(true);
    const welcome = (await fixture.arrived()).slice(1);
    expect(welcome.map(({ mail }) => mail.subject)).toEqual(["You are subscribed"]);
    const headers = new Map(welcome[0]?.mail.headers.map(({ key, value }) => [key, value]));
    const leave = tokenIn(headers.get("list-unsubscribe"), "leave");
    expect(headers.get("list-unsubscribe")).toBe(`<https://agency.example/newsletter/leave/${leave}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    expect(await newsletter.isKnownLeave(leave)).toBe(true);
    expect(await fixture.db.selectFrom("subscriber").select("state").execute()).toEqual([{ state: "subscribed" }]);
    expect(await newsletter.leave(leave)).toBe(true);
    expect(await newsletter.leave(leave)).toBe(true);
    expect(await newsletter.leave("not-the-token")).toBe(false);
    expect(await fixture.db.selectFrom("subscriber").select("state").execute()).toEqual([{ state: "left" }]);
  });

  it("answers the same for an address it knows, and does not write to it again that day", async () => {
    const { fixture, newsletter } = await openNewsletter();
    for (let times = 0; times < 3; times++) expect(await newsletter.subscribe({ clientEmail: "ada@shop.example" }, sender)).toEqual(TAKEN);
    expect(await fixture.arrived()).toHaveLength(1);
    fixture.clock.ms += DAY + 1;
    await newsletter.subscribe({ clientEmail: "ada@shop.example" }, sender);
    expect(await fixture.arrived()).toHaveLength(2);
  });

  it("forgets a token after 48 hours", async () => {
    const { fixture, newsletter } = await openNewsletter();
    await newsletter.subscribe({ clientEmail: "ada@shop.example" }, sender);
    const token = tokenIn((await fixture.arrived())[0]?.mail.text, "confirm");
    fixture.clock.ms += 2 * DAY;
    expect(await newsletter.confirm(token)).toBe(false);
  });

  it("says what is wrong with an address, and writes to nobody for a program", async () => {
    const { fixture, newsletter } = await openNewsletter();
    expect(await newsletter.subscribe({ clientEmail: "ada@" }, sender)).toMatchObject({
      success: false,
      fields: { clientEmail: "Write one address, such as name@example.com." },
    });
    expect(await newsletter.subscribe({ clientEmail: "ada@shop.example", companyFax: "1" }, sender)).toEqual(TAKEN);
    expect(await fixture.arrived()).toEqual([]);
  });
});
