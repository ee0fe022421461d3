/** A desktop title: cut past `maxPx`, safe up to `safePx`. Estimates, measured on results pages: Google publishes no limit. */
export const DESKTOP_TITLE = { maxPx: 600, safePx: 580, sizePx: 20 } as const;

/** Under this a title rarely says more than a name. */
export const SHORT_TITLE_PX = 200;

/** Whole pixels for people; what is cut never reads as if it were not. */
export function shownPx(px: number): number {
  return px > DESKTOP_TITLE.maxPx ? Math.max(DESKTOP_TITLE.maxPx + 1, Math.round(px)) : Math.round(px);
}
