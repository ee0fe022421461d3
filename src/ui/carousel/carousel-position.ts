/** How many slides stand side by side. `carousel.css` knows the same breakpoints: a new one needs a line there. */
export interface SlidesByWidth {
  slides: SlideCount;
  /** From this width on (min-width). */
  slidesAt?: { readonly [K in 768 | 1024]?: SlideCount };
  /** Strictly above this width. */
  slidesAbove?: { readonly 600?: SlideCount };
}

type SlideCount = 1 | 2 | 3 | 4;

export function slidesFor({ slides, slidesAt = {}, slidesAbove = {} }: SlidesByWidth, width: number): number {
  const reached = [
    ...Object.entries(slidesAt).filter(([from]) => width >= Number(from)),
    ...Object.entries(slidesAbove).filter(([above]) => width > Number(above)),
  ];
  return reached.sort(([a], [b]) => Number(a) - Number(b)).at(-1)?.[1] ?? slides;
}

/** Where a step leads. Past the last full view it goes back to the first, and before the first to the last. */
export function stepFrom(index: number, by: 1 | -1, count: number, visible: number): number {
  const positions = positionsOf(count, visible);
  return (index + by + positions) % positions;
}

/** The nearest place that exists, when a wider window leaves fewer of them. */
export function clampIndex(index: number, count: number, visible: number): number {
  return Math.min(index, positionsOf(count, visible) - 1);
}

const positionsOf = (count: number, visible: number) => Math.max(1, count - visible + 1);
