import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";

type Figures = CaseStudy["figures"];

const SHOWN = 3;

/** Three results for the strip under the banner: not the banner's own, not one that stood still, those with a change first. */
export function caseFacts({ growth, figures }: Pick<CaseStudy, "growth" | "figures">): { figure: string; label: string }[] {
  const isBanner = ({ change, before, after }: Figures[number]) =>
    change === growth.figure || `${plain(before)} to ${plain(after)}` === growth.figure;
  const moved = figures.filter((row) => row.before !== row.after && !isBanner(row));
  return [...moved.filter(({ change }) => change), ...moved.filter(({ change }) => !change)]
    .slice(0, SHOWN)
    .map(({ label, before, after }) => ({ figure: plain(after), label: `${lower(plain(label))}, from ${plain(before)}` }));
}

/** `131 (7.5%)` is 131 where there is no room for its share, nor for the word that explains it. */
const plain = (value: string) => value.replace(/ \(.*\)$/, "");

/** The figure stands before it, so it starts small, unless it starts with a name. */
const lower = (label: string) =>
  /^(?:[A-Z]{2}|Googlebot|Search|Chrome)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Values as the figures write them, by their number: the banner's line takes a currency from here. */
export function shownValues(figures: Figures): [number, string][] {
  return figures.flatMap(({ before, after }) =>
    [before, after].map((value): [number, string] => [Number(plain(value).replaceAll(/[^\d.]/g, "")), plain(value)]),
  );
}
