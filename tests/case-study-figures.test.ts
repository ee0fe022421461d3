import { describe, expect, it } from "vitest";
import { caseMonths } from "#app/routes/case-months/case-months.ts";
import { caseStudy } from "#content/case-study/case-study.content-type.ts";
import { present } from "#core/errors/present.ts";
import { documentsOf } from "./support/dataset.ts";

const studies = documentsOf("caseStudy").map((raw) => caseStudy.map({ ...raw, bannerImage: null }));

describe.each(studies.map((study) => [study.client, study] as const))("the figures of %s", (_, study) => {
  const { growth, series, solution } = study;
  const [start, end] = [present(series[0]).value, present(series.at(-1)).value];
  const steps = present(caseMonths(study)).months;

  it("begin and end as the banner says", () => {
    expect([`${start} to ${end}`, `+${percentMore(start, end)}%`]).toContain(growth.figure);
  });

  it("stand in the table as they stand in the banner", () => {
    const numbers = study.figures.map(({ before, after }) => [before, after].map(firstNumber));
    expect(numbers).toContainEqual([start, end]);
  });

  it("name the work in the months in which the text says that it began", () => {
    const begun = solution.content.flatMap((block) =>
      block._type === "block" && block.listItem ? [present(block.children[0]).text.slice(0, 3)] : [],
    );
    expect(steps.filter(({ begins }) => begins).map(({ label }) => label)).toEqual(begun);
  });

  it("put one mistake into its month", () => {
    expect(steps.filter(({ mistake }) => mistake)).toHaveLength(1);
  });
});

const seasonal = studies.flatMap(({ client, series, seasonal }) => (seasonal ? [[client, { series, ...seasonal }] as const] : []));

describe.each(seasonal)("the seasons of %s", (_, { series, counts, months }) => {
  it("begin and end as the banner does: their last month beside the year before, or all months together, which is then said", () => {
    const [start, end] = [present(series[0]).value, present(series.at(-1)).value];
    const last = present(months.at(-1));
    const sums = [sum(months.map(({ before }) => before)), sum(months.map(({ value }) => value))];
    const inAll = `${end.toLocaleString("en-US")} in all, against ${start.toLocaleString("en-US")}`;
    expect(counts.includes(inAll) ? sums : [last.before, last.value]).toEqual([start, end]);
  });
});

describe("the months of a study", () => {
  const monthsOf = (client: string) => present(caseMonths(present(studies.find((study) => study.client === client)))).months;

  it.each([
    ["Quillbarn", "Jun"],
    ["Trellisboard", "Sep"],
    ["Living Healthy 24", "Nov"],
    ["Larkmont Dental", "Jan"],
    ["Fernhollow Outfitters", "Jul"],
    ["Ondine Quay Hotels", "Jul"],
  ])("of %s went wrong in %s", (client, month) => {
    expect(monthsOf(client).flatMap(({ label, mistake }) => (mistake ? [label] : []))).toEqual([month]);
  });

  it("give the phones of the dentists a third of what was gained, in the month in which they were covered at lunch", () => {
    const values = monthsOf("Larkmont Dental").map(({ value }) => Number(value));
    expect(values).toEqual([42, 45, 53, 63, 79, 89]);
    expect((present(values[4]) - present(values[3])) / (89 - 42)).toBeCloseTo(1 / 3, 1);
  });

  it("say the published growth of October in October", () => {
    expect(monthsOf("Fernhollow Outfitters").at(-1)).toMatchObject({
      label: "Oct",
      value: "$407,000",
      change: "71% more than the $238,000 a year before",
    });
  });
});

const percentMore = (from: number, to: number) => Math.round((to / from - 1) * 100);
const firstNumber = (text: string) => Number(present(/\d[\d,.]*/.exec(text))[0].replaceAll(",", ""));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
