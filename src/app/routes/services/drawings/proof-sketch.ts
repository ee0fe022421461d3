import { present } from "#core/errors/present.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import type { ProofPicture } from "./proof-picture.ts";
import type { SketchData, Stroke } from "./sketch.tsx";

const BOTTOM = 352;

/** As high as what is drawn, so that no card is empty below a low line: from the highest word or mark to the lowest. */
const boxAround = (highest: number, lowest: number) => `0 ${highest - ROOM} 760 ${lowest - highest + 2 * ROOM}`;
const ROOM = 40;

/** Measured months as a line with a stop each, or two values as two levels of one. Dashed is what is not known yet. */
export function proofSketch(picture: ProofPicture, label: string): SketchData {
  return picture.kind === "series" ? months(picture.points, label) : levels(picture, label);
}

function months(points: Extract<ProofPicture, { kind: "series" }>["points"], label: string): SketchData {
  const top = Math.max(...points.map(({ value }) => value));
  const at = points.map(
    ({ value }, i): Point => [Math.round(64 + (i * 632) / (points.length - 1)), Math.round(BOTTOM - (value / top) * 244)],
  );
  const [first, last] = [present(points[0]), present(points.at(-1))];
  const [start, end] = [present(at[0]), present(at.at(-1))];
  return {
    box: boxAround(
      Math.min(...at.map(([, y]) => y), start[1] - 32, end[1] - 24),
      Math.max(...at.map(([, y]) => y), start[1] + 44, end[1] + 60),
    ),
    label: `${label}: ${points.map((point) => `${point.label} ${count(point.value)}`).join(", ")}`,
    marks: [
      { d: `M${at.map((point) => point.join(" ")).join("L")}`, className: "proof-line" },
      { d: `M${end.join(" ")}H1400`, className: "proof-line proof-ahead" },
      ...stops(at.slice(0, -1)),
      ...terminus(end),
      { text: count(first.value), x: start[0], y: start[1] - 32, anchor: "middle" },
      { text: first.label, x: start[0], y: start[1] + 44, anchor: "middle", className: "proof-soft" },
      { text: count(last.value), x: end[0] - 32, y: end[1] - 24, anchor: "end" },
      { text: last.label, x: end[0], y: end[1] + 60, anchor: "middle", className: "proof-soft" },
    ],
  };
}

function levels({ before, after, from, to }: Extract<ProofPicture, { kind: "pair" }>, label: string): SketchData {
  const top = Math.max(from, to);
  const [y1, y2] = [from, to].map((value) => Math.round(BOTTOM - (value / top) * 220)) as [number, number];
  const climb = Math.abs(y1 - y2);
  const turn = 340 - climb / 2;
  return {
    box: boxAround(Math.min(y1 - 36, y2 - 44), Math.max(y1, y2) + 24),
    label: `${label}: from ${before} to ${after}`,
    marks: [
      {
        d: route(
          [
            [80, y1],
            [turn, y1],
            [turn + climb, y2],
            [600, y2],
          ],
          Math.min(48, climb / 2),
        ),
        className: "proof-line",
      },
      { d: `M600 ${y2}H1400`, className: "proof-line proof-ahead" },
      ...stops([[80, y1]]),
      ...terminus([600, y2]),
      { text: before, x: 80, y: y1 - 36, anchor: "middle" },
      { text: after, x: 600, y: y2 - 44, anchor: "middle" },
    ],
  };
}

function stops(at: readonly Point[]): Stroke[] {
  const d = at.map(dot).join("");
  return [
    { d, width: 31, className: "proof-ring" },
    { d, width: 17, className: "proof-ring proof-ground" },
  ];
}

function terminus(at: Point): Stroke[] {
  return [
    { d: dot(at), width: 49, className: "proof-ring" },
    { d: dot(at), width: 31, className: "proof-ring proof-last" },
  ];
}

const dot = ([x, y]: Point) => `M${x} ${y}h.01`;
const count = (value: number) => value.toLocaleString("en-US");
