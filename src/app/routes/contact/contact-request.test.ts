import { describe, expect, it } from "vitest";
import { keptValues } from "./contact-request.server.ts";

const plans = [
  { slug: "local", planName: "Local" },
  { slug: "growth", planName: "Growth" },
];
const empty = { clientName: "", clientEmail: "", website: "", plan: "", message: "" };
const kept = (search: string | Record<string, string>) => {
  const query = new URLSearchParams(search);
  return keptValues((name) => query.get(name), plans);
};

describe("keptValues", () => {
  it.each([
    ["?plan=growth", { plan: "growth" }],
    ["?plan=nothing", {}],
    [
      "?form=audit&website=https%3A%2F%2Fa.example&clientName=Ada&clientEmail=a%40a.example",
      { website: "https://a.example", clientName: "Ada", clientEmail: "a@a.example" },
    ],
    ["?website=a.example&email=a%40a.example&name=Ada", { website: "a.example", clientEmail: "a@a.example", clientName: "Ada" }],
    ["", {}],
  ])("keeps what %s brings", (search, values) => expect(kept(search)).toEqual({ ...empty, ...values }));

  it("cuts what no person typed", () => expect(kept({ message: "x".repeat(9000) }).message).toHaveLength(5000));
});
