import { contrast, mix, readableOn } from "./contrast.ts";

/** The grounds and words that stand beside a brand's color on every page, as in ui/styles/tokens.css. */
const [WHITE, YELLOW, PAPER, TUNNEL] = ["#ffffff", "#fbd530", "#f5f6fc", "#0a0d1d"];
/** WCAG 2.2, 1.4.3, of words: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const LEAST_CONTRAST = { text: 4.5, large: 3 };

export const BRAND_COLOR = /^#[\da-f]{6}$/i;

/** The fields of the site's own six lines, as in ui/styles/tokens.css; the first is what a site without a color of its own wears. */
export const LINE_COLORS = {
  Blue: "#0c2dcc",
  Red: "#9c1c10",
  Green: "#004f38",
  Pink: "#920055",
  Purple: "#501485",
  Slate: "#1e223a",
} as const;

/** A place where the color stands, and how well it can be read there. */
export interface BrandPair {
  name: string;
  words: string;
  ground: string;
  reached: number;
}

/** Every place where the color meets words, in the shade that it has there. */
export function brandPairs(color: string): BrandPair[] {
  const { ink, lite } = brandShades(color);
  const pairs: [string, string, string][] = [
    ["White words on it", WHITE, color],
    ["Yellow words on it", YELLOW, color],
    ["As a link on paper", ink, PAPER],
    ["As a link in the dark", lite, TUNNEL],
  ];
  return pairs.map(([name, words, ground]) => ({ name, words, ground, reached: contrast(words, ground) }));
}

/** The color, or the nearest shade of it that white and yellow words can be read on. */
export const readableBrandColor = (color: string) => readableOn(readableOn(color, WHITE), YELLOW);

/** Why a color cannot be the brand's, with the nearest shade that can; undefined for one that can. */
export function brandColorFault(color: string): string | undefined {
  const onWhite = contrast(color, WHITE);
  const onYellow = contrast(color, YELLOW);
  if (onWhite >= LEAST_CONTRAST.text && onYellow >= LEAST_CONTRAST.text) return undefined;
  const [word, reached] = onWhite < onYellow ? ["white", onWhite] : ["yellow", onYellow];
  return `${word} words on it reach a contrast of ${reached.toFixed(2)} where 4.5 is needed; the nearest shade that passes is ${readableBrandColor(color)}`;
}

/** The style sheet that makes it the color of links, lines and fields, each in a shade that can be read where it stands. */
export function brandStyles(color: string): string {
  const rules = Object.entries(brandShades(color)).map(([name, shade]) => `--blue-${name}:${shade}`);
  return `:root{${rules.join(";")}}`;
}

/** The same color for each thing that wears it. */
export function brandShades(color: string) {
  if (color === LINE_COLORS.Blue) return OUR_BLUE;
  return {
    field: color,
    line: mix(color, WHITE, 0.15),
    ink: readableOn(color, PAPER),
    tint: mix(color, WHITE, 0.88),
    lite: readableOn(mix(color, WHITE, 0.35), TUNNEL, 7),
  };
}

/** As in ui/styles/tokens.css, by hand. */
const OUR_BLUE = { field: LINE_COLORS.Blue, line: "#0f60fa", ink: "#1139d7", tint: "#dde8ff", lite: "#7fb3ff" };
