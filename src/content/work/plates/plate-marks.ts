import type { Ink } from "#ui/line-map/plate-model.ts";
import type { Point } from "#ui/line-map/route.ts";

/**
 * A plate as data: strokes and surfaces in the order they are painted, and at most one figure. Loaders work it out, so that no
 * geometry is sent to the browser.
 */
export interface PlateDrawing {
  marks: readonly Mark[];
  figure?: { text: string; size: number; y: number };
}

export interface Mark {
  d: string;
  stroke?: Ink;
  width?: number;
  fill?: Ink;
  round?: true;
  dash?: string;
  opacity?: number;
}

/** A scene draws the numbers of a work, as its document holds them. */
export type DrawPlateScene = (numbers: readonly number[]) => PlateDrawing;

/** The sheet of a plate. A wide place shows all of it, a narrow one the middle 480 px: what matters stands between 100 and 580. */
export const SHEET = { width: 680, height: 440, middle: 340 } as const;

/** `count` numbers from 0. */
export const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

export const stroke = (d: string, ink: Ink, width: number, more: Partial<Mark> = {}): Mark => ({ d, stroke: ink, width, ...more });

/** Full circles: strokes without length under a round cap. */
export const dots = (at: readonly Point[], ink: Ink, diameter: number): Mark =>
  stroke(at.map(([x, y]) => `M${x} ${y}h.01`).join(""), ink, diameter, { round: true });

/** Stations: a ring of `ring` px in the middle of its radius, filled. */
export const stops = (at: readonly Point[], radius: number, ring: number, fill: Ink = "ground", ink: Ink = "white"): Mark[] => [
  dots(at, ink, 2 * radius + ring),
  dots(at, fill, 2 * radius - ring),
];
