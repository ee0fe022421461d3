import type { TraceOptions, TracePreset } from "#core/picture/trace-options.ts";

export interface TraceSettings {
  /** A larger picture is made to fit within a square of this side first: more would be more paths, not more to see. */
  maxSide: number;
  colors: number;
  specks: number;
  /** How far a curve may run beside the edge it follows, in pixels. */
  tolerance: number;
  /** Pixels that blend two flat colors, as soft edges do, are given to one of them. */
  hasFlatColors: boolean;
  isBlackAndWhite: boolean;
}

const PRESETS: Readonly<Record<TracePreset, TraceSettings>> = {
  logo: { maxSide: 1600, colors: 16, specks: 6, tolerance: 0.55, hasFlatColors: true, isBlackAndWhite: false },
  drawing: { maxSide: 1600, colors: 32, specks: 4, tolerance: 0.6, hasFlatColors: true, isBlackAndWhite: false },
  photo: { maxSide: 1024, colors: 48, specks: 24, tolerance: 0.9, hasFlatColors: false, isBlackAndWhite: false },
  "black-and-white": { maxSide: 1600, colors: 2, specks: 6, tolerance: 0.55, hasFlatColors: false, isBlackAndWhite: true },
};

export function traceSettings({ preset = "logo", colors, specks }: TraceOptions): TraceSettings {
  const usual = PRESETS[preset];
  return { ...usual, colors: usual.isBlackAndWhite ? 2 : (colors ?? usual.colors), specks: specks ?? usual.specks };
}
