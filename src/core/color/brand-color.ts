import { contrast, mix, readableOn } from "./contrast.ts";

/** The grounds and words that stand beside a brand's color on every page, as in ui/styles/tokens.css. */
const [WHITE, YELLOW, PAPER, TUNNEL] = ["#ffffff", "#fbd530", "#f5f6fc", "#0a0d1d"];
const LEAST = 4.5;

export const BRAND_COLOR = /^#[\da-f]{6}$/i;

/** Why a color cannot be the brand's, with the nearest shade that can; undefined for one that can. */
export function brandColorFault(color: string): string | undefined {
  const onWhite = contrast(color, WHITE);
  const onYellow = contrast(color, YELLOW);
  if (onWhite >= LEAST && onYellow >= LEAST) return undefined;
  const [word, reached] = onWhite < onYellow ? ["white", onWhite] : ["yellow", onYellow];
  const shade = readableOn(readableOn(color, WHITE), YELLOW);
  return `${word} words on it reach a contrast of ${reached.toFixed(2)} where 4.5 is needed; the nearest shade that passes is ${shade}`;
}

/** The style sheet that makes it the color of links, lines and fields, each in a shade that can be read where it stands. */
export function brandStyles(color: string): string {
  const shades = {
    field: color,
    line: mix(color, WHITE, 0.15),
    ink: readableOn(color, PAPER),
    tint: mix(color, WHITE, 0.88),
    lite: readableOn(mix(color, WHITE, 0.35), TUNNEL, 7),
  };
  const rules = Object.entries(shades).map(([name, shade]) => `--blue-${name}:${shade}`);
  return `:root{${rules.join(";")}}`;
}
