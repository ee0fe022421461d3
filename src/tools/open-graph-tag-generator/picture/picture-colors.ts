import type { Line } from "#core/line.ts";
import type { Ink } from "#ui/line-map/plate-model.ts";
import { plateColors } from "#ui/line-map/plate-svg.ts";

/** What a picture is painted in: the map's inks, the words on the map's ground, and the words on paper. */
export interface PictureColors extends Record<Ink, string> {
  onGround: string;
  onPaper: string;
}

const [PAPER, INK, YELLOW] = ["#ffffff", "#10142a", "#fbd530"];

/** The colours of one of our lines, or of a brand's own: words and lines turn dark where white could not be read. */
export function pictureColors(color: string): PictureColors {
  const own = plateColors[color as Line];
  const ground = own?.ground ?? color;
  const strong = contrast(ground, PAPER) >= contrast(ground, INK) ? PAPER : INK;
  return {
    ground,
    // Named for what it is on our own grounds: the line that stands out most.
    white: strong,
    lite: own?.lite ?? mix(ground, strong, 0.55),
    edge: contrast(ground, YELLOW) >= 1.8 ? YELLOW : mix(ground, strong, 0.8),
    onGround: strong,
    // Large letters need 3 to 1 (WCAG 2.2, 1.4.3).
    onPaper: contrast(ground, PAPER) >= 3 ? ground : INK,
  };
}

/** WCAG 2.2, “contrast ratio”: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, place) => Math.round(value + ((other[place] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
