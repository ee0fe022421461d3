import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { type RecentCase, RecentWork } from "./recent-work.tsx";

const study: RecentCase = {
  path: "/case-study/dental-group-ppc",
  client: "Larkmont Dental",
  desc: "Same spend, other searches, answered phones",
  line: "red",
  figure: "42 to 89",
  label: "booked new patients a month, Jan to Jun 2026",
  series: [42, 89],
  ends: ["Jan 2026", "Jun 2026"],
};
const html = (cases: readonly RecentCase[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RecentWork heading="Recent work" cases={cases} />
    </MemoryRouter>,
  );

describe("RecentWork", () => {
  it("is not there without cases", () => expect(html([])).toBe(""));

  it("links each plate to its case study", () => {
    expect(html([study, { ...study, path: "/case-study/ai-content-tool/" }]).match(/href="[^"]+"/g)).toEqual([
      'href="/case-study/"',
      'href="/case-study/dental-group-ppc"',
      'href="/case-study/ai-content-tool/"',
    ]);
  });

  it("draws a small number as dots: 42 before, the rest of 89 after, fourteen a row", () => {
    const [before = "", after = ""] = [...html([study]).matchAll(/<path d="([^"]+)" stroke="var\(--(?:lite|edge)\)"/g)].map(([, d]) => d);
    expect(dotsIn(before)).toEqual([14, 14, 14]);
    expect(dotsIn(after)).toEqual([14, 14, 14, 5]);
    expect(html([{ ...study, series: [42, 45, 79, 89] }])).toBe(html([study]));
  });

  it("draws a large number as a track that leaves its station as much wider", () => {
    expect(html([{ ...study, series: [238_000, 407_000] }])).toMatch(/stroke-width="24".*stroke-width="41"/);
  });

  it("draws measured months as one line with a stop each, the last one yellow", () => {
    const months = html([{ ...study, series: [8_400, 8_100, 46_200] }]);
    expect(months).toContain('d="M-400 145L16 145 178 146 340 14"');
    expect(months.match(/var\(--edge\)/g)?.length).toBe(1);
  });
});

/** How many dots each row of a dotted path has: its length over the distance, and one. */
const dotsIn = (path: string) => [...path.matchAll(/h([\d.]+)/g)].map(([, length]) => Math.round(Number(length) / 24.3) + 1);
