import { expect, it } from "vitest";
import { TRANSIT, TRANSIT_NOUNS } from "../../../tests/support/transit-words.ts";
import { failureHeadlines } from "./failure-headlines.ts";

it.each(Object.entries(failureHeadlines))("%s is said without the words of our drawings: %s", (_, headline) => {
  expect(headline).not.toMatch(TRANSIT);
  expect(headline).not.toMatch(TRANSIT_NOUNS);
});
