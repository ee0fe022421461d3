import { type RefObject, useEffect, useState } from "react";
import { readWindow, type WindowFacts, watchedMedia } from "./read-window.ts";

/** The window as it is now, read again whenever it changes. Undefined on the server and before the page is awake. */
export function useWindowFacts(probe: RefObject<Element | null>): WindowFacts | undefined {
  const [facts, setFacts] = useState<WindowFacts>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let frame = 0;
    const read = () => {
      // Once a frame: a dragged edge sends many events in one.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setFacts(readWindow(probe.current)));
    };
    read();
    addEventListener("resize", read, { signal });
    visualViewport?.addEventListener("resize", read, { signal });
    screen.orientation?.addEventListener("change", read, { signal });
    for (const query of watchedMedia) matchMedia(query).addEventListener("change", read, { signal });
    // Nothing tells of a window that moves to another screen.
    const moved = setInterval(read, 1000);
    return () => {
      stop.abort();
      clearInterval(moved);
      cancelAnimationFrame(frame);
    };
  }, [probe]);
  return facts;
}

/** Pictures a second, from the middle one of 40 intervals between frames; undefined until they have passed. */
export function useRefreshRate(): number | undefined {
  const [rate, setRate] = useState<number>();
  useEffect(() => {
    const times: number[] = [];
    let frame = requestAnimationFrame(function tick(now) {
      times.push(now);
      if (times.length <= 40) {
        frame = requestAnimationFrame(tick);
        return;
      }
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      const middle = gaps.toSorted((a, b) => a - b)[20] ?? 0;
      if (middle > 0) setRate(Math.round(1000 / middle));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return rate;
}
