import { expect, it } from "vitest";
import { dayFigures } from "./day-figures.ts";

const steps = (...whens: string[]) => whens.map((when, i) => ({ when, title: `Step ${i}` }));

it("takes the day on which each step ends, and not the first step", () => {
  expect(dayFigures(steps("Day 0", "Day 7", "Days 8 to 30", "Days 31 to 60", "Month 3 and on"))).toEqual([
    { figure: "Day 7", label: "Step 1" },
    { figure: "Day 30", label: "Step 2" },
    { figure: "Day 60", label: "Step 3" },
  ]);
});

it("leaves out steps without a date and shows three at most", () => {
  expect(dayFigures(steps("Day 1", "Monthly", "Week 2", "Weeks 3 to 4", "Month 2", "Months 3 to 6")).map(({ figure }) => figure)).toEqual([
    "Week 2",
    "Week 4",
    "Month 2",
  ]);
});
