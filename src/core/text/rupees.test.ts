import { expect, it } from "vitest";
import { formatRupees } from "./rupees.ts";

it.each([
  [0, "₹0"],
  [2500, "₹2,500"],
  [99_999, "₹99,999"],
  [100_000, "₹1,00,000"],
  [600_000, "₹6,00,000"],
  [1_080_000, "₹10,80,000"],
  [12_345_678, "₹1,23,45,678"],
  [600_000.6, "₹6,00,001"],
])("writes %d as %s", (amount, shown) => expect(formatRupees(amount)).toBe(shown));
