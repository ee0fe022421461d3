import { present } from "#core/errors/present.ts";
import type { Curve } from "./fit-curves.ts";
import type { Point } from "./follow-edges.ts";

export interface Shape {
  /** “#rrggbb” */
  color: string;
  paint: "fill" | "stroke" | "both";
  /** Of a filled one the first is its outline, the others are holes. */
  curves: Curve[];
}

interface Size {
  width: number;
  height: number;
}

/** Shapes one over another. */
export function writeSvg(shapes: readonly Shape[], grid: Size, { width, height }: Size): string {
  const parts: string[] = [];
  let open = "";
  const scale = Math.max(grid.width, grid.height) < SMALL ? 100 : 10;
  for (const { color, curves, paint } of shapes) {
    const fill = paint === "stroke" ? "none" : short(color);
    const paints = `fill="${fill}"${paint === "fill" ? "" : ` stroke="${short(color)}"`}`;
    if (paints !== open) parts.push(`${open && `"/>`}<path ${paints} d="`);
    open = paints;
    for (const curve of curves) parts.push(pathOf(curve, scale), paint === "stroke" ? "" : "z");
  }
  const end = open && `"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${grid.width} ${grid.height}" stroke-width="${shapes[0]?.paint === "stroke" ? 1 : 0.6}" stroke-linejoin="round">${parts.join("")}${end}</svg>\n`;
}

/** Tenths of a pixel are exact enough, and hundredths for what will be enlarged most. */
const SMALL = 128;

function pathOf({ from, pieces }: Curve, scale: number): string {
  const place = ({ x, y }: Point): Point => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  let at = place(from);
  let path = `M${listOf([at.x, at.y], scale)}`;
  let command = "";
  for (const { handles, to } of pieces) {
    const stops = [...(handles ?? []), to].map(place);
    const steps = stops.flatMap(({ x, y }) => [x - at.x, y - at.y]);
    at = present(stops.at(-1));
    if (steps.every((step) => step === 0)) continue;
    const wanted = handles ? "c" : steps[1] === 0 ? "h" : steps[0] === 0 ? "v" : "l";
    const numbers = listOf(wanted === "h" ? steps.slice(0, 1) : wanted === "v" ? steps.slice(1) : steps, scale);
    path += wanted === command ? (numbers.startsWith("-") ? numbers : ` ${numbers}`) : wanted + numbers;
    command = wanted;
  }
  return path;
}

/** “1.5-2 .3”: no more between numbers than is needed to tell them apart. */
function listOf(tenths: readonly number[], scale: number): string {
  let list = "";
  for (const [index, value] of tenths.entries()) {
    const text = String(value / scale).replace(/^(-?)0\./, "$1.");
    list += index > 0 && !text.startsWith("-") ? ` ${text}` : text;
  }
  return list;
}

const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
