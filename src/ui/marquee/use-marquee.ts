import { type RefObject, useEffect, useRef, useState } from "react";
import { present } from "#core/errors/present.ts";
import { siteConstants } from "#core/site-constants.ts";

/** static: not hydrated, at rest. playing: travels. paused: stopped by the visitor. */
type MarqueeState = "static" | "playing" | "paused";

export interface MarqueeControls {
  /** The element that holds the rows. */
  box: RefObject<HTMLDivElement | null>;
  state: MarqueeState;
  toggle: () => void;
}

/** Sets the rows in motion and keeps their speed, whatever the width of their words: one copy passes in width ÷ speed. */
export function useMarquee(): MarqueeControls {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MarqueeState>("static");

  useEffect(() => {
    const copies = box.current?.querySelectorAll<HTMLElement>(".marquee-copy:first-child") ?? [];
    // Observing reports the first sizes as well; a later face or another window width changes them.
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const { width } = target.getBoundingClientRect();
        const { style } = present(target.parentElement);
        style.setProperty("--marquee-width", `${width}px`);
        style.setProperty("--marquee-time", `${width / siteConstants.marqueePxPerSecond}s`);
      }
    });
    for (const copy of copies) sizes.observe(copy);
    setState("playing");
    return () => sizes.disconnect();
  }, []);

  return { box, state, toggle: () => setState((now) => (now === "paused" ? "playing" : "paused")) };
}
