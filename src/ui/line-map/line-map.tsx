import type { Line } from "#core/line.ts";
import { drawPlate } from "./draw-plate.ts";
import type { Ink } from "./plate-model.ts";
import { plateShapes } from "./plate-shapes.ts";

interface Props {
  /** A slug or an id: the same gives the same map. */
  seed: string;
  line: Line;
  className?: string;
}

/** The drawing's own; on the page it takes the width that there is. */
const SIZE = { width: 1600, height: 900 };

/** A plate drawn in the page, where a picture is missing or none was made. It tells nothing, so assistive technology passes over it. */
export function LineMap({ seed, line, className }: Props) {
  const shapes = plateShapes(drawPlate(seed, SIZE));
  return (
    <svg
      className={className ? `line-${line} ${className}` : `line-${line}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      {...SIZE}
      aria-hidden="true"
      focusable="false"
    >
      <rect {...SIZE} fill={inks.ground} />
      {shapes.map(({ tag: Shape, attributes, stroke, fill }, place) => (
        <Shape key={`${place}`} {...camelCased(attributes)} stroke={inks[stroke]} fill={inks[fill]} />
      ))}
    </svg>
  );
}

const inks: Record<Ink | "none", string> = {
  ground: "var(--field)",
  white: "#fff",
  lite: "var(--lite)",
  edge: "var(--edge)",
  none: "none",
};

const camelCased = (attributes: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
