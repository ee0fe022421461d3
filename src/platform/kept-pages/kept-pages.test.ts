import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { fetchedPage } from "../../../tests/support/page-ports.ts";
import { createKeptPages } from "./kept-pages.ts";

const START = Date.parse("2026-11-15T12:00:00.000Z");
const [HOUR, DAY] = [3_600_000, 86_400_000];

describeOnEachDatabase("kept pages", ({ open }) => {
  async function openPages() {
    const clock = { ms: START };
    const { db } = await open();
    const now = () => new Date(clock.ms);
    // A second one remembers nothing, as after a restart.
    return { clock, db, pages: createKeptPages({ db, now }), later: createKeptPages({ db, now }) };
  }

  it("give a fetched page back byte for byte, after a restart too", async () => {
    const { pages, later } = await openPages();
    const page = fetchedPage("https://a.example/", { html: "<title>Ä\u0000</title>", headers: [["X-Odd", "ÿ"]] });
    const { id, takenAt, until } = await pages.keep(page, "a.example");
    expect([takenAt, until]).toEqual(["2026-11-15T12:00:00.000Z", "2026-11-22T12:00:00.000Z"]);
    const read = await later.read(id as string);
    expect(read).toEqual({ id, takenAt, until, input: "a.example", age: 0, page: { ...page, body: Buffer.from(page.body) } });
  });

  it("name the reading of the same address before, whichever instance made it", async () => {
    const { pages, later, clock } = await openPages();
    const address = "https://a.example/?q=1#part";
    const first = await pages.keep(fetchedPage(address), "a.example", address);
    expect(first.earlier).toBeUndefined();
    clock.ms += 240_000;
    const second = await later.keep(fetchedPage(address), "a.example", address);
    expect(second.earlier).toEqual({ id: first.id, takenAt: first.takenAt });
    clock.ms += 1_000;
    expect((await pages.keep(fetchedPage(address), "a.example", address)).earlier?.id).toBe(second.id);
    expect((await pages.keep(fetchedPage(address), "a.example", "https://a.example/?q=1")).earlier).toBeUndefined();
  });

  it("name no reading that was not the page, was pasted, expired or had to make room", async () => {
    const { pages, clock, db } = await openPages();
    const address = "https://a.example/";
    const keep = (status = 200) => pages.keep(fetchedPage(address, { status }), "a.example", address);
    await keep(404);
    await pages.keep({ html: "<p>", url: address }, "a.example");
    expect((await keep()).earlier).toBeUndefined();
    await db.deleteFrom("kept_page").execute();
    expect((await keep()).earlier).toBeUndefined();
    clock.ms += 7 * DAY;
    expect((await keep()).earlier).toBeUndefined();
  });

  it("forget what was pasted after an hour, and what was fetched after a week", async () => {
    const { pages, later, clock } = await openPages();
    const pasted = await pages.keep({ html: "<p>secret", url: "https://a.example/" }, "pasted");
    const fetched = await pages.keep(fetchedPage("https://a.example/"), "a.example");
    clock.ms += HOUR;
    for (const each of [pages, later]) await expect(each.read(pasted.id as string)).rejects.toMatchObject({ code: "page_not_kept" });
    await expect(later.read(fetched.id as string)).resolves.toMatchObject({ input: "a.example" });
    clock.ms += 7 * DAY;
    await expect(later.read(fetched.id as string)).rejects.toMatchObject({
      status: 404,
      message: "We do not have that page any more: pages are kept for 7 days. Enter its address to read it again.",
    });
  });

  it("leave nothing of an expired page in the database", async () => {
    const { pages, clock, db } = await openPages();
    await pages.keep({ html: "<p>secret", url: "https://a.example/" }, "pasted");
    await pages.keep(fetchedPage("https://b.example/"), "b.example");
    clock.ms += HOUR;
    await pages.removeOld();
    expect(await db.selectFrom("kept_page").select("input").execute()).toEqual([{ input: "b.example" }]);
  });

  it("have numbers that cannot be guessed", async () => {
    const { pages } = await openPages();
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await pages.keep(fetchedPage("https://a.example/"), "a")).id));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
  });
});
