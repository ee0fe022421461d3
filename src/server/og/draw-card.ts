import { brandShades } from "#core/color/brand-color.ts";
import type { Line } from "#core/line.ts";
import { fitTitle } from "#core/text/fit-title.ts";
import { climbingPlate } from "#ui/line-map/climbing-plate.ts";
import { plateSvg } from "#ui/line-map/plate-svg.ts";
import type { Typeface } from "./typeface.ts";

export interface CardFacts {
  title: string;
  brandName: string;
  line: Line;
  /** The brand's own, in place of the site's blue. */
  color?: string | undefined;
}

/** Raise it with every change to the drawing: finished pictures are kept by what they were drawn from. */
export const CARD_DESIGN = 1;

const MARGIN = 64;
const TITLE_TOP = 148;
/** Of the display face, in ems: how high capitals are and how far letters reach below the line. */
const [CAPITALS, DESCENT] = [0.8, 0.215];
const TITLE_BOX = { width: 868, height: 296, largest: 208, lineHeight: 1.04, mostLines: 4 };

/** A page's social card as SVG: its title and the site's name as outlines, lines in the page's colours around them. */
export function drawCard({ title, brandName, line, color }: CardFacts, face: Typeface): string {
  const { lines, size, width } = fitTitle(title, TITLE_BOX, face.width);
  const baseline = (place: number) => TITLE_TOP + size * (CAPITALS + place * TITLE_BOX.lineHeight);
  const words = lines.map((text, place) => face.outline(text, { x: MARGIN, baseline: baseline(place), size })).join("");
  const plate = climbingPlate(title, { right: MARGIN + width, bottom: baseline(lines.length - 1) + size * DESCENT });
  const name = face.outline(brandName, { x: MARGIN + 56, baseline: 96, size: 48 });
  const mark = `<circle cx="${MARGIN + 20}" cy="77" r="14" fill="none" stroke="#fff" stroke-width="12"/>`;
  const own = color && line === "blue" ? { ground: color, lite: brandShades(color).lite } : undefined;
  return plateSvg(plate, line, own).replace("</svg>", `${mark}<path fill="#fff" d="${name}${words}"/></svg>`);
}
