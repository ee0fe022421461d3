import { expect, it } from "vitest";
import type { CaseStudyCard } from "#content/case-study/case-study.content-type.ts";
import { growthScale } from "./growth-scale.ts";

const study = (client: string, ...values: number[]): CaseStudyCard => ({
  _id: client,
  title: client,
  seo: { title: client, description: client, slug: { current: client } },
  path: `/case-study/${client}`,
  client,
  sector: "",
  period: "",
  growth: { figure: "+1%", label: "" },
  desc: "",
  line: "blue",
  series: values.map((value, i) => ({ label: `${i}`, value })),
});

it("lays the studies on one scale, the longest track first and whole", () => {
  const scale = growthScale([study("small", 100, 90, 150), study("none"), study("large", 20, 100), study("one", 5)]);
  expect(scale.map(({ client, start, end }) => [client, start, end])).toEqual([
    ["large", 20, 100],
    ["small", 20, 30],
  ]);
});
