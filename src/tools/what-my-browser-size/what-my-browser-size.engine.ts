import { breakpointsAt } from "./breakpoints.ts";
import { devicesOfSize, devicesOfWidth } from "./device-sizes.ts";
import type { WhatMyBrowserSizeInput, WhatMyBrowserSizeOutput } from "./what-my-browser-size.schema.ts";

/** What a viewport or screen of this size means to a layout. */
export function describeSize({ width, height, ratio }: WhatMyBrowserSizeInput): WhatMyBrowserSizeOutput {
  const ofSize = devicesOfSize(width, height, ratio);
  const ofWidth = devicesOfWidth(width, ratio).filter((device) => !ofSize.includes(device));
  const pixels = { width: Math.round(width * (ratio ?? 1)), height: Math.round(height * (ratio ?? 1)) };
  return {
    width,
    height,
    ratio: ratio ?? 1,
    orientation: width > height ? "landscape" : width < height ? "portrait" : "square",
    aspect: aspectOf(width, height),
    devicePixels: { ...pixels, megapixels: Math.round((pixels.width * pixels.height) / 10_000) / 100 },
    frameworks: breakpointsAt(width),
    devices: [
      ...ofSize.map((device) => ({ ...device, match: "size" as const })),
      ...ofWidth.map((device) => ({ ...device, match: "width" as const })),
    ],
  };
}

/** "16:9" when the sides divide to it, or when they come within one percent of a ratio that has a name. */
export function aspectOf(width: number, height: number): { text: string; exact: boolean } {
  const divisor = greatestDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  const named = NAMED.find(([a, b]) => a * down === b * across);
  if (named) return { text: `${named[0]}:${named[1]}`, exact: true };
  if (Math.max(across, down) <= 32) return { text: `${across}:${down}`, exact: true };
  const near = NAMED.map(([a, b]) => ({ text: `${a}:${b}`, off: Math.abs(width / height / (a / b) - 1) }))
    .filter(({ off }) => off <= 0.01)
    .sort((a, b) => a.off - b.off)[0];
  return near ? { text: near.text, exact: false } : { text: `${(width / height).toFixed(2)}:1`, exact: false };
}

/** As makers write them: 16:10 and not 8:5. */
const NAMED: readonly (readonly [number, number])[] = (
  [
    [1, 1],
    [5, 4],
    [4, 3],
    [3, 2],
    [16, 10],
    [16, 9],
    [18, 9],
    [19.5, 9],
    [20, 9],
    [21, 9],
    [32, 9],
  ] as const
).flatMap(([a, b]) => (a === b ? [[a, b] as const] : [[a, b] as const, [b, a] as const]));

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
