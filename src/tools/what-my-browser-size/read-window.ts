/** Everything a page can learn about the window it is in. CSS pixels unless said otherwise. */
export interface WindowFacts {
  viewport: Size;
  /** The viewport without classic scrollbars: what a layout has. */
  layout: Size;
  /** What is in sight: smaller when zoomed by pinch or when a keyboard covers a part. */
  visual: Size & { scale: number };
  window: Size & { left: number; top: number };
  screen: Size & { availableWidth: number; availableHeight: number; colorDepth: number; orientation: string };
  ratio: number;
  scrollbar: number;
  /** Percent, or undefined where the browser gives nothing to tell it by. */
  zoom: number | undefined;
  rootFontPx: number;
  insets: { top: number; right: number; bottom: number; left: number };
  gamut: "rec2020" | "p3" | "srgb" | "unknown";
  isHdr: boolean;
  pointer: "fine" | "coarse" | "none";
  hover: boolean;
  touchPoints: number;
  prefers: {
    dark: boolean;
    lessMotion: boolean;
    moreContrast: boolean;
    forcedColors: boolean;
    lessTransparency: boolean;
    lessData: boolean;
  };
}

export interface Size {
  width: number;
  height: number;
}

/** @param probe an element whose padding is the safe area and whose font size is the reader's default */
export function readWindow(probe: Element | null): WindowFacts {
  const { innerWidth, innerHeight, outerWidth, outerHeight, screenX, screenY, screen, devicePixelRatio, visualViewport } = window;
  const { clientWidth, clientHeight } = document.documentElement;
  const style = probe ? getComputedStyle(probe) : undefined;
  const px = (name: string) => Math.round(Number.parseFloat(style?.getPropertyValue(name) ?? "") || 0);
  return {
    viewport: { width: innerWidth, height: innerHeight },
    layout: { width: clientWidth, height: clientHeight },
    visual: {
      width: Math.round(visualViewport?.width ?? clientWidth),
      height: Math.round(visualViewport?.height ?? clientHeight),
      scale: Math.round((visualViewport?.scale ?? 1) * 100) / 100,
    },
    window: { width: outerWidth, height: outerHeight, left: screenX, top: screenY },
    screen: {
      width: screen.width,
      height: screen.height,
      availableWidth: screen.availWidth,
      availableHeight: screen.availHeight,
      colorDepth: screen.colorDepth,
      orientation: screen.orientation?.type ?? (screen.width >= screen.height ? "landscape" : "portrait"),
    },
    ratio: Math.round(devicePixelRatio * 1000) / 1000,
    scrollbar: innerWidth - clientWidth,
    zoom: zoomOf(outerWidth, innerWidth),
    rootFontPx: px("font-size"),
    insets: { top: px("padding-top"), right: px("padding-right"), bottom: px("padding-bottom"), left: px("padding-left") },
    gamut: (["rec2020", "p3", "srgb"] as const).find((name) => matches(`(color-gamut: ${name})`)) ?? "unknown",
    isHdr: matches("(dynamic-range: high)"),
    pointer: (["fine", "coarse"] as const).find((name) => matches(`(pointer: ${name})`)) ?? "none",
    hover: matches("(hover: hover)"),
    touchPoints: navigator.maxTouchPoints,
    prefers: {
      dark: matches("(prefers-color-scheme: dark)"),
      lessMotion: matches("(prefers-reduced-motion: reduce)"),
      moreContrast: matches("(prefers-contrast: more)"),
      forcedColors: matches("(forced-colors: active)"),
      lessTransparency: matches("(prefers-reduced-transparency: reduce)"),
      lessData: matches("(prefers-reduced-data: reduce)"),
    },
  };
}

/** The media features above: each tells when it changes. */
export const watchedMedia = [
  "(prefers-color-scheme: dark)",
  "(prefers-reduced-motion: reduce)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
  "(pointer: fine)",
  "(dynamic-range: high)",
];

/** The steps of Chromium and Safari. */
const ZOOM_STEPS = [25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500];

/**
 * Page zoom, from the window's width outside and inside: the outside does not change with it in Chromium and Safari. Borders and side
 * panels blur the sum, so only a ratio close to a step of the menu is shown.
 */
export function zoomOf(outer: number, inner: number): number | undefined {
  if (outer === 0 || inner === 0) return undefined;
  const percent = (outer / inner) * 100;
  const step = ZOOM_STEPS.reduce((best, each) => (Math.abs(each - percent) < Math.abs(best - percent) ? each : best));
  return Math.abs(percent / step - 1) <= 0.025 ? step : undefined;
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}
