import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";
import { weaknessOf } from "./weak-password.ts";

describe("a password", () => {
  it.each([
    ["short", "Use at least 12 characters. Four words are easy to keep in mind."],
    ["aaaaaaaaaaaa", "Use more different characters."],
    ["password12345", "Many people use that one. Choose another."],
    ["PasswordPassword", "Many people use that one. Choose another."],
    ["q1w2e3r4t5y6", "Many people use that one. Choose another."],
    ["leavemealone", "Many people use that one. Choose another."],
    ["sonyericsson", "Many people use that one. Choose another."],
    ["Liverpool2024!", "Many people use that one. Choose another."],
    ["michellemichelle", "Many people use that one. Choose another."],
    ["Correct-Horse-Battery-Staple", "Many people use that one. Choose another."],
    ["x".repeat(64) + "y".repeat(65), "Use at most 128 characters."],
    ["9182-7364-anna-5546", undefined],
    ["liverpool has nine docks", undefined],
    ["1234567890123", "Choose something that is no row of keys."],
    ["asdfghjklzxc", "Choose something that is no row of keys."],
    ["my-owner-words!", "Leave your own name out of it."],
    ["four quiet green trains", undefined],
  ])("%s: %s", (given, sentence) => expect(weaknessOf(given, "owner@agency.example")).toBe(sentence));

  it("of chance is on no list, but for one in some hundreds", () => {
    const chance = Array.from({ length: 3_000 }, (_, turn) => createHash("sha256").update(String(turn)).digest("base64url").slice(0, 20));
    expect(chance.filter((each) => isCommonPassword(each)).length).toBeLessThan(10);
  });

  it("is judged by a file that stays small", () =>
    expect(statSync(new URL("common-passwords.bin", import.meta.url)).size).toBeLessThanOrEqual(350_000));
});
