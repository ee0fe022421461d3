import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createLogger } from "../log/logger.ts";
import { createSeenLinks } from "./seen-links.ts";

const log = createLogger({ level: "silent" });
const link = (url: string, rel = "") => ({ url, rel: rel === "" ? [] : rel.split(" ") });

describeOnEachDatabase("links that were seen", ({ open }) => {
  it("are counted by domain, with the first and the last day and whether they are to be followed", async () => {
    const { db } = await open();
    const clock = { day: "2026-11-01" };
    const seen = createSeenLinks({ db, log, now: () => new Date(`${clock.day}T10:00:00Z`) });
    seen.note("https://www.blog.com/a", [
      link("https://shop.co.uk/", "nofollow"),
      link("https://www.shop.co.uk/x"),
      link("https://www.blog.com/b"),
      link("mailto:a@shop.co.uk"),
      link("http://127.0.0.1/"),
    ]);
    seen.note("https://news.org/", [link("https://shop.co.uk/", "ugc")]);
    await seen.flush();
    clock.day = "2026-11-09";
    seen.note("https://blog.com/c", [link("https://shop.co.uk/", "sponsored")]);
    await seen.flush();
    expect(await seen.of("shop.co.uk")).toEqual({
      domains: 2,
      followed: 0,
      since: "2026-11-01",
      until: "2026-11-09",
      examples: [
        { domain: "blog.com", pages: 2, isFollowed: false, firstSeen: "2026-11-01", lastSeen: "2026-11-09" },
        { domain: "news.org", pages: 1, isFollowed: false, firstSeen: "2026-11-01", lastSeen: "2026-11-01" },
      ],
    });
    expect(await seen.of("blog.com")).toEqual({ domains: 0, followed: 0, since: null, until: null, examples: [] });
    await seen.stop();
  });

  it("never outgrow their bound: what was not seen for longest goes", async () => {
    const { db } = await open();
    const clock = { day: "2026-11-01" };
    const seen = createSeenLinks({ db, log, now: () => new Date(`${clock.day}T10:00:00Z`), mostRows: 2 });
    for (const [index, day] of ["2026-11-01", "2026-11-02", "2026-11-03"].entries()) {
      clock.day = day;
      seen.note(`https://site-${index}.com/`, [link("https://shop.com/")]);
      await seen.flush();
    }
    await seen.stop();
    expect((await seen.of("shop.com")).examples.map(({ domain }) => domain)).toEqual(["site-1.com", "site-2.com"]);
  });
});
