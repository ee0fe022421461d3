import { expect, it } from "vitest";
import { leastPrice } from "./pricing-plan.content-type.ts";

const plan = (listTitle: string) => ({
  _id: listTitle,
  slug: "a",
  planName: "A",
  description: "B",
  lists: [{ listTitle, listText: "" }],
  button: { link: "/" },
  order: 1,
});

it.each([
  [["$220 an hour", "From $1,200 a month", "From $2,600 once"], "from $1,200 a month"],
  [["$220 an hour"], undefined],
  [[], undefined],
])("of %j, the least price is %s", (prices, least) => {
  expect(leastPrice(prices.map(plan))).toBe(least);
});
