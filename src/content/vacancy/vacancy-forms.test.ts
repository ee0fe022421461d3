import { describe, expect, it } from "vitest";
import { vacancy } from "./vacancy.content-type.ts";

const shared = {
  _id: "vacancy-x",
  slug: "x",
  jobType: "Full-time",
  workplaceType: "Hybrid",
  location: "Jaipur",
  keyRole: { content: "You check." },
};
const formA = { ...shared, title: "Analyst", team: "Search", salaryMin: 600000, salaryMax: 900000 };
const formB = { ...shared, jobTitle: "Analyst", teamName: "Search", salary: { minSalary: 600000, maxSalary: 900000 } };

describe("a vacancy", () => {
  const expected = {
    ...shared,
    title: "Analyst",
    team: "Search",
    minSalary: 600000,
    maxSalary: 900000,
    line: "slate",
    keyRole: { content: "You check.", listItems: [] },
    skillReq: [],
    firstDays: [],
    notNeeded: [],
    steps: [],
    send: [],
    seo: { title: "Analyst", description: "You check." },
  };

  it.each([
    ["title, team, salaryMin and salaryMax", formA],
    ["jobTitle, teamName and salary{minSalary, maxSalary}", formB],
    ["one form for the names and the other for the salary", { ...formA, salaryMin: undefined, salaryMax: undefined, salary: formB.salary }],
    ["minSalary and maxSalary without a group", { ...formB, salary: undefined, minSalary: 600000, maxSalary: 900000 }],
    ["a first form that an editor left blank", { ...formB, title: " ", team: "" }],
  ])("reads %s into one shape", (_, raw) => {
    expect(vacancy.map(raw)).toStrictEqual(expected);
  });

  it("takes the first form where a document holds both", () => {
    const { title, team, minSalary, maxSalary } = vacancy.map({
      ...formA,
      jobTitle: "B",
      teamName: "B",
      salary: { minSalary: 1, maxSalary: 2 },
    });
    expect({ title, team, minSalary, maxSalary }).toStrictEqual({ title: "Analyst", team: "Search", minSalary: 600000, maxSalary: 900000 });
  });

  it.each([
    ["no name in either form", { title: undefined }],
    ["no salary in either form", { salaryMin: undefined }],
    ["a salary that falls", { salaryMin: 900001 }],
    ["a salary in words", { salaryMin: "6 lakh" }],
    ["a day that is none", { validThrough: "2027-02-30" }],
  ])("refuses %s", (_, change) => {
    expect(() => vacancy.map({ ...formA, ...change })).toThrow();
  });
});
