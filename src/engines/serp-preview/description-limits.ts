/**
 * A description in results, in Arial at 14 px: about two lines of 460 px on a desktop, and less on a phone. Estimates from results pages;
 * Google publishes no limit and cuts to the width of the device.
 */
export const DESKTOP_DESCRIPTION = { maxPx: 920, sizePx: 14 } as const;
export const PHONE_DESCRIPTION = { maxPx: 680, sizePx: 14 } as const;

/** Under this a description leaves most of its room unused: SEOnaut's lower end, in characters. */
export const SHORT_DESCRIPTION = 80;
