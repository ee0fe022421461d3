import { expect, it } from "vitest";
import { careersHeadline } from "./careers-words.ts";

it.each([
  [0, "No open jobs today"],
  [1, "One open job, pay shown"],
  [6, "Six open jobs, pay shown"],
  [12, "Twelve open jobs, pay shown"],
  [13, "13 open jobs, pay shown"],
])("says of %d vacancies: %s", (count, headline) => expect(careersHeadline(count)).toBe(headline));
