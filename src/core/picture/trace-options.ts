import * as z from "zod/mini";
import type { RasterFormat } from "./picture-format.ts";
import { whole } from "./picture-options.ts";

/** What a picture is traced as. */
const tracePresets = ["logo", "drawing", "photo", "black-and-white"] as const;
export type TracePreset = (typeof tracePresets)[number];

export const traceFields = {
  preset: z._default(z.enum(tracePresets), "logo"),
  /** At most; black and white has one. */
  colors: whole(2, 64),
  /** Areas below so many pixels become part of their neighbors. */
  specks: whole(0, 1000),
};

/** As a form gives them: what is not filled in is the preset's. */
export interface TraceOptions {
  preset?: TracePreset | undefined;
  colors?: number | undefined;
  specks?: number | undefined;
}

/** What a worker is asked for. */
export interface TraceOrder extends TraceOptions {
  /** What the page is for: another format is traced all the same, with a note. */
  expected: RasterFormat;
}
