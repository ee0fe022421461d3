/**
 * A drawing as data: strokes and words. Loaders work it out, so that no geometry is sent to the browser. A stop is a stroke without
 * length under a round cap.
 */
export interface SketchData {
  box: string;
  /** What it says, for people who do not see it. Absent: it is an ornament. */
  label?: string;
  marks: readonly (Stroke | Words)[];
}

export interface Stroke {
  d: string;
  className: string;
  width?: number;
}

interface Words {
  text: string;
  x: number;
  y: number;
  className?: string;
  anchor?: "middle" | "end";
}

export function Sketch({ sketch: { box, label, marks }, className }: { sketch: SketchData; className: string }) {
  return (
    <svg className={className} viewBox={box} fill="none" role={label && "img"} aria-label={label} aria-hidden={label ? undefined : true}>
      {marks.map((mark) =>
        "d" in mark ? (
          <path key={mark.className + mark.d} d={mark.d} strokeWidth={mark.width} className={mark.className} />
        ) : (
          <text key={mark.text + mark.y} x={mark.x} y={mark.y} textAnchor={mark.anchor} className={mark.className}>
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}
