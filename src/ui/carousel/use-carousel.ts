import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { siteConstants } from "#core/site-constants.ts";
import { clampIndex, type SlidesByWidth, slidesFor, stepFrom } from "./carousel-position.ts";

/** static: not hydrated, scrolled by the visitor. playing: turns by itself. held: pointer or focus is inside. paused: stopped for good. */
type CarouselState = "static" | "playing" | "held" | "paused";

export interface CarouselTimes {
  /** Rest between two moves, counted from the end of the move. Absent: it never turns by itself. */
  autoplayMs?: number;
  speedMs?: number;
}

export function useCarousel(count: number, layout: SlidesByWidth, { autoplayMs, speedMs = 500 }: CarouselTimes) {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(() => slidesFor(layout, siteConstants.defaultWindowWidth));
  const [index, setIndex] = useState(0);
  const [alive, setAlive] = useState(false);
  const [paused, setPaused] = useState(!autoplayMs);
  const [held, setHeld] = useState(0);
  const moved = useRef(false);

  useEffect(() => {
    // As media queries count: text twice as large leaves half the width.
    const measure = () =>
      setVisible(slidesFor(layout, (innerWidth * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)));
    measure();
    // What a visitor scrolled to before hydration becomes the place we start from.
    const rail = view.current;
    if (rail && rail.scrollLeft > 0) {
      setIndex(Math.round(rail.scrollLeft / (rail.scrollWidth / count)));
      rail.scrollLeft = 0;
    }
    // A pointer or a focus that was there before us sent its event when nobody listened.
    const whole = rail?.closest(".carousel");
    setHeld((whole?.matches(":hover") ? pointerHold : 0) | (whole?.contains(document.activeElement) ? focusHold : 0));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
    setAlive(true);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [count]);

  const at = clampIndex(index, count, visible);

  // By CSSOM: the content security policy refuses style attributes in the document.
  useLayoutEffect(() => {
    if (!alive || !track.current) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.current.style.transition = `transform ${still ? 0 : speedMs}ms var(--brake)`;
    track.current.style.transform = `translateX(calc(${-at} * (100% + var(--gap)) / ${visible}))`;
  }, [alive, at, visible, speedMs]);

  const turning = alive && !paused && held === 0 && count > visible;
  useEffect(() => {
    if (!turning || !autoplayMs) return;
    const wait = setTimeout(() => step(1), autoplayMs + (moved.current ? speedMs : 0));
    return () => clearTimeout(wait);
  }, [turning, at, autoplayMs, speedMs, visible]);

  function step(by: 1 | -1) {
    moved.current = true;
    setIndex(stepFrom(at, by, count, visible));
  }

  const state: CarouselState = !alive ? "static" : turning ? "playing" : paused ? "paused" : "held";
  return {
    view,
    track,
    index: at,
    visible,
    state,
    paused,
    step,
    togglePause: () => setPaused(!paused),
    hold: (reason: HoldReason) => setHeld((now) => now | reason),
    release: (reason: HoldReason) => setHeld((now) => now & ~reason),
  };
}

/** Bits, so that leaving with the pointer does not end the hold of the focus. */
type HoldReason = typeof pointerHold | typeof focusHold;
export const pointerHold = 1;
export const focusHold = 2;
