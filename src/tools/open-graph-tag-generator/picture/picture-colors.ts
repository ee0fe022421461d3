import { contrast, mix } from "#core/color/contrast.ts";
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
