import { describe, expect, it } from "vitest";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { createFormGuard } from "#platform/form-guard/form-guard.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createReviews } from "./reviews.ts";
import { ratingOf } from "./shown-review.ts";
import { spamScore } from "./spam-score.ts";

const sender = { key: "203.0.113.7" };
const review = { userName: "Ada", userEmail: "ada@shop.example", userFeedback: "Found two wrong titles.", tool: "title-tag-checker" };

describeOnEachDatabase("reviews", ({ open }) => {
  async function openReviews() {
    const { db } = await open();
    const clock = { now: new Date("2026-11-15T12:00:00.000Z") };
    const now = () => clock.now;
    const changed: [tool: string, isMean: boolean][] = [];
    const reviews = createReviews({
      db,
      now,
      guard: createFormGuard({ db, secret: Buffer.alloc(32), limiter: createRateLimiter(), now }),
      isKnown: async (tool) => tool === "title-tag-checker",
      promise: async () => "We read every review within two working days.",
      onChange: (...change) => changed.push(change),
    });
    return { reviews, changed, db, clock };
  }

  it("make a badge of those that are approved and rated, and none of no rating", async () => {
    const { reviews } = await openReviews();
    expect(await reviews.rating()).toBeUndefined();
    for (const rating of ["5", "4", "4", "", "1"]) await reviews.create({ ...review, rating }, sender);
    expect(await reviews.rating()).toBeUndefined();
    for (const { id, rating } of (await reviews.list()).rows) if (rating !== 1) await reviews.decide(id, "approved", "staff-1");
    expect(await reviews.rating()).toEqual({ value: 4.3, count: 3 });
  });

  it("wait for approval, and appear without the address once they have it", async () => {
    const { reviews, changed } = await openReviews();
    expect(await reviews.create({ ...review, rating: "4" }, sender)).toEqual({
      success: true,
      message: "Thank you. It appears once a person has approved it. We read every review within two working days.",
    });
    expect(await reviews.listApproved()).toEqual([]);
    const [waiting] = (await reviews.list()).rows;
    await reviews.decide(waiting?.id ?? "", "approved", "staff-1");
    expect(await reviews.listApproved("title-tag-checker")).toEqual([
      {
        id: waiting?.id,
        tool: "title-tag-checker",
        userName: "Ada",
        userFeedback: "Found two wrong titles.",
        rating: 4,
        reply: null,
        createdAt: "2026-11-15T12:00:00.000Z",
      },
    ]);
    expect(JSON.stringify(await reviews.listApproved())).not.toContain("shop.example");
    expect(await reviews.listApproved("h1-tag-checker")).toEqual([]);
    await reviews.reply(waiting?.id ?? "", "Thank you, fixed.", "staff-1");
    expect((await reviews.listApproved())[0]?.reply).toBe("Thank you, fixed.");
    await reviews.decide(waiting?.id ?? "", "disapproved", "staff-1");
    expect(await reviews.listApproved()).toEqual([]);
    expect(await reviews.discard(waiting?.id ?? "", "staff-1")).toBe("disapproved");
    expect(await reviews.discard(waiting?.id ?? "", "staff-1")).toBeUndefined();
    expect(await reviews.remove(waiting?.id ?? "")).toBe(true);
    expect(await reviews.remove(waiting?.id ?? "")).toBe(false);
    // Approved, answered, and no longer approved: what was not public before is none, and its end neither.
    expect(changed).toEqual([true, false, true].map((isMean) => ["title-tag-checker", isMean]));
  });

  it("can be had back for a minute after they were deleted, and never later", async () => {
    const { reviews, db, clock } = await openReviews();
    await reviews.create(review, sender);
    const { id = "" } = (await reviews.list()).rows[0] ?? {};
    expect(await reviews.decide(id, "approved", "staff-1")).toBe("pending");
    expect(await reviews.discard(id, "staff-1")).toBe("approved");
    expect(await reviews.listApproved()).toEqual([]);
    expect(await reviews.list({ ...FIRST_PAGE, filters: { state: "all" } })).toMatchObject({ rows: [], total: 0 });
    expect(await reviews.decide(id, "approved", "staff-2")).toBeUndefined();
    clock.now = new Date("2026-11-15T12:01:00.000Z");
    await reviews.removeOld();
    expect(await reviews.restore(id, "approved", "staff-1")).toBe("removed");
    expect(await reviews.listApproved()).toHaveLength(1);
    await reviews.discard(id, "staff-1");
    clock.now = new Date("2026-11-15T12:02:00.001Z");
    await reviews.removeOld();
    expect(await reviews.restore(id, "approved", "staff-1")).toBeUndefined();
    expect(await db.selectFrom("review").selectAll().execute()).toEqual([]);
  });

  it.each([
    [{ userName: " " }, { userName: "Add your name." }],
    [{ userEmail: "" }, { userEmail: "Add your email. It is never shown." }],
    [{ userEmail: "ada" }, { userEmail: "Write one address, such as name@example.com." }],
    [{ userFeedback: "" }, { userFeedback: "Write a line or two." }],
    [{ userFeedback: "x".repeat(2001) }, { userFeedback: "Shorten it to 2,000 characters." }],
    [{ rating: 6 }, { rating: "Choose 1 to 5 stars, or none." }],
    [{ rating: "many" }, { rating: "Choose 1 to 5 stars, or none." }],
  ])("say what to change in %j", async (change, fields) => {
    const { reviews } = await openReviews();
    expect(await reviews.create({ ...review, ...change }, sender)).toMatchObject({ success: false, fields });
  });

  it.each([undefined, "", null])("may come without a rating: %j", async (rating) => {
    const { reviews } = await openReviews();
    expect(await reviews.create({ ...review, rating }, sender)).toMatchObject({ success: true });
    expect((await reviews.list()).rows[0]?.rating).toBeNull();
  });

  it("are refused for what does not exist", async () => {
    const { reviews } = await openReviews();
    await expect(reviews.create({ ...review, tool: "no-such-tool" }, sender)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the spam score", () => {
  const clean = { isTrap: false, isProved: true };
  it.each([
    [{ name: "Ada", feedback: "Found two wrong titles on our shop." }, clean, 0, []],
    [
      { name: "Ada", feedback: "Found two wrong titles." },
      { isTrap: false, isProved: false },
      20,
      ["Sent without the proof that browsers give"],
    ],
    [{ name: "Ada", feedback: "Nice! see https://cheap.example and www.more.example" }, clean, 45, ["Has 2 links in it"]],
    [{ name: "Ada", feedback: "BUY THE BEST LINKS RIGHT NOW TODAY" }, clean, 20, ["Mostly capitals"]],
    [{ name: "Ada", feedback: "Great" }, clean, 10, ["Shorter than three words"]],
    [{ name: "Ada", feedback: "Hello there friends" }, { isTrap: true, isProved: true }, 100, ["Filled in a field that people do not see"]],
  ])("of %j is told with its reasons", (text, verdict, score, reasons) => expect(spamScore(text, verdict)).toEqual({ score, reasons }));
});

describe("the rating of a page", () => {
  const rated = (rating: number | null) => ({ id: "", tool: "", userName: "", userFeedback: "", rating, reply: null, createdAt: "" });
  it("comes from rated reviews only", () =>
    expect(ratingOf([rated(5), rated(4), rated(null), rated(4)])).toEqual({ value: 4.3, count: 3 }));
  it("is not made up where there is none", () => expect(ratingOf([rated(null)])).toBeUndefined());
});
