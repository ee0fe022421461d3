import { expect, it } from "vitest";
import { storySidings, storyStops } from "./story-stops.ts";

const story = [
  { _id: "a", date: "2014-03", title: "A", text: "a", opens: { line: "blue" as const, name: "SEO" } },
  { _id: "b", date: "2017", title: "B", text: "b", closed: { name: "B", months: 11, after: "Closed" } },
  { _id: "c", date: "2018-04", title: "C", text: "c", opens: { line: "red" as const, name: "PPC" } },
  { _id: "d", date: "2019-09", title: "D", text: "d" },
];

it("carries every line from its start on, and leaves sidings aside", () => {
  expect(storyStops(story).map(({ id, year, month, lines, starts }) => [id, month, year, lines.join(), starts])).toEqual([
    ["a", "Mar", "2014", "blue", true],
    ["c", "Apr", "2018", "blue,red", true],
    ["d", "Sep", "2019", "blue,red", false],
  ]);
  expect(storySidings(story)).toEqual([{ id: "b", year: "2017", title: "B", text: "b", months: 11, after: "Closed" }]);
});
