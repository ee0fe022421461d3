/** Wider than any phone held upright, in the pixels that pages are laid out in. */
const WIDEST_PHONE_PX = 500;

export interface Viewport {
  /** What keeps people from zooming to twice the size, as it is written; null when they may. */
  lock: string | null;
  /** A width in pixels that no phone has; null when the page takes that of the device. */
  fixedWidth: number | null;
}

/** What a viewport tag asks of a phone. */
export function readViewport(content: string): Viewport {
  const settings = settingsOf(content);
  const [scalable, largest, width] = ["user-scalable", "maximum-scale", "width"].map((name) => settings.get(name));
  const locks = [scalable && !allowsZoom(scalable.value) ? scalable : null, largest && largestZoom(largest.value) < 2 ? largest : null];
  const px = Number.parseFloat(width?.value ?? "");
  return { lock: locks.find((lock) => lock !== null && lock !== undefined)?.written ?? null, fixedWidth: px > WIDEST_PHONE_PX ? px : null };
}

/** Names and values of a viewport: https://www.w3.org/TR/css-viewport-1/#parsing-algorithm, the last of two counts. */
function settingsOf(content: string): Map<string, { value: string; written: string }> {
  // From the start of a name only: a long one would be tried anew at each of its letters.
  const pairs = content.matchAll(/(?<![^\s,;=])([^\s,;=]+)\s*=\s*([^\s,;=]*)/g);
  return new Map([...pairs].map(([written, name = "", value = ""]) => [name.toLowerCase(), { value: value.toLowerCase(), written }]));
}

function allowsZoom(value: string): boolean {
  if (value === "yes" || value === "device-width" || value === "device-height") return true;
  return Math.abs(Number.parseFloat(value)) >= 1;
}

/** A negative one is passed over. */
function largestZoom(value: string): number {
  if (value === "device-width" || value === "device-height") return 10;
  if (value === "yes") return 1;
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? 0.1 : number < 0 ? 10 : number;
}
