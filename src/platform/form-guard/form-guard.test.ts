import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Challenge, SolvedChallenge } from "#core/forms/guard-fields.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createRateLimiter } from "../rate-limit/rate-limit.ts";
import { createFormGuard } from "./form-guard.ts";

const sender = { key: "203.0.113.7" };

function solve({ challenge, salt, maxnumber, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++)
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === challenge)
      return Buffer.from(JSON.stringify({ algorithm: "SHA-256", challenge, salt, number, signature })).toString("base64");
  throw new Error("no solution");
}

function solvedWhere(challenge: () => Challenge, isWanted: (number: number) => boolean): SolvedChallenge {
  for (;;) {
    const solved = JSON.parse(Buffer.from(solve(challenge()), "base64").toString("utf8")) as SolvedChallenge;
    if (isWanted(solved.number)) return solved;
  }
}

describeOnEachDatabase("the form guard", ({ open }) => {
  async function guardAt() {
    const clock = { ms: Date.parse("2026-11-15T12:00:00.000Z") };
    const { db } = await open();
    const options = { db, secret: Buffer.alloc(32, 7), now: () => new Date(clock.ms) };
    const guard = createFormGuard({ ...options, limiter: createRateLimiter({ now: () => clock.ms }) });
    // Another instance: its own limiter, the same database and secret.
    const second = createFormGuard({ ...options, limiter: createRateLimiter({ now: () => clock.ms }) });
    return { clock, db, guard, second };
  }

  it("takes a solved challenge once, on whichever instance", async () => {
    const { clock, guard, second } = await guardAt();
    const proof = solve(guard.challenge());
    clock.ms += 2000;
    expect(await guard.judge({ proof }, "lead", sender)).toEqual({ isTrap: false, isProved: true });
    expect(await second.judge({ proof }, "lead", sender)).toEqual({ isTrap: false, isProved: false });
  });

  it("gives one of two who send the same proof at once", async () => {
    const { clock, guard, second } = await guardAt();
    const proof = solve(guard.challenge());
    clock.ms += 2000;
    const verdicts = await Promise.all([guard, second].map((each) => each.judge({ proof }, "lead", sender)));
    expect(verdicts.map(({ isProved }) => isProved).toSorted()).toEqual([false, true]);
  });

  it.each([
    ["faster than a person types", 1000],
    ["after an hour", 3_600_000],
  ])("does not count what comes %s", async (_when, ms) => {
    const { clock, guard } = await guardAt();
    const proof = solve(guard.challenge());
    clock.ms += ms;
    expect(await guard.judge({ proof }, "lead", sender)).toMatchObject({ isProved: false });
  });

  describe("refuses a proof that somebody changed", () => {
    const MADE_UP = {
      status: 422,
      message: "The proof that came with this form is none of ours. Load the page again and send it once more.",
    };
    const written = (solved: object) => Buffer.from(JSON.stringify(solved)).toString("base64");

    it.each([1, 2, 3, 4])("by moving %i digits of the number to the day it expires", async (digits) => {
      const { clock, guard } = await guardAt();
      const { salt, number, ...rest } = solvedWhere(guard.challenge, (found) => /^[1-9]{5}$/.test(String(found)));
      clock.ms += 2000;
      const [moved, left] = [String(number).slice(0, digits), String(number).slice(digits)];
      const proof = written({ ...rest, salt: salt + moved, number: Number(left) });
      await expect(guard.judge({ proof }, "lead", sender)).rejects.toMatchObject(MADE_UP);
      expect(await guard.judge({ proof: written({ ...rest, salt, number }) }, "lead", sender)).toMatchObject({ isProved: true });
    });

    it("by any part of it, or all", async () => {
      const { clock, guard } = await guardAt();
      const solved = solvedWhere(guard.challenge, () => true);
      clock.ms += 2000;
      const others = [
        { salt: solved.salt.replace(/expires=1/, "expires=9") },
        { salt: `${solved.salt}x` },
        { number: solved.number + 1 },
        { signature: "b".repeat(64) },
        { challenge: "a".repeat(64), salt: "x", number: 1, signature: "b".repeat(64) },
      ];
      for (const other of others)
        await expect(guard.judge({ proof: written({ ...solved, ...other }) }, "lead", sender), JSON.stringify(other)).rejects.toMatchObject(
          MADE_UP,
        );
    });
  });

  it("forgets used challenges when they could not be used any more", async () => {
    const { clock, guard, db } = await guardAt();
    const proof = solve(guard.challenge());
    clock.ms += 2000;
    await guard.judge({ proof }, "lead", sender);
    clock.ms += 3_600_000;
    await guard.removeOld();
    expect(await db.selectFrom("used_challenge").selectAll().execute()).toEqual([]);
  });

  describe("without proof", () => {
    it.each([
      ["nothing", undefined],
      ["an object", { number: 1 }],
      ["no base64", "???"],
      ["no challenge", Buffer.from("{}").toString("base64")],
      ["a long text", "A".repeat(100_000)],
    ])("is taken within a tighter limit: %s", async (_what, proof) => {
      const { guard } = await guardAt();
      for (let times = 0; times < 5; times++)
        expect(await guard.judge({ proof }, "lead", sender)).toEqual({ isTrap: false, isProved: false });
      await expect(guard.judge({ proof }, "lead", sender)).rejects.toMatchObject({
        status: 429,
        message: "That is more than 5 in an hour from your network. Wait 60 minutes, or call us.",
      });
    });

    it("sees a field that only programs fill in", async () => {
      const { guard } = await guardAt();
      expect(await guard.judge({ companyFax: "+1" }, "lead", sender)).toMatchObject({ isTrap: true });
      expect(await guard.judge({ companyFax: " " }, "lead", sender)).toMatchObject({ isTrap: false });
    });
  });
});
