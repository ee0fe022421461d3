import { expect, it } from "vitest";
import { careersHeadline } from "./careers-words.ts";

it.each([
  [0, "No open seats today"],
  [1, "One seat, pay shown"],
  [6, "Six seats, pay shown"],
  [12, "Twelve seats, pay shown"],
  [13, "13 seats, pay shown"],
])("says of %d vacancies: %s", (count, headline) => expect(careersHeadline(count)).toBe(headline));
