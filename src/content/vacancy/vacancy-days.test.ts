import { expect, it } from "vitest";
import type { ContentSource } from "#core/content/content-source.ts";
import { listOpenVacancies, readOpenVacancy } from "./vacancy.content-type.ts";

const document = (slug: string, dates: { datePosted?: string; validThrough?: string }) => ({
  _id: `vacancy-${slug}`,
  slug,
  title: slug,
  team: "Search",
  salaryMin: 1,
  salaryMax: 2,
  jobType: "Full-time",
  workplaceType: "Remote",
  location: "India",
  keyRole: { content: "You check." },
  ...dates,
});
const documents = [
  document("dated", { datePosted: "2026-11-02", validThrough: "2027-01-15" }),
  document("endless", { datePosted: "2026-11-02" }),
  document("undated", {}),
];
const source: ContentSource = {
  async fetch(query, params) {
    if (query.includes("siteSettings")) return null;
    return params?.["slug"] ? documents.find(({ slug }) => slug === params["slug"]) : documents;
  },
};
const openAt = async (at: string) => (await listOpenVacancies(source, new Date(at))).map(({ slug }) => slug);

it("lists a vacancy from the day it is posted to the end of its last day", async () => {
  expect(await openAt("2026-11-01T23:59:59Z")).toStrictEqual(["undated"]);
  expect(await openAt("2026-11-02T00:00:00Z")).toStrictEqual(["dated", "endless", "undated"]);
  expect(await openAt("2027-01-15T23:59:59Z")).toStrictEqual(["dated", "endless", "undated"]);
  expect(await openAt("2027-01-16T00:00:00Z")).toStrictEqual(["endless", "undated"]);
});

it("finds a vacancy by its slug while it is open, and not after", async () => {
  expect((await readOpenVacancy(source, "dated", new Date("2027-01-15T12:00:00Z")))?.title).toBe("dated");
  expect(await readOpenVacancy(source, "dated", new Date("2027-01-16T00:00:00Z"))).toBeUndefined();
  expect(await readOpenVacancy(source, "other", new Date("2026-11-15T12:00:00Z"))).toBeUndefined();
});
