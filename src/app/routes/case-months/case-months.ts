import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import type { Point } from "#ui/line-map/route.ts";

export interface CaseMonth {
  label: string;
  value: number;
  /** What was worked on, from its beginning: months share it until the next begins. */
  work: string;
  begins: boolean;
  mistake: string | undefined;
  /** `22% more than in May` */
  change: string | undefined;
  /** Of its stop on a chart of 1000 by 270. */
  at: Point;
}

const BOX = { width: 1000, top: 30, bottom: 220 };

/** A study that says which work began when, month by month; undefined for one that compares two dates only. */
export function caseMonths(series: CaseStudy["series"]): CaseMonth[] | undefined {
  if (series.length < 3 || !series[0]?.work) return undefined;
  const most = Math.max(...series.map(({ value }) => value));
  let work = "";
  return series.map(({ label, value, mistake, ...month }, place) => {
    work = month.work ?? work;
    const before = series[place - 1];
    // Each month stands in the middle of its share of the width, over its name.
    const x = ((place + 0.5) * BOX.width) / series.length;
    const y = BOX.bottom - (value / most) * (BOX.bottom - BOX.top);
    return {
      label,
      value,
      work,
      begins: month.work !== undefined,
      mistake,
      change: before && changeSince(before, value),
      at: [Math.round(x), Math.round(y)],
    };
  });
}

function changeSince(before: { label: string; value: number }, value: number): string {
  const share = Math.round((Math.abs(value - before.value) / before.value) * 100);
  if (share === 0) return `as in ${before.label}`;
  return `${share}% ${value > before.value ? "more" : "fewer"} than in ${before.label}`;
}
