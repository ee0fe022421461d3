import { expect, it } from "vitest";
import { careersHeadline } from "./careers-words.ts";

it.each([
  [0, "No open jobs today"],
  [1, "One job, pay shown"],
  [6, "Six jobs, pay shown"],
  [12, "Twelve jobs, pay shown"],
  [13, "13 jobs, pay shown"],
])("says of %d vacancies: %s", (count, headline) => expect(careersHeadline(count)).toBe(headline));
