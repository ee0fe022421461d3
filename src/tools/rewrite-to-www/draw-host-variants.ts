import { type Point, route } from "#ui/line-map/route.ts";

export interface VariantLine {
  /** Which of the four variants it starts at. */
  row: number;
  /** Where it ends, as a row; undefined when it breaks off. */
  end: number | undefined;
  hops: number;
}

interface DrawnVariant {
  path: string;
  /** Where it was sent on. */
  hops: Point[];
  start: Point;
  /** A cross, where it breaks off. */
  broken: Point | undefined;
}

export interface VariantsDrawing {
  width: number;
  height: number;
  variants: DrawnVariant[];
  ends: Point[];
}

const [GAP, SHORTEST, MARGIN, STRAIGHT] = [52, 240, 18, 62];
/** Where all ways to one end have come together, measured from its side. */
const MERGE = 64;

/** Four variants and the way from each to where it ends: lines of 0 and 45 degrees that join before the terminus. Turned for narrow screens. */
export function drawHostVariants(lines: readonly VariantLine[], turned = false): VariantsDrawing {
  const rows = Math.max(3, ...lines.flatMap(({ end }) => (end === undefined ? [] : [end]))) + 1;
  const across = (row: number) => MARGIN + row * GAP;
  const place = (along: number, row: number): Point => (turned ? [across(row), along] : [along, across(row)]);
  // Every line runs straight past its hops before it turns.
  const farthest = Math.max(0, ...lines.map(({ row, end }) => (end === undefined ? 0 : Math.abs(end - row))));
  const joined = MARGIN + STRAIGHT + farthest * GAP;
  const [length, breadth] = [Math.max(SHORTEST, joined + MERGE), across(rows - 1) + MARGIN];
  return {
    width: turned ? breadth : length,
    height: turned ? length : breadth,
    variants: lines.map(({ row, end, hops }) => {
      const start = place(MARGIN, row);
      const dots = Array.from({ length: Math.min(hops, 4) }, (_, index) => place(MARGIN + 26 + index * 18, row));
      if (end === undefined) {
        const broken = place(MARGIN + 76, row);
        return { path: route([start, broken]), hops: dots, start, broken };
      }
      const turn = place(joined - Math.abs(end - row) * GAP, row);
      const corners = end === row ? [] : [turn, place(joined, end)];
      return { path: route([start, ...corners, place(length - MARGIN, end)], 12), hops: dots, start, broken: undefined };
    }),
    ends: [...new Set(lines.flatMap(({ end }) => (end === undefined ? [] : [end])))].map((end) => place(length - MARGIN, end)),
  };
}
