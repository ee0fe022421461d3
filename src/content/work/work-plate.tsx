import type { Line } from "#core/line.ts";
import type { Ink } from "#ui/line-map/plate-model.ts";
import type { PlateDrawing } from "./plates/plate-marks.ts";
import "./work-plate.css";

/** A work, drawn. The caption below it says the same in words, so assistive technology passes over it. */
export function WorkPlate({ field, drawing: { marks, figure } }: { field: Line; drawing: PlateDrawing }) {
  return (
    <svg className={`work-plate line-${field}`} viewBox="0 0 680 440" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      {marks.map(({ d, stroke, width, fill, round, dash, opacity }, place) => (
        <path
          key={`${place}`}
          d={d}
          stroke={stroke && inks[stroke]}
          strokeWidth={width}
          fill={fill && inks[fill]}
          strokeLinecap={round && "round"}
          strokeLinejoin={round && "round"}
          strokeDasharray={dash}
          opacity={opacity}
        />
      ))}
      {figure && (
        <text className="work-plate-figure" x="340" y={figure.y} fontSize={figure.size} fill="#fff">
          {figure.text}
        </text>
      )}
    </svg>
  );
}

const inks: Record<Ink, string> = { ground: "var(--field)", white: "#fff", lite: "var(--lite)", edge: "var(--edge)" };
