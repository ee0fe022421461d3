import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import type { Point } from "#ui/line-map/route.ts";

export interface CaseMonth {
  label: string;
  /** As it is written, with its sign. */
  value: string;
  /** What was worked on, from its beginning: months share it until the next begins. */
  work: string;
  begins: boolean;
  mistake: string | undefined;
  /** `22% more than in May`, or than a year before. */
  change: string | undefined;
  /** Of its stop on a chart of 1000 by 270. */
  at: Point;
  /** The same month a year before, where the trade has seasons. */
  before?: { value: string; at: Point } | undefined;
}

export interface CaseMonths {
  /** What the months count. */
  counts: string;
  months: CaseMonth[];
}

type Study = Pick<CaseStudy, "growth" | "series" | "seasonal">;
type Measured = CaseStudy["series"][number] & { before?: number };

const BOX = { width: 1000, top: 30, bottom: 220 };

/** A study that says which work began when, month by month; undefined for one that compares two dates only. */
export function caseMonths({ growth, series, seasonal }: Study): CaseMonths | undefined {
  const measured: readonly Measured[] = seasonal?.months ?? series;
  if (measured.length < 3 || !measured[0]?.work) return undefined;
  const sign = seasonal?.sign ?? "";
  const most = Math.max(...measured.flatMap(({ value, before = 0 }) => [value, before]));
  // Each month stands in the middle of its share of the width, over its name.
  const at = (place: number, value: number): Point => [
    Math.round(((place + 0.5) * BOX.width) / measured.length),
    Math.round(BOX.bottom - (value / most) * (BOX.bottom - BOX.top)),
  ];
  let work = "";
  const months = measured.map(({ label, value, before, mistake, ...month }, place): CaseMonth => {
    work = month.work ?? work;
    const last = measured[place - 1];
    return {
      label,
      value: written(value, sign),
      work,
      begins: month.work !== undefined,
      mistake,
      change: before === undefined ? last && changeSince(last, value) : changeInAYear(before, value, sign),
      at: at(place, value),
      ...(before !== undefined && { before: { value: written(before, sign), at: at(place, before) } }),
    };
  });
  return { counts: seasonal?.counts ?? growth.label, months };
}

function changeSince(last: { label: string; value: number }, value: number): string {
  const share = changed(last.value, value);
  if (share === 0) return `as in ${last.label}`;
  return `${share}% ${value > last.value ? "more" : "fewer"} than in ${last.label}`;
}

function changeInAYear(before: number, value: number, sign: string): string {
  const share = changed(before, value);
  if (share === 0) return `as a year before, ${written(before, sign)}`;
  return `${share}% ${value > before ? "more" : sign ? "less" : "fewer"} than the ${written(before, sign)} a year before`;
}

const changed = (before: number, value: number) => Math.round((Math.abs(value - before) / before) * 100);

const written = (value: number, sign: string) => `${sign}${value.toLocaleString("en-US")}`;
