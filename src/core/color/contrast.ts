/** WCAG 2.2, “contrast ratio”, of two colors like #0c2dcc: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
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

/** `share` 0 is the first color, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, place) => Math.round(value + ((other[place] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The color, or the nearest shade of it on the way to black or white that reaches a contrast with `beside`. */
export function readableOn(color: string, beside: string, least = 4.5): string {
  const toward = contrast("#000000", beside) > contrast("#ffffff", beside) ? "#000000" : "#ffffff";
  for (let step = 0; step < 50; step++) {
    const shade = mix(color, toward, step / 50);
    if (contrast(shade, beside) >= least) return shade;
  }
  return toward;
}
