import { describe, expect, it } from "vitest";
import { queryToInput } from "./query-to-input.ts";

const properties = {
  url: { type: "string" },
  pages: { type: "integer" },
  deep: { type: "boolean" },
  urls: { type: "array" },
  either: { anyOf: [{ type: "number" }, { type: "null" }] },
};

describe("queryToInput", () => {
  it.each([
    [{ url: "12" }, { url: "12" }],
    [{ pages: "50" }, { pages: 50 }],
    [{ pages: "many" }, { pages: "many" }],
    [{ deep: "on" }, { deep: true }],
    [{ deep: "false" }, { deep: false }],
    [{ urls: "a.example\r\n\nb.example\n" }, { urls: ["a.example", "b.example"] }],
    [{ either: "3" }, { either: 3 }],
    [{ url: "", unknown: "x" }, {}],
  ])("reads %j as %j", (given, input) => expect(queryToInput(properties, given)).toEqual(input));
});
