import type { Line } from "#core/line.ts";
import type { Plate } from "./plate-model.ts";
import { plateShapes } from "./plate-shapes.ts";

interface PlateColors {
  ground: string;
  lite: string;
}

/** A plate as a whole SVG file, for image libraries, which know no custom properties. */
export function plateSvg(plate: Plate, line: Line, own: PlateColors = plateColors[line]): string {
  const colors = { ...own, white: "#ffffff", edge: "#fbd530", none: "none" };
  const shapes = plateShapes(plate).map(({ tag, attributes, stroke, fill }) => {
    const written = Object.entries({ ...attributes, stroke: colors[stroke], fill: colors[fill] }).map(
      ([name, value]) => ` ${name}="${value}"`,
    );
    return `<${tag}${written.join("")}/>`;
  });
  const { width, height } = plate;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colors.ground}"/>${shapes.join("")}</svg>`;
}

/** The values of src/ui/styles/tokens.css that a plate needs; a test compares them. */
export const plateColors: Record<Line, PlateColors> = {
  blue: { ground: "#0c2dcc", lite: "#7fb3ff" },
  red: { ground: "#9c1c10", lite: "#ff8d65" },
  green: { ground: "#004f38", lite: "#4bdba0" },
  pink: { ground: "#920055", lite: "#fd93c7" },
  purple: { ground: "#501485", lite: "#c7a3fc" },
  slate: { ground: "#1e223a", lite: "#b8bdd2" },
};
