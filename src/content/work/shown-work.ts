import { drawWorkPlate } from "./plates/draw-work-plate.ts";
import type { PlateDrawing } from "./plates/plate-marks.ts";
import type { Work } from "./work.content-type.ts";

/** A work as pages show it: its plate drawn, on the server. */
export type ShownWork = Omit<Work, "plate"> & { drawing: PlateDrawing };

export function toShownWork({ plate, ...work }: Work): ShownWork {
  return { ...work, drawing: drawWorkPlate({ _id: work._id, ...(plate && { plate }) }) };
}
