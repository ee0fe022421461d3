import { expect, it } from "vitest";
import { shownRow } from "./shown-row.ts";

it("names columns as the site does, and says yes or no", () => {
  expect(shownRow({ id: "a", created_at: "2026-11-15", is_spam: 1, is_proved: 0, last_seen_seq: 1, host_name: null })).toEqual({
    id: "a",
    createdAt: "2026-11-15",
    isSpam: true,
    isProved: false,
    lastSeenSeq: 1,
    hostName: null,
  });
});
