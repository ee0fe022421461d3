import { expect, it } from "vitest";
import { noteChanges } from "./note-changes.ts";

const at = new Date("2026-11-15T12:00:00Z");
const page = (id: string, title: string, rest: object = {}) => ({ _id: id, _type: "page", title, ...rest });
const earlier = { _updatedAt: "2026-01-02T00:00:00Z" };

it.each([
  ["the same words, never changed", [page("a", "A")], page("a", "A"), undefined],
  ["the same words, changed before", [page("a", "A", earlier)], page("a", "A"), earlier._updatedAt],
  ["other words", [page("a", "A", earlier)], page("a", "B"), at.toISOString()],
  ["a date of its own", [page("a", "A")], page("a", "B", earlier), earlier._updatedAt],
  ["a document that was not there", [page("b", "B")], page("a", "A"), undefined],
])("%s", (_, before, document, changedAt) => {
  expect(noteChanges(before, [document], at)).toStrictEqual([{ ...document, ...(changedAt && { _updatedAt: changedAt }) }]);
});
