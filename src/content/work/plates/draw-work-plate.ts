import { drawPlate } from "#ui/line-map/draw-plate.ts";
import { type PlateShape, plateShapes } from "#ui/line-map/plate-shapes.ts";
import type { Work, WorkScene } from "../work.content-type.ts";
import { crowd } from "./crowd.ts";
import { fern } from "./fern.ts";
import { funnel } from "./funnel.ts";
import { gables } from "./gables.ts";
import { loop } from "./loop.ts";
import { type DrawPlateScene, dots, type Mark, type PlateDrawing, SHEET } from "./plate-marks.ts";
import { rivets } from "./rivets.ts";
import { tables } from "./tables.ts";
import { tiles } from "./tiles.ts";
import { trellis } from "./trellis.ts";
import { waveform } from "./waveform.ts";
import { waves } from "./waves.ts";
import { wheel } from "./wheel.ts";

const scenes: Record<WorkScene, DrawPlateScene> = {
  crowd,
  fern,
  funnel,
  gables,
  loop,
  rivets,
  tables,
  tiles,
  trellis,
  waveform,
  waves,
  wheel,
};

/** A work drawn from its own numbers; one without a scene gets a map made from its id. */
export function drawWorkPlate({ _id, plate }: Pick<Work, "_id" | "plate">): PlateDrawing {
  return plate ? scenes[plate.scene](plate.numbers) : { marks: plateShapes(drawPlate(_id, SHEET)).flatMap(toMarks) };
}

function toMarks({ tag, attributes, stroke, fill }: PlateShape): Mark[] {
  const width = Number(attributes["stroke-width"]);
  if (tag === "circle") {
    const at = [[Number(attributes["cx"]), Number(attributes["cy"])]] as const;
    const radius = Number(attributes["r"]);
    return [dots(at, stroke, 2 * radius + width), dots(at, fill === "none" ? "ground" : fill, 2 * radius - width)];
  }
  const dash = attributes["stroke-dasharray"];
  return [
    {
      d: String(attributes["d"]),
      stroke,
      width,
      ...(attributes["stroke-linecap"] === "round" && { round: true }),
      ...(dash !== undefined && { dash: String(dash) }),
    },
  ];
}
