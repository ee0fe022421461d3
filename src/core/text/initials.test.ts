import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Maren Kowalczyk", "MK"],
  ["Dr. Samira Haddad-Lowe", "SH"],
  ["Ana María del Río", "AR"],
  ["Cher", "C"],
])("%s is %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
