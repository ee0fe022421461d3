import { expect, it } from "vitest";
import { momentOfText, wallText } from "./wall-text.ts";

it.each([
  ["2026-11-19T09:00", "America/Chicago", "2026-11-19T15:00:00.000Z"],
  ["2026-07-01T00:30", "Asia/Kolkata", "2026-06-30T19:00:00.000Z"],
  ["2026-01-05T23:59", "UTC", "2026-01-05T23:59:00.000Z"],
])("%s in %s is %s, and back", (text, zone, moment) => {
  expect(momentOfText(text, zone)?.toISOString()).toBe(moment);
  expect(wallText(new Date(moment), zone)).toBe(text);
});

it.each(["", "tomorrow", "2026-03-08T02:30"])("%j is no moment in Chicago", (text) => {
  expect(momentOfText(text, "America/Chicago")).toBeUndefined();
});

it("no moment is no text", () => expect(wallText(new Date("no"), "UTC")).toBe(""));
